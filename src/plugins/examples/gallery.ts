import {findBestExample} from '../../lib/examples';
import type {ReferencePages, SymbolTable} from '../../lib/reference';
import {createPictureImport, type PicturedExample} from './picture';

/** Selects the examples of the gallery, which are the best one for each symbol, sorted by symbol. */
export function selectGalleryPrograms(examples: PicturedExample[], symbols: SymbolTable): PicturedExample[] {
  const shownSymbols = new Set(examples.map(({shows: [symbol = '']}) => symbol));
  return [...shownSymbols]
    .filter((symbol) => symbol in symbols)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .flatMap((symbol) => findBestExample(symbol, examples) ?? []);
}

/** Creates the module from which the component `Gallery` imports its pictures and their data. */
export function createGalleryModule(
  programs: PicturedExample[],
  symbols: SymbolTable,
  pages: ReferencePages,
): string {
  const imports = programs.flatMap(({name}, index) => [
    createPictureImport(`light${index}`, name, 'light.webp'),
    createPictureImport(`dark${index}`, name, 'dark.webp'),
  ]);
  const items = programs.map(({shows, topic, window, alt, width, height}, index) => {
    const [symbol = ''] = shows;
    const url = symbols[symbol]?.url ?? '';
    const data = JSON.stringify({
      symbol,
      summary: pages[url]?.summary ?? '',
      url,
      topic,
      window,
      alt,
      width,
      height,
    });
    return `  {...${data}, light: light${index}, dark: dark${index}},`;
  });
  return `${imports.join('\n')}\nexport default [\n${items.join('\n')}\n];\n`;
}
