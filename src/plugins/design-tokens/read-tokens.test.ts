import {expect, test} from 'vitest';
import {readTokens} from './read-tokens';

const CSS = `:root {
  --ng-text: #1a201d; /* text */
  --ng-window-close: #ec6a5e; /* the button that closes a window */
  --ng-shadow: 0 1px 2px #000;
  --ng-size-12: 0.75rem;
  --ng-size-code: var(--ng-size-12);
  --ng-space-8: 0.5rem;
  --ifm-link-color: #123456;
}

@media screen {
  [data-theme="dark"] {
    --ng-text: #e4e8e5;
  }
}`;

test('a colour has its use and its values in both modes, which can be the same', () => {
  expect(readTokens(CSS, 'tokens.css').colours).toEqual([
    {name: '--ng-text', use: 'text', light: '#1a201d', dark: '#e4e8e5'},
    {name: '--ng-window-close', use: 'the button that closes a window', light: '#ec6a5e', dark: '#ec6a5e'},
  ]);
});

test('only sizes and spaces with a length are listed, not aliases of other tokens', () => {
  const {sizes, spaces} = readTokens(CSS, 'tokens.css');
  expect(sizes).toEqual([{name: '--ng-size-12', value: '0.75rem'}]);
  expect(spaces).toEqual([{name: '--ng-space-8', value: '0.5rem'}]);
});

test('a colour without a use stops the build with its line', () => {
  const css = CSS.replace(' /* text */', '');
  expect(() => readTokens(css, 'tokens.css')).toThrow('tokens.css:2: add a comment behind --ng-text');
  const above = CSS.replace('--ng-text: #1a201d; /* text */', '/* text */\n  --ng-text: #1a201d;');
  expect(() => readTokens(above, 'tokens.css')).toThrow('tokens.css:3');
});

test('a stylesheet whose tokens were renamed stops the build', () => {
  expect(() => readTokens(CSS.replaceAll('--ng-space-', '--gap-'), 'tokens.css')).toThrow('has no spaces');
});
