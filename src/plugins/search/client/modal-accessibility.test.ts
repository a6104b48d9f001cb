// @vitest-environment happy-dom
import {afterEach, expect, test, vi} from 'vitest';
import {repairModal, trapFocus} from './modal-accessibility';

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Creates a modal with an input and two links, and keeps the focus in it. */
function open(): Element {
  document.body.innerHTML = '<a href="/outside"></a><div><input><a href="/a"></a><a href="/b"></a></div>';
  // Elements have no boxes here, and the trap ignores elements without a box.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  const modal = document.querySelector('div') as Element;
  stop = trapFocus(modal);
  modal.querySelector('input')?.focus();
  return modal;
}

const press = (init: KeyboardEventInit) => document.dispatchEvent(new KeyboardEvent('keydown', init));

test('Tab goes around in the modal, in both directions', () => {
  const [input, first, last] = [...open().children];
  press({key: 'Tab'});
  expect(document.activeElement).toBe(first);
  press({key: 'Tab', shiftKey: true});
  expect(document.activeElement).toBe(input);
  press({key: 'Tab', shiftKey: true});
  expect(document.activeElement).toBe(last);
  press({key: 'Tab'});
  expect(document.activeElement).toBe(input);
});

test('the input gets the focus when the link that Tab reached disappears', async () => {
  const [input, , last] = [...open().children];
  press({key: 'Tab', shiftKey: true});
  expect(document.activeElement).toBe(last);
  last?.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(input));
});

test('a reader who has left a link before it disappears keeps the focus', async () => {
  const [, first, last] = [...open().children];
  press({key: 'Tab', shiftKey: true});
  (first as HTMLElement).focus();
  last?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(first);
});

test('each list of hits is named after its group, also when the hits change', async () => {
  const renderGroup = (name: string) =>
    `<section><div>${name}</div><ul role="listbox" aria-labelledby="label"><li role="option"></li></ul></section>`;
  document.body.innerHTML = `<div><div class="DocSearch-Container">${renderGroup('Class')}</div></div>`;
  stop = repairModal(document.body);
  const overlay = document.querySelector('.DocSearch-Container') as Element;
  overlay.innerHTML = renderGroup('Class') + renderGroup('Guide');
  const readNames = () =>
    [...overlay.querySelectorAll('ul')].map((list) => [
      list.getAttribute('aria-labelledby'),
      list.getAttribute('aria-label'),
    ]);
  await vi.waitFor(() =>
    expect(readNames()).toEqual([
      [null, 'Class'],
      [null, 'Guide'],
    ]),
  );
});
