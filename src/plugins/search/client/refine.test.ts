import {expect, test} from 'vitest';
import type {SearchResponse} from '../engine/engine';
import type {Hit} from '../engine/hits';
import {addBelow, withRefinement} from './refine';

const hit = (lvl0: string, name: string) =>
  ({url: `/${name}`, hierarchy: {lvl0}, _highlightResult: {hierarchy: {}}}) as unknown as Hit;
const list = (hits: readonly Hit[]) => hits.map(({url, hierarchy}) => `${hierarchy.lvl0} ${url.slice(1)}`);

test('hits that are looked at stay where they are; better ones come below in a group of their own', () => {
  const shown = [hit('Class', 'a'), hit('Guide', 'b')];
  const better = [hit('Class', 'c'), hit('Guide', 'b'), hit('Guide', 'd')];
  expect(list(addBelow(shown, better))).toEqual(['Class a', 'Guide b', 'More results c', 'More results d']);
});

test('a hit that the modal had no room for may come below', () => {
  const shown = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => hit('Class', name));
  expect(list(addBelow(shown, [hit('Class', 'f')])).slice(4)).toEqual(['Class e', 'More results f']);
});

/** A client whose second, patient answer comes when the test lets it. */
function play(first: Partial<SearchResponse>) {
  const asked: string[] = [];
  let answer = () => {};
  const better = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const response = (name: string) => ({results: [{hits: [hit('Class', name)]}]}) as SearchResponse;
  let refined = () => {};
  const told = new Promise<void>((resolve) => {
    refined = resolve;
  });
  const client = withRefinement(
    {
      async search([request], isPatient) {
        asked.push(`${request?.query}${isPatient ? ', patiently' : ''}`);
        if (isPatient) await better;
        return isPatient ? response('better') : {...response('first'), ...first};
      },
    },
    () => refined(),
  );
  const ask = async (query: string) =>
    list((await client.search([{indexName: 'x', query}])).results[0]?.hits ?? []);
  return {ask, asked, answer, told};
}

test('a partial answer is followed by a better one, which the same question then gets', async () => {
  const {ask, asked, answer, told} = play({isPartial: true});
  expect(await ask('q')).toEqual(['Class first']);
  answer();
  await told;
  expect(await ask('q')).toEqual(['Class first', 'More results better']);
  expect(asked).toEqual(['q', 'q, patiently']);
});

test('an answer from all of the index is the last', async () => {
  const {ask, asked} = play({});
  expect(await ask('q')).toEqual(['Class first']);
  expect(asked).toEqual(['q']);
});
