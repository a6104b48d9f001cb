import {island} from './island';

/** How long the button says that it has copied, in milliseconds. */
const THANKS = 1500;

/** Pixels from the top of the screen above which a heading counts as reached. */
const REACHED = 160;

/** Has the control at the head of a page copy the page, close its menu, and tell a report what is being read. */
function wakeActions(control: HTMLElement, signal: AbortSignal): void {
  const copy = control.querySelector<HTMLButtonElement>('[data-copy]');
  const menu = control.querySelector('details');
  const report = control.querySelector<HTMLAnchorElement>('[data-report]');
  const status = control.querySelector('output');
  if (!copy || !menu || !report || !status) return;
  const label = copy.textContent;
  const asked = report.href;

  copy.addEventListener(
    'click',
    async () => {
      const said = (await isCopied(copy.dataset.copy ?? '')) ? 'Copied' : 'Not copied';
      copy.textContent = said;
      status.textContent =
        said === 'Copied' ? 'The page is on the clipboard.' : 'The page could not be copied.';
      setTimeout(() => {
        copy.textContent = label;
        status.textContent = '';
      }, THANKS);
    },
    {signal},
  );

  report.addEventListener('click', () => {
    report.href = withSection(asked);
  });
  document.addEventListener('keydown', ({key}) => key === 'Escape' && menu.open && close(), {signal});
  document.addEventListener(
    'click',
    ({target}) => {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    },
    {signal},
  );
  menu.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });

  function close(): void {
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

/** Whether the text at an address is on the clipboard now. */
async function isCopied(address: string): Promise<boolean> {
  try {
    const text = fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(response.statusText);
      return new Blob([await response.text()], {type: 'text/plain'});
    });
    // Given a promise, the browser keeps the permission that comes with the click until the text is there.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
    return true;
  } catch {
    return false;
  }
}

/** The address of a report, with the heading that is being read. */
function withSection(address: string): string {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]')];
  const heading = headings.findLast((one) => one.getBoundingClientRect().top < REACHED);
  if (!heading) return address;
  const url = new URL(address);
  const title = heading.firstChild?.textContent ?? heading.id;
  url.searchParams.set('title', `${url.searchParams.get('title') ?? ''}${title}`);
  url.searchParams.set(
    'body',
    `${(url.searchParams.get('body') ?? '').trimEnd()}\nSection: ${title} (#${heading.id})\n\n`,
  );
  return url.href;
}

island('page-actions', wakeActions);
