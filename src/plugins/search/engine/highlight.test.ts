import {expect, test} from 'vitest';
import {Highlighter} from './highlight';

const TAGS = {preTag: '<mark>', postTag: '</mark>'};

test('matches are marked at the start of words and camel-case parts only', () => {
  expect(new Highlighter(['title']).highlight('setWindowTitle, subtitle', TAGS).value).toBe(
    'setWindow<mark>Title</mark>, subtitle',
  );
});

test('markup in the text is shown as text', () => {
  expect(new Highlighter(['b']).highlight('a <b onclick="x">', TAGS).value).toBe(
    'a &#60;<mark>b</mark> onclick=&#34;x&#34;&#62;',
  );
});

test('matchLevel is full only if all words match', () => {
  expect(new Highlighter(['one', 'two']).highlight('one two', TAGS).matchLevel).toBe('full');
  expect(new Highlighter(['one', 'two']).highlight('one', TAGS).matchLevel).toBe('partial');
  expect(new Highlighter(['one', 'two']).highlight('three', TAGS)).toMatchObject({
    matchLevel: 'none',
    matchedWords: [],
  });
});

test('a snippet is the part with the most matches, and has the requested number of words', () => {
  const text = 'one two three four five six seven eight nine ten';
  const {value} = new Highlighter(['six', 'eight']).snippet(text, {...TAGS, count: 4, ellipsis: '…'});
  expect(value).toBe('…five <mark>six</mark> seven <mark>eight</mark>…');
});

test('a short text is its own snippet', () => {
  expect(new Highlighter([]).snippet('all of it', {...TAGS, count: 10, ellipsis: '…'}).value).toBe(
    'all of it',
  );
});
