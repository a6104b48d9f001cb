import {expect, test} from 'vitest';
import {readRecords, samplePage} from '../../../../tests/support/sample-records';
import {readAliases} from './aliases';

const page = (aliases: string) => `---\ntitle: Questions\naliases:\n${aliases}\n---\n\n## Proxy\n`;

test('aliases of sections are read from the front matter with their line', () => {
  expect(readAliases(page('  proxy: [firewall, air gapped]\n  sell: [commercial]'), 'docs/faq.mdx')).toEqual([
    {key: 'aliases', anchor: 'proxy', names: ['firewall', 'air gapped'], source: 'docs/faq.mdx:4'},
    {key: 'aliases', anchor: 'sell', names: ['commercial'], source: 'docs/faq.mdx:5'},
  ]);
  expect(readAliases('---\ntitle: x\n---\n', 'docs/faq.mdx')).toEqual([]);
  expect(readAliases('# No front matter\n', 'docs/faq.mdx')).toEqual([]);
});

test('aliases are read from a page with Windows line ends and a byte order mark', () => {
  const text = `\uFEFF${page('  proxy: [firewall]').replaceAll('\n', '\r\n')}`;
  expect(readAliases(text, 'docs/faq.mdx')).toEqual([
    {key: 'aliases', anchor: 'proxy', names: ['firewall'], source: 'docs/faq.mdx:4'},
  ]);
});

test('aliases of another form are refused with file and line', () => {
  expect(() => readAliases(page('  - proxy'), 'docs/faq.mdx')).toThrow(
    'docs/faq.mdx:4 "aliases" must map ids',
  );
  expect(() => readAliases(page('  proxy: firewall'), 'docs/faq.mdx')).toThrow(
    'docs/faq.mdx:4 the aliases of "proxy" must be a list of strings',
  );
  expect(() => readAliases(page('  proxy: [" "]'), 'docs/faq.mdx')).toThrow(
    'docs/faq.mdx:4 the aliases of "proxy" must be a list of strings',
  );
  expect(() => readAliases(page('  proxy: [firewall, firewall]'), 'docs/faq.mdx')).toThrow(
    'docs/faq.mdx:4 the aliases of "proxy" contain the same string twice',
  );
});

test('an alias of a section that does not exist is refused with file and line', () => {
  const sample = samplePage('/docs/faq', '<h1>Questions</h1><h2 id="proxy">Proxy</h2><p>Set it.</p>');
  const aliases = readAliases(page('  proxy: [firewall]'), 'docs/faq.mdx');
  expect(readRecords({...sample, aliases}).map((record) => record.aliases)).toEqual([
    undefined,
    ['firewall'],
  ]);
  expect(() =>
    readRecords({...sample, aliases: readAliases(page('  prox: [firewall]'), 'docs/faq.mdx')}),
  ).toThrow('docs/faq.mdx:4 aliases: /docs/faq has no section with the id "prox". Nearest names: proxy.');
});

test('keywords of sections are read beside aliases, and become topics of the records of these sections', () => {
  const sample = samplePage('/docs/faq', '<h1>Questions</h1><h2 id="proxy">Proxy</h2><p>Set it.</p>');
  const text = page('  proxy: [firewall]\nsectionKeywords:\n  proxy: [vpn, intranet]');
  const aliases = readAliases(text, 'docs/faq.mdx');
  expect(aliases.at(-1)).toEqual({
    key: 'sectionKeywords',
    anchor: 'proxy',
    names: ['vpn', 'intranet'],
    source: 'docs/faq.mdx:6',
  });
  const section = readRecords({...sample, aliases}).at(-1);
  expect([section?.aliases, section?.topics]).toEqual([['firewall'], ['vpn', 'intranet']]);
  const unknown = readAliases(text.replace('  proxy: [vpn', '  prox: [vpn'), 'docs/faq.mdx');
  expect(() => readRecords({...sample, aliases: unknown})).toThrow(
    'docs/faq.mdx:6 sectionKeywords: /docs/faq has no section with the id "prox"',
  );
});
