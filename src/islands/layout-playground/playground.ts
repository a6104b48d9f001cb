import yoga from 'yoga-layout/asmjs-sync';
import {rectangles} from './rectangles';
import {LABEL, LABELS, PRESETS, type Settings, START, stylesheet, WINDOW} from './settings';

/** The parts of the playground, as `src/components/LayoutPlayground` renders them. */
function partsOf(root: HTMLElement) {
  const one = <Part extends HTMLElement>(name: string) => root.querySelector<Part>(`[data-part="${name}"]`);
  return {
    form: root.querySelector('form'),
    picture: one('picture'),
    table: one('table'),
    chosen: one('chosen'),
    code: root.querySelector('code-block pre code') ?? root.querySelector('code-block pre'),
    presets: [...root.querySelectorAll<HTMLButtonElement>('[data-preset]')],
  };
}

const isLength = (value: string) => /^\d+%?$/.test(value);

/** Draws what is chosen, and writes its stylesheet, at each change. */
export function wakePlayground(root: HTMLElement, signal: AbortSignal): void {
  const {form, picture, table, chosen, code, presets} = partsOf(root);
  if (!form || !picture || !table || !chosen || !code) return;
  let settings: Settings = structuredClone(START);
  let current = 0;

  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;

  const draw = () => {
    picture.style.width = `${settings.width}px`;
    picture.style.height = `${settings.height}px`;
    const places = rectangles(yoga, settings);
    const labels = places.map(([left, top, width, height], index) => {
      const label = document.createElement('button');
      label.type = 'button';
      label.textContent = LABELS[index]?.text ?? '';
      label.setAttribute('aria-pressed', String(index === current));
      label.dataset.label = String(index);
      label.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      return label;
    });
    const hadFocus = picture.contains(document.activeElement);
    picture.replaceChildren(...labels);
    if (hadFocus) labels[current]?.focus();
    table.replaceChildren(
      ...places.map((place, index) => {
        const row = document.createElement('tr');
        const name = document.createElement('th');
        name.scope = 'row';
        name.textContent = LABELS[index]?.text ?? '';
        row.append(
          name,
          ...place.map((value) => {
            const cell = document.createElement('td');
            cell.textContent = String(value);
            return cell;
          }),
        );
        return row;
      }),
    );
    code.textContent = stylesheet(settings) || '/* Nothing but defaults. */\n';
  };

  /** Shows in the form what the settings say. */
  const fill = () => {
    current = Math.min(current, settings.labels.length - 1);
    field('width').value = String(settings.width);
    field('height').value = String(settings.height);
    field('labels').value = String(settings.labels.length);
    for (const name of Object.keys(WINDOW))
      show(`window ${name}`, settings.window[name as keyof typeof WINDOW]);
    const label = settings.labels[current] ?? {};
    for (const name of Object.keys(LABEL)) show(`label ${name}`, label[name as keyof typeof LABEL]);
    chosen.textContent = LABELS[current]?.text ?? '';
  };
  const show = (name: string, value: string | undefined) => {
    const control = field(name);
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = '';
    if (value) control.value = value;
  };

  /** Takes one control's value over; what cannot be used is left out until it can. */
  const take = (control: HTMLInputElement | HTMLSelectElement) => {
    const {name, value} = control;
    if (!control.checkValidity()) return;
    const [owner, property] = name.split(' ');
    if (property === undefined) {
      if (!value) return;
      if (name === 'labels')
        settings.labels = LABELS.slice(0, Number(value)).map((_, at) => settings.labels[at] ?? {});
      else settings = {...settings, [name]: Number(value)};
      fill();
    } else {
      const style = owner === 'window' ? settings.window : settings.labels[current];
      Object.assign(style ?? {}, {
        [property]: isLength(value) || control instanceof HTMLSelectElement ? value : '',
      });
    }
    draw();
  };

  form.addEventListener('submit', (event) => event.preventDefault(), {signal});
  form.addEventListener('input', ({target}) => take(target as HTMLInputElement | HTMLSelectElement), {
    signal,
  });
  picture.addEventListener(
    'click',
    ({target}) => {
      const label = (target as Element).closest<HTMLElement>('[data-label]');
      if (!label) return;
      current = Number(label.dataset.label);
      fill();
      draw();
    },
    {signal},
  );
  for (const button of presets) {
    const choose = () => {
      settings = structuredClone(PRESETS[button.dataset.preset ?? ''] ?? START);
      current = 0;
      fill();
      draw();
    };
    button.addEventListener('click', choose, {signal});
  }
  // The corner of the window can be dragged.
  const observer = new ResizeObserver(() => {
    const {offsetWidth, offsetHeight} = picture;
    if (offsetWidth === settings.width && offsetHeight === settings.height) return;
    settings = {...settings, width: offsetWidth, height: offsetHeight};
    fill();
    draw();
  });
  observer.observe(picture);
  signal.addEventListener('abort', () => observer.disconnect());

  for (const group of root.querySelectorAll('fieldset')) group.disabled = false;
  fill();
  draw();
}
