import {describe, expect, test} from 'vitest';
import {readRecords, sampleMember, samplePage, sampleRecords} from '../../../../tests/support/sample-records';
import {DATA_ATTRIBUTES} from '../../../lib/reference';
import {createEngine} from './engine';
import {NAME_SCORERS, RERANK_SCORERS, TEXT_SCORERS} from './scorers';

const SCORERS = [...NAME_SCORERS, ...TEXT_SCORERS, ...RERANK_SCORERS];

/** Indexes the sample pages and these ones. Returns a function that finds addresses, optionally without a scorer. */
function finderOf(...pages: Array<[path: string, content: string]>) {
  const made = pages.flatMap(([path, content]) => readRecords(samplePage(path, content)));
  const engine = createEngine([...sampleRecords(), ...made]);
  return (query: string, without?: string) =>
    engine.findUrls(query, without).map((url) => url.replace('https://example.org', ''));
}

const classPage = (name: string, content: string): [string, string] => [
  `/docs/api/generated/classes/${name.toLowerCase()}`,
  `<h1>${name}</h1>${content}`,
];

test('all scorers have different names', () => {
  expect(new Set(SCORERS.map(({name}) => name)).size).toBe(SCORERS.length);
});

const base = '/docs/api/generated/classes';

test('of two members with the same name, the one whose class or subclass guides mention comes first', () => {
  const glow = `<h2 id="methods">Methods</h2>${sampleMember('glow', 'Shines.')}`;
  const find = finderOf(
    classPage('QAlpha', glow),
    classPage('QOmega', glow),
    classPage('QLantern', `<p ${DATA_ATTRIBUTES.ancestors}="QOmega"></p>`),
    ['/docs/guides/light', '<h1>Light</h1><p>Take a QLantern.</p><h2 id="more">More</h2><p>QLantern.</p>'],
  );
  expect(find('glow')[0]).toBe(`${base}/qomega#glow`);
});

describe('the effect of a scorer, compared with the ranking without it', () => {
  test('name: a symbol whose name is typed comes before text that has the word', () => {
    const find = finderOf(
      ['/docs/guides/blink', '<h1>Lamps</h1><p>blinkOnce, blinkOnce and blinkOnce.</p>'],
      classPage('QLamp', `<h2 id="methods">Methods</h2>${sampleMember('blinkOnce', 'Shines.')}`),
    );
    expect(find('blinkonce')[0]).toBe(`${base}/qlamp#blinkonce`);
  });

  test('member: a name after that of a class finds the member of that class', () => {
    const find = finderOf();
    expect(find('qwidgetsetlay')[0]).toBe(`${base}/qwidget#setlayout`);
    expect(find('qwidgetsetlay', 'member')[0]).not.toBe(`${base}/qwidget#setlayout`);
  });

  test('exact name: a class or member that is named in a sentence comes before texts that have more of its words', () => {
    const find = finderOf(
      classPage(
        'QLamp',
        `<p>Shines.</p><h2 id="methods">Methods</h2>${sampleMember('dimLight', 'Dims it.')}`,
      ),
      ...['one', 'two', 'three', 'four'].map((name): [string, string] => [
        `/docs/guides/${name}`,
        `<h1>${name}</h1><p>A QLamp with dimLight. Which lines do I need? These lines.</p>`,
      ]),
    );
    expect(find('which lines does a QLamp need')[0]).toBe(`${base}/qlamp`);
    expect(find('which lines does a QLamp need', 'exact name')[0]).not.toBe(`${base}/qlamp`);
    expect(find('which lines does dimLight need')[0]).toBe(`${base}/qlamp#dimlight`);
    expect(find('QLamp dimLight')[0]).toBe(`${base}/qlamp#dimlight`);
  });

  test('section of a class: a question about a class finds a guide that mentions it before its members', () => {
    const otherPages = Array.from({length: 20}, (_, number): [string, string] => [
      `/docs/guides/other-${number}`,
      `<h1>Page ${number}</h1><p>Something else.</p>`,
    ]);
    const find = finderOf(
      ...otherPages,
      classPage('QLamp', `<h2 id="methods">Methods</h2>${sampleMember('dimLight', 'Dims it.')}`),
      ['/docs/guides/light', '<h1>Light</h1><h2 id="rooms">Light for rooms</h2><p>A QLamp, or a QLamp.</p>'],
    );
    const [guide, member] = ['/docs/guides/light#rooms', `${base}/qlamp#dimlight`];
    expect(find('how do I use QLamp')).toEqual([`${base}/qlamp`, guide, member]);
    expect(find('how do I use QLamp', 'section of a class')).toEqual([`${base}/qlamp`, member, guide]);
    expect(find('QLamp')).toEqual([`${base}/qlamp`, member, guide]);
  });

  test('similar alias: a page is found by the words of its alias in another order, with words between them', () => {
    const lamps = readRecords({
      ...samplePage('/docs/guides/lamps', '<h1>Lamps</h1><p>Nothing.</p>'),
      aliases: [{key: 'aliases', anchor: '', names: ['bulbs of equal brightness'], file: ''}],
    });
    const others = ['one', 'two', 'three'].flatMap((name) =>
      readRecords(
        samplePage(
          `/docs/guides/${name}`,
          `<h1>Equal bulbs ${name}</h1><p>The brightness of both bulbs isn't the same.</p>`,
        ),
      ),
    );
    const engine = createEngine([...sampleRecords(), ...lamps, ...others]);
    const query = 'why is the brightness of my bulbs not equal';
    expect(engine.findUrls(query)[0]).toBe('https://example.org/docs/guides/lamps');
    expect(engine.findUrls(query, 'similar alias')[0]).not.toBe('https://example.org/docs/guides/lamps');
  });

  test('whole section: a section with several parts about a question comes before one with a single part', () => {
    const filler = 'It stands in a corner of the room and does no harm. '.repeat(16);
    const section = (name: string, ...paragraphs: string[]): [string, string] => [
      `/docs/guides/${name}`,
      `<h1>Lamps</h1><p>Nothing.</p><h2 id="bulbs">Bulbs</h2>${paragraphs.map((text) => `<p>${text} ${filler}</p>`).join('')}`,
    ];
    const find = finderOf(
      section('one', 'The light loses its brightness.'),
      section('two', 'The light loses its brightness.', 'The brightness of the light is lost.'),
    );
    const query = 'my light loses brightness';
    expect(find(query)[0]).toBe('/docs/guides/two#bulbs');
    expect(find(query, 'whole section')[0]).toBe('/docs/guides/one#bulbs');
  });
});
