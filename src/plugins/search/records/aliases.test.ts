import {expect, test} from 'vitest';
import {readRecords, samplePage} from '../../../../tests/support/sample-records';
import {readAliases} from './aliases';

const FILE = 'docs/faq.mdx';

test('aliases of sections are read from the front matter', () => {
  const aliases = {proxy: ['firewall', 'air gapped'], sell: ['commercial']};
  expect(readAliases({title: 'Questions', aliases}, FILE)).toEqual([
    {key: 'aliases', anchor: 'proxy', names: ['firewall', 'air gapped'], file: FILE},
    {key: 'aliases', anchor: 'sell', names: ['commercial'], file: FILE},
  ]);
  expect(readAliases({title: 'Questions'}, FILE)).toEqual([]);
});

test.each([
  ['a list in place of the table', ['proxy'], '"aliases": expected record, received array (at aliases)'],
  [
    'a text in place of a list',
    {proxy: 'firewall'},
    '"proxy": expected array, received string (at aliases.proxy)',
  ],
  ['an empty name', {proxy: [' ']}, 'item 1 of "proxy": must not be empty (at aliases.proxy.0)'],
  ['a name twice', {proxy: ['a', 'a']}, '"proxy": lists the same text twice (at aliases.proxy)'],
])('aliases with %s are refused with their file and place', (_, aliases, fault) => {
  expect(() => readAliases({aliases}, FILE)).toThrow(
    `The front matter of docs/faq.mdx has unexpected content: ${fault}`,
  );
});

const SAMPLE = samplePage('/docs/faq', '<h1>Questions</h1><h2 id="proxy">Proxy</h2><p>Set it.</p>');

test('keywords of sections are read beside aliases, and become topics of the records of these sections', () => {
  const frontMatter = {aliases: {proxy: ['firewall']}, sectionKeywords: {proxy: ['vpn', 'intranet']}};
  const [page, section] = readRecords({...SAMPLE, aliases: readAliases(frontMatter, FILE)});
  expect(page?.aliases).toBeUndefined();
  expect([section?.aliases, section?.topics]).toEqual([['firewall'], ['vpn', 'intranet']]);
});

test.each(['aliases', 'sectionKeywords'])('%s of a section that does not exist are refused', (key) => {
  const aliases = readAliases({[key]: {prox: ['firewall']}}, FILE);
  expect(() => readRecords({...SAMPLE, aliases})).toThrow(
    `docs/faq.mdx ${key}: /docs/faq has no section with the id "prox". Nearest names: proxy.`,
  );
});
