import {findBestExample, type RecordedExample} from '../../lib/examples';
import type {ReferencePages, SymbolTable} from '../../lib/reference';
import {PictureImports} from './picture-imports';

/** Selects the examples of the gallery, which are the best one for each symbol, sorted by symbol. */
export function selectGalleryPrograms(
  examples: readonly RecordedExample[],
  symbols: SymbolTable,
): RecordedExample[] {
  const shownSymbols = new Set(examples.map(({shows: [symbol = '']}) => symbol));
  return [...shownSymbols]
    .filter((symbol) => symbol in symbols)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .flatMap((symbol) => findBestExample(symbol, examples) ?? []);
}

/** Creates the module from which the component `Gallery` imports its pictures and their data. */
export function createGalleryModule(
  programs: readonly RecordedExample[],
  symbols: SymbolTable,
  pages: ReferencePages,
): string {
  const imports = new PictureImports();
  const items = programs.map(({name, shows: [symbol = ''], topic, alt, screenshot}) => {
    const url = symbols[symbol]?.url ?? '';
    return imports.toExpression(name, {
      symbol,
      summary: pages[url]?.summary ?? '',
      url,
      topic,
      alt,
      ...screenshot,
    });
  });
  return imports.toModule(`[\n${items.join(',\n')}\n]`);
}
