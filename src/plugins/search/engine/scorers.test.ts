import {describe, expect, test} from 'vitest';
import {sampleMember, samplePage, sampleRecords} from '../../../../tests/support/sample-records';
import {MARKS} from '../../../lib/reference';
import {makeRecords} from '../records/make';
import {createEngine} from './engine';
import {CLOSE_SCORERS, NAME_SCORERS, TEXT_SCORERS} from './scorers';

const SCORERS = [...NAME_SCORERS, ...TEXT_SCORERS, ...CLOSE_SCORERS];

/** Finds by a site of the sample's pages and of these; without a scorer, if one is named. */
function finderOf(...pages: Array<[path: string, content: string]>) {
  const made = pages.flatMap(([path, content]) => makeRecords(samplePage(path, content)));
  const engine = createEngine([...sampleRecords(), ...made]);
  return (query: string, without?: string) =>
    engine.find(query, without).map((url) => url.replace('https://example.org', ''));
}

const classPage = (name: string, content: string): [string, string] => [
  `/docs/api/generated/classes/${name.toLowerCase()}`,
  `<h1>${name}</h1>${content}`,
];

test('each scorer has a name of its own, by which it can be left out', () => {
  expect(new Set(SCORERS.map(({name}) => name)).size).toBe(SCORERS.length);
});

describe('what a scorer does, told by leaving it out', () => {
  const base = '/docs/api/generated/classes';

  test('name: a symbol whose name is typed comes before text that has the word', () => {
    const find = finderOf(
      ['/docs/guides/blink', '<h1>Lamps</h1><p>blinkOnce, blinkOnce and blinkOnce.</p>'],
      classPage('QLamp', `<h2 id="methods">Methods</h2>${sampleMember('blinkOnce', 'Shines.')}`),
    );
    expect(find('blinkonce')[0]).toBe(`${base}/qlamp#blinkonce`);
  });

  test('member: what follows the name of a class is looked for in it', () => {
    const find = finderOf();
    expect(find('qwidgetsetlayout')[0]).toBe(`${base}/qwidget#setlayout`);
    expect(find('qwidgetsetlayout', 'member')[0]).not.toBe(`${base}/qwidget#setlayout`);
  });

  test('within: letters inside a name find it', () => {
    const find = finderOf();
    expect(find('owtit')).toContain(`${base}/qwidget#windowtitle`);
    expect(find('owtit', 'within')).not.toContain(`${base}/qwidget#windowtitle`);
  });

  test('less used: of two members with one name that of the class which guides speak of comes first, or of its heirs', () => {
    const glow = `<h2 id="methods">Methods</h2>${sampleMember('glow', 'Shines.')}`;
    const find = finderOf(
      classPage('QAlpha', glow),
      classPage('QOmega', glow),
      classPage('QLantern', `<p ${MARKS.ancestors}="QOmega"></p>`),
      ['/docs/guides/light', '<h1>Light</h1><p>Take a QLantern.</p><h2 id="more">More</h2><p>QLantern.</p>'],
    );
    expect(find('glow')[0]).toBe(`${base}/qomega#glow`);
    expect(find('glow', 'less used')[0]).toBe(`${base}/qalpha#glow`);
  });

  test('whole page: the section that answers comes before its page', () => {
    const find = finderOf([
      '/docs/guides/lamps',
      '<h1>Lamps</h1><p>Here is how to change a bulb, and more.</p><h2 id="bulb">The bulb</h2><p>To change a bulb, turn it.</p>',
    ]);
    expect(find('change a bulb')[0]).toBe('/docs/guides/lamps#bulb');
  });
});
