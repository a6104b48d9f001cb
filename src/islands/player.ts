import './player.css';
import {litLines} from './lit-lines';

/** How long each picture stays while all are played, in milliseconds. */
const PACE = 1800;

interface Picture {
  /** Title of the window; undefined for what has no frame. */
  title: string | undefined;
  /** Light, dark. */
  images: {src: string; alt: string; width: string; height: string}[];
}

/** What is to be seen before the first step, and after each. */
interface Moment {
  caption: string;
  /** Undefined when no window is open. */
  picture: Picture | undefined;
  effects: Element | undefined;
  /** Numbers of the lines that ran, in each language. */
  lines: number[][];
  /** What leads to the next moment: words, and where on the picture, in hundredths. */
  next: {caption: string; target: number[] | undefined} | undefined;
}

/** Reads lines as `Steps.tsx` writes them, `3, 5–7`. */
function linesOf(text: string | undefined): number[] {
  if (!text) return [];
  return text.split(', ').flatMap((run) => {
    const [first = 0, last = first] = run.split('–').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

function pictureIn(element: Element): Picture | undefined {
  // By attribute: the property `width` is that on the screen, for which the browser would have to lay out the page.
  const images = [...element.querySelectorAll('img')].map((image) => ({
    ...{src: image.src, alt: image.alt},
    ...{width: image.getAttribute('width') ?? '', height: image.getAttribute('height') ?? ''},
  }));
  const bar = element.querySelector('[aria-hidden] > span');
  const title = bar?.closest('[hidden]') ? undefined : (bar?.textContent ?? undefined);
  return images.length > 0 ? {title, images} : undefined;
}

/** Reads the list of pictures that the server has made. */
function momentsOf(shown: Element, steps: HTMLElement[]): Moment[] {
  const captionOf = (step: Element) => step.querySelector('p')?.textContent ?? '';
  const before = (index: number): Moment['next'] => {
    const step = steps[index];
    return (
      step && {
        caption: captionOf(step),
        target: step.dataset.target ? step.dataset.target.split(' ').map(Number) : undefined,
      }
    );
  };
  return [
    {
      caption: 'Press what is marked.',
      picture: pictureIn(shown),
      effects: undefined,
      lines: [],
      next: before(0),
    },
    ...steps.map((step, index) => ({
      caption: `Step ${index + 1} of ${steps.length}: ${captionOf(step)}`,
      picture: pictureIn(step),
      effects: step.querySelector('ul') ?? undefined,
      lines: [linesOf(step.dataset.ts), linesOf(step.dataset.js)],
      next: before(index + 1),
    })),
  ];
}

function button(text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  return made;
}

/** Buttons that cannot do anything now stay where they are, and keep the focus. */
function enable(element: HTMLButtonElement, isEnabled: boolean): void {
  if (isEnabled) element.removeAttribute('aria-disabled');
  else element.setAttribute('aria-disabled', 'true');
}

/** Lets the reader act on the program of an example: see `src/components/Example/Stage.tsx` for what is there. */
export function wakePlayer(play: HTMLElement, signal: AbortSignal): void {
  const part = (name: string) => play.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [stage, room, shown, marks, panel] = ['stage', 'room', 'shown', 'marks', 'panel'].map(part);
  if (!stage || !room || !shown || !marks || !panel) return;
  const moments = momentsOf(shown, [...play.querySelectorAll<HTMLElement>('details > ol > li')]);
  const last = moments.length - 1;
  const light = litLines();
  let now = 0;
  let timer = 0;

  const mark = button('');
  const next = button('');
  const back = button('Back');
  const restart = button('Start over');
  const playAll = button('Play all');
  playAll.dataset.part = 'play-all';
  const controls = document.createElement('div');
  controls.append(back, restart, playAll);
  const caption = document.createElement('p');
  caption.setAttribute('aria-live', 'polite');
  const said = document.createElement('div');
  said.tabIndex = 0;
  said.setAttribute('role', 'group');
  said.setAttribute('aria-label', 'What happened');
  said.append(caption);
  marks.replaceChildren(mark);
  panel.replaceChildren(next, controls, said);

  /** Fetches the picture of a moment in the reader's colour mode. */
  const load = async (moment: Moment | undefined) => {
    const seen = [...shown.querySelectorAll('img')].findIndex((image) => image.checkVisibility());
    const source = moment?.picture?.images[Math.max(seen, 0)]?.src;
    if (!source) return;
    const image = new Image();
    image.src = source;
    await image.decode().catch(() => undefined); // A picture that does not come leaves its place empty.
  };

  const showPicture = (picture: Picture | undefined) => {
    shown.toggleAttribute('data-closed', !picture);
    if (!picture) return;
    [...shown.querySelectorAll('img')].forEach((image, index) => {
      Object.assign(image, picture.images[index]);
    });
    shown.style.setProperty('--share', String(Number(picture.images[0]?.width) / Number(room.dataset.width)));
    const title = shown.querySelector('[aria-hidden] > span');
    if (!title) return;
    title.textContent = picture.title ?? '';
    title.parentElement?.toggleAttribute('hidden', picture.title === undefined);
  };

  const lightLines = () => {
    const panels = [...play.querySelectorAll('[role="tabpanel"]')];
    const chosen = panels.findIndex((one) => !one.hasAttribute('hidden'));
    light(panels[chosen]?.querySelector('pre code') ?? null, moments[now]?.lines[chosen] ?? []);
  };

  const show = ({caption: words, picture, effects, next: following}: Moment) => {
    showPicture(picture);
    const [left = 0, top = 0, width = 100, height = 100] = following?.target ?? [];
    Object.assign(mark.style, {left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`});
    mark.toggleAttribute('data-whole', !following?.target);
    mark.setAttribute('aria-label', following?.caption ?? 'Start over');
    next.textContent = following ? `Next: ${following.caption}` : 'Start over';
    for (const control of [back, restart]) enable(control, now > 0);
    caption.textContent = words;
    said.replaceChildren(caption, ...(effects ? [effects.cloneNode(true)] : []));
    lightLines();
  };

  /** Shows moment `to` once its picture is there, unless the reader goes on before. */
  const go = async (to: number) => {
    const moment = moments[to];
    if (!moment) return;
    now = to;
    await load(moment);
    if (now !== to || signal.aborted) return;
    show(moment);
    said.scrollTop = 0;
    void load(moments[to + 1]);
  };

  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    playAll.textContent = 'Play all';
  };
  const turn = (to: number) => {
    stop();
    void go(to);
  };
  const onward = () => turn(now < last ? now + 1 : 0);
  const playOn = async () => {
    await go(now < last ? now + 1 : 0);
    if (!timer) return;
    if (now < last) timer = window.setTimeout(playOn, PACE);
    else stop();
  };

  mark.addEventListener('click', onward, {signal});
  next.addEventListener('click', onward, {signal});
  back.addEventListener('click', () => turn(now - 1), {signal});
  restart.addEventListener('click', () => turn(0), {signal});
  playAll.addEventListener(
    'click',
    () => {
      if (timer) return stop();
      playAll.textContent = 'Pause';
      timer = window.setTimeout(playOn);
    },
    {signal},
  );
  const keys: Record<string, () => void> = {
    ArrowRight: () => now < last && onward(),
    ArrowLeft: () => turn(now - 1),
    Home: () => turn(0),
  };
  stage.addEventListener(
    'keydown',
    (event) => {
      const act = keys[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    },
    {signal},
  );
  // Whoever reaches for the picture wants the next one.
  for (const sign of ['pointerenter', 'focusin']) {
    stage.addEventListener(sign, () => void load(moments[now + 1]), {signal, once: true});
  }
  const languages = new MutationObserver(lightLines);
  languages.observe(play, {subtree: true, attributeFilter: ['hidden']});
  signal.addEventListener('abort', () => {
    stop();
    languages.disconnect();
    light(null, []);
  });
  const [first] = moments;
  if (first) show(first);
}
