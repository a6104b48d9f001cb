// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {repairModal} from './modal-accessibility';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** Shows a modal with this content in its overlay, and repairs it. */
function open(content: string): Element {
  document.body.innerHTML = `<dialog><div class="DocSearch-Container">${content}</div></dialog>`;
  stop = repairModal(document.querySelector('dialog') as Element);
  return document.querySelector('.DocSearch-Container') as Element;
}

test('the input gets the focus when the link that had it disappears', async () => {
  const [input, link] = open('<input><a href="/a"></a>').children;
  (link as HTMLElement).focus();
  link?.remove();
  await expect.poll(() => document.activeElement).toBe(input);
});

test('each list of hits is named after its group, also when the hits change', async () => {
  const renderGroup = (name: string) =>
    `<section><div>${name}</div><ul role="listbox" aria-labelledby="label"><li role="option"></li></ul></section>`;
  const overlay = open(renderGroup('Class'));
  overlay.innerHTML = renderGroup('Class') + renderGroup('Guide');
  const readNames = () =>
    [...overlay.querySelectorAll('ul')].map((list) => [
      list.getAttribute('aria-labelledby'),
      list.getAttribute('aria-label'),
    ]);
  await expect
    .poll(() => readNames())
    .toEqual([
      [null, 'Class'],
      [null, 'Guide'],
    ]);
});
