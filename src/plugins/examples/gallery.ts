import {bestExample} from '../../lib/examples';
import type {SymbolTable} from '../../lib/reference';
import {type PicturedExample, pictureImport} from './picture';

/** The programs of the gallery: the best for each symbol that a program shows first, sorted by symbol. */
export function galleryPrograms(examples: PicturedExample[], symbols: SymbolTable): PicturedExample[] {
  const shown = new Set(examples.map(({shows: [symbol = '']}) => symbol));
  return [...shown]
    .filter((symbol) => symbol in symbols)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .flatMap((symbol) => bestExample(symbol, examples) ?? []);
}

/** The module from which the component `Gallery` takes its pictures, with their addresses. */
export function galleryModule(programs: PicturedExample[], symbols: SymbolTable): string {
  const imports = programs.flatMap(({name}, index) => [
    pictureImport(`light${index}`, name, 'light.webp'),
    pictureImport(`dark${index}`, name, 'dark.webp'),
  ]);
  const items = programs.map(({shows, topic, window, alt, width, height}, index) => {
    const [symbol = ''] = shows;
    const data = JSON.stringify({symbol, url: symbols[symbol]?.url, topic, window, alt, width, height});
    return `  {...${data}, light: light${index}, dark: dark${index}},`;
  });
  return `${imports.join('\n')}\nexport default [\n${items.join('\n')}\n];\n`;
}
