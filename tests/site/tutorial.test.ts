import {existsSync, readFileSync} from 'node:fs';
import {selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';
import {getAttribute} from '../../src/lib/html';
import {BUILD, getText, readDocument} from '../support/build';

const FIRST = '/docs/guides/tutorial';

/** Addresses of the steps, from the links on the first step. */
const steps = selectAll('nav[aria-label=Steps] a', readDocument(FIRST)).map(
  (link) => getAttribute(link, 'href') ?? '',
);

test('each step shows its number and links to the previous and the next step', () => {
  expect(steps).toHaveLength(7);
  expect(steps[0]).toBe(FIRST);
  for (const [index, step] of steps.entries()) {
    const [nav] = selectAll('nav[aria-label=Steps]', readDocument(step));
    expect(nav && getText(nav), step).toBe(`Step ${index + 1} of 7`);
    const neighbours = selectAll('a.pagination-nav__link', readDocument(step)).map((link) =>
      getAttribute(link, 'href'),
    );
    if (index > 0) expect(neighbours, step).toContain(steps[index - 1]);
    if (index < 6) expect(neighbours, step).toContain(steps[index + 1]);
  }
});

test('the new lines of each step are marked, except in the first step', () => {
  expect(steps.map((step) => selectAll('.code-block ins', readDocument(step)).length > 0)).toEqual([
    false,
    ...steps.slice(1).map(() => true),
  ]);
});

test('the ids of the old page lead to the step that contains the section now', () => {
  const moved = selectAll('.markdown li[id^=step-] > a', readDocument(FIRST)).map((link) =>
    getAttribute(link, 'href'),
  );
  expect(moved).toEqual(steps.slice(1));
  expect(selectAll('#step-1-open-a-window', readDocument(FIRST))).toHaveLength(1);
});

test('each step has a Markdown page and is in the lists for coding agents and for reading offline', () => {
  const list = readFileSync(`${BUILD}/llms.txt`, 'utf8');
  const {files} = JSON.parse(readFileSync(`${BUILD}/offline.json`, 'utf8'));
  for (const step of steps) {
    expect(existsSync(`${BUILD}${step}.md`), step).toBe(true);
    expect(list).toContain(`${step}.md`);
    expect(Object.keys(files)).toContain(`${step.slice(1)}/`);
  }
});
