import {createRequire} from 'node:module';

/** A class or enum that the package declares. */
export interface DeclaredExport {
  readonly name: string;
  /** Its declaration file, relative to the package. */
  readonly file: string;
}

const load = createRequire(import.meta.url);

/** Loads a class or enum from the JavaScript file that belongs to its declaration. Programs that run inside the toolkit use it. */
export const loadExport = ({name, file}: DeclaredExport) =>
  load(`@nodegui/nodegui/${file.replace(/\.d\.ts$/, '.js')}`)[name];
