import {createRequire} from 'node:module';
import path from 'node:path';

/** A class or enum that the package declares. */
export interface DeclaredExport {
  readonly name: string;
  /** Its declaration file, relative to the package. */
  readonly file: string;
}

const load = createRequire(import.meta.url);

/** Loads a class or enum from the JavaScript file that belongs to its declaration. Programs that run inside the toolkit use it. */
export const loadExport = (packageDir: string, {name, file}: DeclaredExport) =>
  load(path.join(packageDir, file.replace(/\.d\.ts$/, '.js')))[name];
