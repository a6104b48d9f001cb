import {expect, test} from 'vitest';
import {Highlighter} from './highlight';

test('matches are marked at the start of words and camel-case parts only', () => {
  expect(new Highlighter(['title']).highlight('setWindowTitle, subtitle')).toBe(
    'setWindow<mark>Title</mark>, subtitle',
  );
});

test('markup in the text is shown as text', () => {
  expect(new Highlighter(['b']).highlight('a <b onclick="x">')).toBe(
    'a &#60;<mark>b</mark> onclick=&#34;x&#34;&#62;',
  );
});

test('a snippet is the part with the most matches, and has the requested number of words', () => {
  const text = 'one two three four five six seven eight nine ten';
  expect(new Highlighter(['six', 'eight']).snippet(text, 4)).toBe(
    '…five <mark>six</mark> seven <mark>eight</mark>…',
  );
});

test('a short text is its own snippet', () => {
  expect(new Highlighter([]).snippet('all of it', 10)).toBe('all of it');
});
