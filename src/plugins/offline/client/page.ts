import {bytesOf, type FileList, missing, OFFLINE_PAGE, pathBelow} from '../set';
import {openedPages} from './opened-pages';
import {fetchList, type Outcome, remove} from './save';
import {intactKeys, keptKeys, readSet} from './saved-set';
import {registerWorker} from './site';
import {current, run, stop, watch} from './work';

/** What the page shows of a set: nothing of it is here, a part, or all of it, maybe of an older deployment. */
type Shown =
  | {kind: 'away'}
  | {kind: 'none' | 'part' | 'saving' | 'older'; done: number; all: number}
  | {kind: 'saved'; all: number};

/** What the visitor is told when saving has ended, beside what is here then. */
const TOLD: Record<Outcome, string> = {
  saved: '',
  stopped: '',
  removed: 'Another tab has removed the saved pages.',
  busy: 'Another tab is saving these pages.',
  full: 'There is not enough room on this device. Nothing new was saved.',
  unreachable: 'The connection was lost. What has arrived is kept, and you can go on from there.',
};

const CONTROLS_STYLE = `
  display: flex; flex-wrap: wrap; gap: var(--ng-space-12); align-items: center;
  margin-block: var(--ng-space-12) var(--ifm-leading); accent-color: var(--ng-accent)`;

const megabytes = (bytes: number): string =>
  bytes < 1e6 ? 'less than 1 MB' : `${Math.round(bytes / 1e6)} MB`;

/** What is on this device, compared with the deployment that is there now. */
async function look(scope: string): Promise<Shown> {
  const now = current();
  if (now) return {kind: 'saving', ...now};
  const [list, set] = await Promise.all([fetchList(scope).catch(() => undefined), readSet(scope)]);
  if (set && missing(scope, set.files, await intactKeys(scope, set.files)).length === 0) {
    if (!list || list.version === set.version) return {kind: 'saved', all: sizeOf(set)};
    return {kind: 'older', ...(await progressOf(scope, list))};
  }
  const wanted = list ?? set;
  if (!wanted) return {kind: 'away'};
  return {kind: (await keptKeys(scope)).size > 0 ? 'part' : 'none', ...(await progressOf(scope, wanted))};
}

/** Returns the bytes of a list of files, and those of them that are on this device. */
async function progressOf(scope: string, list: FileList): Promise<{done: number; all: number}> {
  const all = sizeOf(list);
  return {done: all - bytesOf(missing(scope, list.files, await intactKeys(scope, list.files))), all};
}

const sizeOf = ({files}: FileList): number => bytesOf(Object.entries(files));

/** The sentence on what is on this device. */
function sentence(shown: Shown): string {
  switch (shown.kind) {
    case 'away':
      return 'The site cannot be reached, so there is nothing to save right now.';
    case 'none':
      return `All pages, pictures and the search index take ${megabytes(shown.all)} on this device.`;
    case 'part':
      return `${megabytes(shown.done)} of ${megabytes(shown.all)} are on this device.`;
    case 'saving':
      if (shown.all === 0) return 'Saving …';
      return `Saving: ${Math.floor((shown.done / shown.all) * 4) * 25} % of ${megabytes(shown.all)}.`;
    case 'older':
      return `All pages are saved, in an older version. The new one needs ${megabytes(shown.all - shown.done)}.`;
    case 'saved':
      return `All pages are saved on this device (${megabytes(shown.all)}), and search works too.`;
  }
}

const MAIN_BUTTON = {
  none: 'Save for offline',
  part: 'Continue',
  saving: 'Stop',
  older: 'Update',
  away: undefined,
  saved: undefined,
} as const;

/** Whether saving could begin: without the worker nothing of it could be read. Resolves when it has ended. */
async function start(scope: string): Promise<boolean> {
  // The browser then does not clear it away when it needs room. It may ask the visitor, which nobody has to wait for.
  navigator.storage?.persist?.().catch(() => false);
  const hasWorker = await registerWorker(scope).then(
    () => true,
    () => false,
  );
  if (hasWorker) await run(scope);
  return hasWorker;
}

/** Has the page about reading offline say what is on this device, save, stop, update and remove. */
export function wakePage(page: HTMLElement, scope: string, signal: AbortSignal): void {
  const part = <Part extends HTMLElement>(name: string) => page.querySelector<Part>(`[data-part=${name}]`);
  const status = part('status');
  const controls = part('controls');
  const list = part<HTMLUListElement>('pages');
  const missingPage = page.querySelector('template');
  if (!status || !controls || !list || !missingPage) return;

  // The worker shows this page in the place of one that is not here.
  if (pathBelow(scope, window.location.href) !== OFFLINE_PAGE) {
    missingPage.replaceWith(missingPage.content.cloneNode(true));
    page.querySelector('button')?.addEventListener('click', () => window.location.reload());
  }

  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', 'Saving pages');
  const [main, removal] = [document.createElement('button'), document.createElement('button')];
  main.className = 'button button--primary';
  removal.className = 'button button--secondary';
  removal.textContent = 'Remove';
  for (const button of [main, removal]) button.type = 'button';
  status.setAttribute('role', 'status');
  status.tabIndex = -1;
  controls.style.cssText = CONTROLS_STYLE;
  controls.replaceChildren(bar, main, removal);

  const draw = (shown: Shown, note = '') => {
    const text = [note, sentence(shown)].filter(Boolean).join(' ');
    // Said once, although there is progress with each file.
    if (status.textContent !== text) status.textContent = text;
    const label = MAIN_BUTTON[shown.kind];
    const hadFocus = [main, removal].some((button) => button === document.activeElement);
    main.hidden = label === undefined;
    main.textContent = label ?? '';
    removal.hidden = !['part', 'older', 'saved'].includes(shown.kind);
    bar.hidden = shown.kind !== 'saving';
    if (shown.kind === 'saving') Object.assign(bar, {max: shown.all, value: shown.done});
    if (hadFocus && document.activeElement === document.body) status.focus();
  };

  let asked = 0;
  const show = async (note?: string) => {
    const question = ++asked;
    const shown = await look(scope);
    if (question === asked && !signal.aborted) draw(shown, note);
  };
  const stopWatching = watch((outcome) => show(outcome && TOLD[outcome]));
  signal.addEventListener('abort', stopWatching);
  main.addEventListener('click', async () => {
    if (current()) stop();
    else if (!(await start(scope))) show('This browser does not let these pages be saved.');
  });
  removal.addEventListener('click', async () => {
    await remove(scope);
    show('What was saved is removed.');
  });
  show();
  void listKept(scope, list);
}

/** Lists the pages that were opened and are still here. */
async function listKept(scope: string, list: HTMLElement): Promise<void> {
  const items = (await openedPages(scope)).map(({address, title}) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = new DOMParser().parseFromString(title, 'text/html').body.textContent;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  if (items.length > 0) list.replaceChildren(...items);
}
