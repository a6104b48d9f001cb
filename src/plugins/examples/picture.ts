import {existsSync, readFileSync} from 'node:fs';
import type {Example} from '../../lib/examples';

/** A program with the size of its picture in CSS pixels; the files hold twice as many in each direction. */
export interface PicturedExample extends Example {
  width: number;
  height: number;
  /** Title of the window that the picture shows; undefined when it shows a menu, or a window without a frame. */
  window?: string;
}

/** What `toolkit/` notes of a picture. */
interface Manifest {
  window: string;
  light: {width: number; height: number};
}

/** Windows that ask the system for no frame. */
const FRAMELESS = /\bWindowType\.(FramelessWindowHint|SplashScreen|Popup|ToolTip)\b/;

/** @throws an Error that names the fix when a picture is missing */
export function withPicture(example: Example): PicturedExample {
  const {manifest, light, dark} = example.files;
  if (![manifest, light, dark].every(existsSync)) {
    throw new Error(
      `examples/${example.name} has no pictures: run "npm run examples" and commit what it makes.`,
    );
  }
  const {window, light: size}: Manifest = JSON.parse(readFileSync(manifest, 'utf8'));
  const framed = window !== '' && !FRAMELESS.test(example.source);
  return {...example, window: framed ? window : undefined, width: size.width / 2, height: size.height / 2};
}
