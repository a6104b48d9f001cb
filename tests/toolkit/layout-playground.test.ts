import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import yoga from 'yoga-layout/asmjs-sync';
import {INITIAL_RECTANGLES, INITIAL_SETTINGS, PRESETS} from '../../src/components/LayoutPlayground/presets';
import {computeRectangles} from '../../src/components/LayoutPlayground/rectangles';
import {
  LABELS,
  listLabelProperties,
  listLabels,
  type Property,
  type Rectangle,
  type Settings,
  WINDOW_PROPERTIES,
} from '../../src/components/LayoutPlayground/settings';
import {createStylesheet} from '../../src/components/LayoutPlayground/stylesheet';
import {runProgram} from '../../toolkit/run-program';

/** Numbers from 0 to 1 that look random and are the same in each run (a linear congruential generator). */
function createRandomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const randomNumber = createRandomNumbers(7);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(randomNumber() * items.length)] as Item;

function randomValue(property: Property): string {
  if ('values' in property) return pick(property.values);
  if (property.isLength) return pick(['30', '80', '121', '50%', '33%']);
  return String(Math.floor(randomNumber() * Math.min(property.max + 1, 16)));
}

/** Gives each property a value with the given probability. */
function randomStyle(properties: Record<string, Property>, probability: number): Record<string, string> {
  const chosen = Object.entries(properties).filter(() => randomNumber() < probability);
  return Object.fromEntries(chosen.map(([name, property]) => [name, randomValue(property)]));
}

function randomSettings(): Settings {
  const count = 1 + Math.floor(randomNumber() * LABELS.length);
  const settings = {
    width: String(120 + Math.floor(randomNumber() * 320)),
    height: String(80 + Math.floor(randomNumber() * 240)),
    labels: String(count),
    ...randomStyle(WINDOW_PROPERTIES, 0.7),
  };
  const styles = LABELS.slice(0, count).map(({name}) => randomStyle(listLabelProperties(name), 0.35));
  return Object.assign(settings, ...styles);
}

interface Placed {
  places: Rectangle[];
  natural: [number, number][];
}

/** Runs the toolkit with each of the settings. Returns the rectangles and natural sizes of the labels. */
async function placeWithToolkit(all: Settings[]): Promise<Placed[]> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'layout-playground-')), 'cases.json');
  const cases = all.map((settings) => ({
    width: Number(settings.width),
    height: Number(settings.height),
    stylesheet: createStylesheet(settings),
    labels: listLabels(settings),
  }));
  fs.writeFileSync(file, JSON.stringify(cases));
  const program = path.join(__dirname, 'programs', 'layout-playground.ts');
  const {stdout, stderr} = await runProgram(program, {
    theme: 'light',
    settle: 1500,
    environment: {LAYOUT_CASES: file},
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe('X-12 the layout playground draws what the toolkit does', () => {
  const random = Array.from({length: 200}, randomSettings);
  const presets = Object.values(PRESETS);
  let placed: Placed[];

  beforeAll(async () => {
    placed = await placeWithToolkit([...presets, ...random]);
  });

  test('labels have the natural sizes that the page expects', () => {
    const {natural} = placed[presets.findIndex(({labels}) => Number(labels) === LABELS.length)] as Placed;
    expect(LABELS.map(({width, height}) => [width, height])).toEqual(natural);
  });

  test('without scripts the page shows the first layout as the toolkit draws it', () => {
    expect(INITIAL_RECTANGLES).toEqual(placed[presets.indexOf(INITIAL_SETTINGS)]?.places);
  });

  test.each(Object.entries(PRESETS))('%s', (name, settings) => {
    expect(computeRectangles(yoga, settings)).toEqual(placed[Object.keys(PRESETS).indexOf(name)]?.places);
  });

  test('200 random settings have the same rectangles, pixel for pixel', () => {
    const different = random.filter((settings, index) => {
      const wanted = placed[presets.length + index]?.places;
      return JSON.stringify(computeRectangles(yoga, settings)) !== JSON.stringify(wanted);
    });
    expect(different.map((settings) => ({...settings, drawn: computeRectangles(yoga, settings)}))).toEqual(
      [],
    );
  });
});
