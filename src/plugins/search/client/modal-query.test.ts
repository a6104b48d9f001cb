import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {closeSearch, getEarlyEnter, listenForSearch, modalQuery} from './modal-query';

let onKey: (event: Partial<KeyboardEvent>) => void;
let onPaste: (event: unknown) => void;
const querySelector = vi.fn();
beforeEach(() => {
  vi.stubGlobal('document', {
    querySelector: querySelector.mockReturnValue(null),
    addEventListener: (type: string, listener: typeof onKey & typeof onPaste) => {
      if (type === 'keydown') onKey = listener;
      if (type === 'paste') onPaste = listener;
    },
  });
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('HTMLElement', class {});
  listenForSearch();
});
afterEach(() => {
  closeSearch();
  vi.unstubAllGlobals();
});

const press = (keys: Partial<KeyboardEvent>) => onKey({target: null, preventDefault: () => {}, ...keys});

test('S-01 a keydown event without a key, as autofill sends it, is ignored', () => {
  press({});
  press({ctrlKey: true});
  expect(modalQuery.get()).toBeUndefined();
  press({key: 'k', ctrlKey: true});
  press({});
  press({metaKey: true});
  expect(modalQuery.get()).toBe('');
});

test('S-01 Ctrl+K and Cmd+K open and close search, a slash opens it, Escape closes it', () => {
  press({key: 'k', ctrlKey: true});
  expect(modalQuery.get()).toBe('');
  press({key: 'K', metaKey: true});
  expect(modalQuery.get()).toBeUndefined();
  press({key: '/'});
  expect(modalQuery.get()).toBe('');
  press({key: 'Escape'});
  expect(modalQuery.get()).toBeUndefined();
});

test('S-01 letters that are typed while the modal is loading become its query', () => {
  press({key: '/'});
  for (const key of ['Q', 'L', 'x', 'Backspace', 'Shift', 'a', '/', ' ', 'b']) press({key});
  expect(modalQuery.get()).toBe('QLa/ b');
  press({key: 'Escape'});
  expect(modalQuery.get()).toBeUndefined();
});

test('S-08 Enter after a query is stored while the modal is loading, until the query changes or search is closed', () => {
  press({key: 'Enter'});
  press({key: '/'});
  press({key: 'Enter'});
  expect(getEarlyEnter()).toBeUndefined();
  press({key: 'Q'});
  press({key: 'Enter', ctrlKey: true});
  expect(getEarlyEnter()).toMatchObject({key: 'Enter', ctrlKey: true});
  press({key: 'L'});
  expect(getEarlyEnter()).toBeUndefined();
  press({key: 'Enter'});
  press({key: 'Escape'});
  press({key: '/'});
  expect(getEarlyEnter()).toBeUndefined();
});

test('S-01 S-07 text that is pasted while the modal is loading is added to the query, up to 64 characters', () => {
  const paste = (text: string) => onPaste({clipboardData: {getData: () => text}, preventDefault: () => {}});
  paste('ignored');
  expect(modalQuery.get()).toBeUndefined();
  press({key: '/'});
  press({key: 'Q'});
  paste('Label\n set');
  expect(modalQuery.get()).toBe('QLabel set');
  paste('x'.repeat(100));
  expect(modalQuery.get()).toHaveLength(64);
});

test('S-01 once the modal is shown, its own input takes the letters, even if it has no focus yet', () => {
  const focus = vi.fn();
  const inModal = {} as HTMLElement;
  press({key: '/'});
  querySelector.mockReturnValue({
    focus,
    closest: () => ({contains: (target: unknown) => target === inModal, close: () => {}}),
  });
  press({key: ' ', target: inModal});
  expect(focus).not.toHaveBeenCalled();
  const preventDefault = vi.fn();
  press({key: 'a', preventDefault});
  expect(focus).toHaveBeenCalledOnce();
  expect(preventDefault).not.toHaveBeenCalled();
  expect(modalQuery.get()).toBe('');
});

test('S-01 Escape that cancels a composed character does not close search', () => {
  press({key: '/'});
  press({key: 'Escape', isComposing: true});
  expect(modalQuery.get()).toBe('');
});
