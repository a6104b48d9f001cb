import {expect, test} from 'vitest';
import {expand} from './expand';
import {parseQuery} from './query';
import {createSynonyms} from './synonyms';
import {Vocabulary} from './vocabulary';
import {TERMS} from './weights';

const synonyms = createSynonyms([], {});
const TEXT_TERMS = [
  'bun',
  'bundle',
  'frames',
  'framework',
  'lamps',
  'lampshade',
  'mainwindow',
  'tab',
  'widget',
];
const counts = new Map(TEXT_TERMS.map((term) => [term, 1]));
const lexicon = {vocabulary: new Vocabulary(counts, 10), synonyms};

/** Returns how much longer words count that begin with a word of a query. */
const getPrefixWeight = (query: string, word: string) =>
  expand(parseQuery(query), lexicon)
    .find((item) => item.word === word)
    ?.terms.find(({isPrefix}) => isPrefix)?.weight;

test('longer words that begin with a word count less if another word is typed after it', () => {
  expect(getPrefixWeight('lamps frames', 'frames')).toBe(getPrefixWeight('frames', 'frames'));
  expect(getPrefixWeight('frames lamps', 'frames')).toBeLessThan(getPrefixWeight('frames', 'frames') ?? 0);
});

test('a word that no page has is completed, even if another word is typed after it', () => {
  expect(getPrefixWeight('framew lamps', 'framew')).toBe(getPrefixWeight('framew', 'framew'));
});

test('a known word of up to four letters counts less as a prefix than a longer word', () => {
  expect(getPrefixWeight('bun', 'bun')).toBeLessThan(getPrefixWeight('frames', 'frames') ?? 0);
});

test('the name of a class also finds its plain name, but counts less there', () => {
  const [name] = expand(parseQuery('QMainWindow lamps'), lexicon);
  expect(name?.terms.map(({text, isPrefix}) => [text, isPrefix])).toEqual([['mainwindow', false]]);
  expect(name?.terms[0]?.weight).toBeLessThan(TERMS.typed);
});

test('the name of a class also finds the words that it consists of, apart from weak ones, but counts less there', () => {
  const [name] = expand(parseQuery('QTabWidget lamps'), lexicon);
  expect(name?.terms.map(({text, isPrefix}) => [text, isPrefix])).toEqual([['tab', false]]);
  expect(name?.terms[0]?.weight).toBeLessThan(TERMS.withoutQPrefix);
  expect(expand(parseQuery('qtabwidget lamps'), lexicon)[0]?.terms).toEqual([]);
});

test('the only word of the name of a class counts once', () => {
  const [name] = expand(parseQuery('QTab'), lexicon);
  expect(name?.terms).toEqual([
    {text: 'tab', weight: TERMS.withoutQPrefix, isPrefix: false, isMeaning: false},
  ]);
});
