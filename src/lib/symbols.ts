import {existsSync, readFileSync, statSync} from 'node:fs';

/** One symbol of `symbols.json`, which the plugin `api-reference` writes. */
export interface SymbolEntry {
  kind: string;
  url: string;
  /** Name of a member → its id on the symbol's page, or its whole address where it lives on another page. */
  members: Record<string, string>;
  /** Names of members, inherited ones too, that are called on the class itself. */
  statics: string[];
  /** Importable from the package's entry point. */
  exported: boolean;
}

/** Symbols of the toolkit by name. */
export type SymbolTable = Record<string, SymbolEntry>;

let cache: {file: string; time: number; symbols: SymbolTable} | undefined;

/**
 * Reads `symbols.json`, once for all pages and again when the development server has made it anew.
 *
 * @param file absolute path
 */
export function readSymbols(file: string): SymbolTable {
  if (!existsSync(file)) {
    throw new Error(
      `${file} is missing: the plugin api-reference must come before the docs in the configuration.`,
    );
  }
  const time = statSync(file).mtimeMs;
  if (cache?.file !== file || cache.time !== time) {
    cache = {file, time, symbols: JSON.parse(readFileSync(file, 'utf8')) as SymbolTable};
  }
  return cache.symbols;
}
