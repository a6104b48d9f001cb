import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {PAGES_FILE, type ReferencePages, type SymbolTable} from './reference';

/**
 * Reads `symbols.json`.
 * @throws when the reference hasn't been generated yet
 */
export function readSymbols(file: string): SymbolTable {
  if (!existsSync(file)) {
    throw new Error(
      `${file} is missing: the plugin api-reference must come before the docs in the configuration.`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SymbolTable;
}

/** Creates a function that returns the content of `symbols.json`, and only reads the file again after it has changed. */
export function createSymbolReader(file: string): () => SymbolTable {
  let cached: {modifiedAt: number | undefined; symbols: SymbolTable} | undefined;
  return () => {
    const modifiedAt = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    if (!cached || cached.modifiedAt !== modifiedAt) cached = {modifiedAt, symbols: readSymbols(file)};
    return cached.symbols;
  };
}

/** Reads the data about the reference pages by URL. The object is empty on a site without a reference. */
export function readReferencePages(siteDir: string): ReferencePages {
  const file = path.join(siteDir, PAGES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReferencePages) : {};
}
