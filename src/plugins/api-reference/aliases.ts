import type {AliasTable, SymbolTable} from '../../lib/reference';
import type {Descriptions} from './descriptions';

/** What people call symbols and their members, from `aliases` in `reference/`, by the address of each. */
export function aliasTable(descriptions: Descriptions, symbols: SymbolTable): AliasTable {
  const table: AliasTable = {};
  const add = (address: string, aliases: string[] = []) => {
    const [page = '', id = ''] = address.split('#');
    if (aliases.length > 0) table[page] = {...table[page], [id]: aliases};
  };
  for (const [id, words] of descriptions) {
    const symbol = symbols[id];
    if (symbol) add(symbol.url, words.aliases);
    for (const [name, {aliases}] of words.members) {
      // What is on the page of the globals is a symbol of its own.
      add(symbol ? `${symbol.url}#${symbol.members[name]}` : (symbols[name]?.url ?? ''), aliases);
    }
  }
  return table;
}
