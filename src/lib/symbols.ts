import {existsSync, readFileSync, statSync} from 'node:fs';
import type {SymbolTable} from './reference';

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
