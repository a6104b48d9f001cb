import {island, whenSeen} from './island';

/** How long a button says that it has copied, in milliseconds. */
const THANKS = 1500;

/** Gives a block of code its buttons: one copies it, one wraps its lines where they are too long. */
function addButtons(block: HTMLElement, signal: AbortSignal): void {
  const pre = block.querySelector('pre');
  if (!pre) return;
  const copy = button('Copy', 'Copy code');
  const wrap = button('Wrap', 'Wrap long lines');
  const buttons = document.createElement('div');
  buttons.className = 'code-buttons';
  buttons.append(wrap, copy);
  block.querySelector('.code-buttons')?.remove();
  block.append(buttons);

  copy.addEventListener('click', () => copyCode(pre, copy), {signal});
  wrap.addEventListener('click', () => toggleWrap(block, wrap), {signal});
  const observer = new ResizeObserver(() => {
    wrap.hidden = !('wrap' in block.dataset) && pre.scrollWidth <= pre.clientWidth;
  });
  observer.observe(pre);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** @param name what a screen reader says; it begins with the `text` that is seen */
function button(text: string, name: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'clean-btn';
  made.textContent = text;
  made.setAttribute('aria-label', name);
  return made;
}

function toggleWrap(block: HTMLElement, wrap: HTMLButtonElement): void {
  const isWrapped = block.toggleAttribute('data-wrap');
  wrap.setAttribute('aria-pressed', String(isWrapped));
}

async function copyCode(pre: HTMLPreElement, copy: HTMLButtonElement): Promise<void> {
  say(copy, (await isCopied(pre)) ? 'Copied' : 'Selected');
  setTimeout(() => say(copy, 'Copy', 'Copy code'), THANKS);
}

function say(element: HTMLButtonElement, text: string, name = text): void {
  element.textContent = text;
  element.setAttribute('aria-label', name);
}

/** Whether the code is on the clipboard now. Where the browser refuses, it is selected, for the keys to copy it. */
async function isCopied(pre: HTMLPreElement): Promise<boolean> {
  try {
    // Undefined on addresses without TLS.
    await navigator.clipboard.writeText(pre.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(pre);
    return false;
  }
}

island('code-block', whenSeen(addButtons));
