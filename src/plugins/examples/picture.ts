import {existsSync, readFileSync} from 'node:fs';
import type {Example} from '../../lib/examples';

/** A program with the size of its picture in CSS pixels; the files hold twice as many in each direction. */
export interface PicturedExample extends Example {
  width: number;
  height: number;
}

/** @throws an Error that names the fix when a picture is missing */
export function withPicture(example: Example): PicturedExample {
  const {manifest, light, dark} = example.files;
  if (![manifest, light, dark].every(existsSync)) {
    throw new Error(
      `examples/${example.name} has no pictures: run "npm run examples" and commit what it makes.`,
    );
  }
  const size: {light: {width: number; height: number}} = JSON.parse(readFileSync(manifest, 'utf8'));
  return {...example, width: size.light.width / 2, height: size.light.height / 2};
}
