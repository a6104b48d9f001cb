import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {normalize, splitWords, toIndexTerms} from '../../src/plugins/search/engine/text';
import {readIndex} from '../../src/plugins/search/index-files';
import {RECORDS_PATH} from '../../src/plugins/search/paths';
import {readSynonyms} from '../../src/plugins/search/read-synonyms';
import {unpack} from '../../src/plugins/search/records/pack';
import type {SearchRecord} from '../../src/plugins/search/records/types';
import {
  createBuildEngine,
  measureRelevance,
  NEWEST_VERSION,
  readQueries,
} from '../../tools/relevance/relevance';
import {BUILD} from '../support/build';
import {readDeclaredSymbols} from '../support/declared';

/** Maximum number of records of one page that Algolia accepts. */
const MAX_RECORDS_PER_PAGE = 750;

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(BUILD, file), 'utf8'));
const records = read(RECORDS_PATH) as SearchRecord[];
const pageOf = ({objectID}: SearchRecord) => objectID.replace(/~\d+$/, '').split('#')[0] ?? '';
const anchorOf = ({url}: SearchRecord) => new URL(url).hash.slice(1);

describe('records of the built site', () => {
  test('X-04 the embedded index has the same records as the provider’s', () => {
    const {origin} = new URL(records[0]?.url ?? '');
    const {names, texts} = readIndex(BUILD);
    expect(unpack(names, origin, texts)).toEqual(records);
  });

  test('no page has more records than the provider takes, and no two records share an id', () => {
    const counts = new Map<string, number>();
    for (const record of records) counts.set(pageOf(record), (counts.get(pageOf(record)) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(MAX_RECORDS_PER_PAGE);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  test('every record leads to an existing page and anchor', () => {
    const ids = new Map<string, Set<string>>();
    const idsOf = (page: string) => {
      const file = path.join(BUILD, page, 'index.html');
      const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return new Set(
        [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map((match) => match[1] ?? match[2] ?? ''),
      );
    };
    const lost = records.filter((record) => {
      const page = pageOf(record);
      const known = ids.get(page) ?? idsOf(page);
      ids.set(page, known);
      return (
        known.size === 0 || (anchorOf(record) !== '' && !known.has(decodeURIComponent(anchorOf(record))))
      );
    });
    expect(lost.map(({url}) => url)).toEqual([]);
  });

  test('there are records for classes, members, signals, enums, values, guides and questions', () => {
    const kinds = new Set(records.map(({kind}) => kind));
    for (const kind of [
      'class',
      'enum',
      'interface',
      'method',
      'property',
      'signal',
      'value',
      'global',
      'page',
      'section',
    ]) {
      expect(kinds).toContain(kind);
    }
    const groups = new Set(records.map(({hierarchy}) => hierarchy.lvl0));
    for (const group of [
      'Class',
      'Enum',
      'Interface',
      'Functions, constants and types',
      'API reference',
      'Guide',
      'Contribute',
      'Questions and answers',
      'Blog',
    ]) {
      expect(groups).toContain(group);
    }
  });
});

describe('what the package declares', () => {
  const declared = readDeclaredSymbols();
  /**
   * Returns the title and name of each record of a kind. If two enums have the same name, the title also contains their
   * class, which is removed here.
   */
  const recorded = (kind: SearchRecord['kind']) =>
    records
      .filter((record) => record.kind === kind && record.version === NEWEST_VERSION)
      .map(({hierarchy: {lvl1, lvl2}}) => `${lvl1?.split('.').at(-1)}.${lvl2}`);

  test('each class, enum and interface is found, and each value of an enum', () => {
    const titles = new Set(records.filter(({type}) => type === 'lvl1').map(({hierarchy}) => hierarchy.lvl1));
    expect(declared.map(({name}) => name).filter((name) => !titles.has(name))).toEqual([]);
    const values = declared
      .filter(({kind}) => kind === 'enum')
      .flatMap(({name, members}) => members.map((member) => `${name}.${member}`));
    expect(recorded('value').sort()).toEqual(values.sort());
  });

  test('each signal of a class is found once', () => {
    const signals = declared
      .filter(({kind, name}) => kind === 'interface' && name.endsWith('Signals'))
      .flatMap(({name, members}) => members.map((member) => `${name.replace(/Signals$/, '')}.${member}`));
    expect(recorded('signal').sort()).toEqual(signals.sort());
  });
});

test('there are at most 210 synonyms, and each leads to a word on the pages', () => {
  const known = new Set<string>();
  for (const {type, hierarchy, content} of records) {
    const title = (type !== 'content' && hierarchy[type]) || '';
    known.add(normalize(title));
    for (const word of splitWords(`${title} ${content}`))
      for (const term of toIndexTerms(word)) known.add(term);
  }
  const meanings = Object.values(readSynonyms()).flat();
  expect(meanings.length).toBeLessThanOrEqual(210);
  expect(meanings.filter((meaning) => !known.has(normalize(meaning)))).toEqual([]);
});

test('S-01 the code that every page loads has the search button, and nothing of the modal', () => {
  const scripts = path.join(BUILD, 'assets/js');
  const main = readdirSync(scripts).filter((name) => /^main\.\w+\.js$/.test(name));
  const code = main.map((name) => readFileSync(path.join(scripts, name), 'utf8')).join('');
  expect(code).toContain('DocSearch-Button');
  expect(code.match(/DocSearch-(Modal|Hit|StartScreen|NoResults|ErrorScreen)\b/g)).toBeNull();
});

describe('relevance on the built site', () => {
  const rows = new Map(measureRelevance(createBuildEngine(), readQueries()).map((row) => [row.kind, row]));

  test('there are enough judged queries for a reliable figure', () => {
    expect(rows.get('all')?.queries).toBeGreaterThanOrEqual(500);
  });

  test.each([
    'symbol',
    'member',
    'value',
    'typo',
  ])('a query for a %s is answered first 19 times out of 20', (kind) => {
    expect(rows.get(kind)?.top1).toBeGreaterThanOrEqual(0.95);
  });

  test('the plain English name of a widget finds its page first 9 times out of 10', () => {
    expect(rows.get('widget')?.top1).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    {sentence: 'question', keywords: 'question keywords', minimum: 0.85, minimumByKeywords: 0.9},
    {sentence: 'thread title', keywords: 'thread keywords', minimum: 0.88, minimumByKeywords: 0.93},
    {
      sentence: 'thread title, held out',
      keywords: 'thread keywords, held out',
      minimum: 0.86,
      minimumByKeywords: 0.93,
    },
  ])('the first three hits answer a share of $minimum by $sentence, and of $minimumByKeywords by $keywords', ({
    sentence,
    keywords,
    minimum,
    minimumByKeywords,
  }) => {
    expect(rows.get(sentence)?.top3).toBeGreaterThanOrEqual(minimum);
    expect(rows.get(keywords)?.top3).toBeGreaterThanOrEqual(minimumByKeywords);
  });

  test.each([
    'sign',
    'short word',
    'spelling',
    'sentence',
  ])('a query of the kind "%s" is answered among three 4 times out of 5', (kind) => {
    expect(rows.get(kind)?.top3).toBeGreaterThanOrEqual(0.8);
  });

  test.each([
    'task',
    'prefix',
    'error',
    'synonym',
  ])('a %s is answered among three 9 times out of 10', (kind) => {
    expect(rows.get(kind)?.top3).toBeGreaterThanOrEqual(0.9);
  });
});
