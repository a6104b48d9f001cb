import path from 'node:path';
import sharp from 'sharp';
import {root} from '../../../toolkit/paths';
import {type RunResult, runProgram} from '../../../toolkit/run-program';
import {type Kind, PICTURE, type StyleCase} from './cases';

/** The input of `programs/style-cells.ts`. Sizes are in logical pixels. */
export interface CellSheet {
  cells: Array<{kind: Kind; sheet: string}>;
  columns: number;
  width: number;
  height: number;
  /** Path of a square picture, red with a blue corner. */
  picture: string;
}

const size = {columns: 12, width: 120, height: 56};
/** Device pixels per logical pixel. */
const scale = 2;
const picture = path.join(root, 'tests/toolkit/style-table/picture.png');

/** Draws all cases in one window, with or without their rules. */
export function drawCases(cases: readonly StyleCase[], withRules: boolean): Promise<RunResult> {
  const cells = cases.map(({kind, base, rule}) => ({
    kind,
    sheet: `${base} ${withRules ? rule : ''}`.replaceAll(PICTURE, picture),
  }));
  return runProgram(path.join(root, 'tests/toolkit/programs/style-cells.ts'), {
    theme: 'light',
    environment: {STYLE_CELLS: JSON.stringify({...size, cells, picture} satisfies CellSheet)},
  });
}

/** Cuts a picture of {@link drawCases} into the raw pixels of each case. */
export function cutCases(drawn: Buffer, count: number): Promise<Buffer[]> {
  const width = size.width * scale;
  const height = size.height * scale;
  return Promise.all(
    Array.from({length: count}, (_, index) =>
      sharp(drawn)
        .extract({
          left: (index % size.columns) * width,
          top: Math.floor(index / size.columns) * height,
          width,
          height,
        })
        .raw()
        .toBuffer(),
    ),
  );
}
