import {expect, test} from 'vitest';
import {highlight, snippet} from './highlight';

const TAGS = {preTag: '<mark>', postTag: '</mark>'};

test('beginnings of words and humps are marked, other letters are not', () => {
  expect(highlight('setWindowTitle, subtitle', ['title'], TAGS).value).toBe(
    'setWindow<mark>Title</mark>, subtitle',
  );
});

test('markup in the text is shown as text', () => {
  expect(highlight('a <b onclick="x">', ['b'], TAGS).value).toBe(
    'a &#60;<mark>b</mark> onclick=&#34;x&#34;&#62;',
  );
});

test('matchLevel tells whether all words are there', () => {
  expect(highlight('one two', ['one', 'two'], TAGS).matchLevel).toBe('full');
  expect(highlight('one', ['one', 'two'], TAGS).matchLevel).toBe('partial');
  expect(highlight('three', ['one', 'two'], TAGS)).toMatchObject({matchLevel: 'none', matchedWords: []});
});

test('a snippet is the part with the most matches, with the wanted number of words', () => {
  const text = 'one two three four five six seven eight nine ten';
  const {value} = snippet(text, ['six', 'eight'], {...TAGS, count: 4, ellipsis: '…'});
  expect(value).toBe('…five <mark>six</mark> seven <mark>eight</mark>…');
});

test('a short text is its own snippet', () => {
  expect(snippet('all of it', [], {...TAGS, count: 10, ellipsis: '…'}).value).toBe('all of it');
});
