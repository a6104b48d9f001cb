import type {ExampleProgram} from '../../lib/examples';
import {kebab} from '../../lib/kebab';
import type {SymbolTable} from '../../lib/reference';
import {pictureImport} from './modules';

/** The programs of the gallery: one per symbol that a program shows first, sorted by symbol. */
export function galleryPrograms(examples: ExampleProgram[], symbols: SymbolTable): ExampleProgram[] {
  const bySymbol = new Map<string, ExampleProgram>();
  for (const example of examples) {
    const [symbol = ''] = example.shows;
    if (!(symbol in symbols)) continue;
    // A program about the class itself goes before one that only happens to use it.
    if (!bySymbol.has(symbol) || example.name === kebab(symbol)) bySymbol.set(symbol, example);
  }
  return [...bySymbol].sort(([a], [b]) => a.localeCompare(b, 'en')).map(([, example]) => example);
}

/** The module from which the component `Gallery` takes its pictures, with their addresses. */
export function galleryModule(programs: ExampleProgram[], symbols: SymbolTable): string {
  const imports = programs.flatMap(({name}, index) => [
    pictureImport(`light${index}`, name, 'light'),
    pictureImport(`dark${index}`, name, 'dark'),
  ]);
  const items = programs.map(({shows, topic, alt, width, height}, index) => {
    const [symbol = ''] = shows;
    const data = JSON.stringify({symbol, url: symbols[symbol]?.url, topic, alt, width, height});
    return `  {...${data}, light: light${index}, dark: dark${index}},`;
  });
  return `${imports.join('\n')}\nexport default [\n${items.join('\n')}\n];\n`;
}
