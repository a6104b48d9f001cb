import type {AliasTable, SymbolTable} from '../../lib/reference';
import type {Descriptions} from './descriptions';

/**
 * Creates the table of the other names of symbols and members (`aliases` in `reference/`), by page URL and id. Those of a signal
 * belong to the class that emits it, because search only finds the signals of classes.
 */
export function createAliasTable(descriptions: Descriptions, symbols: SymbolTable): AliasTable {
  const table: AliasTable = {};
  const add = (address: string, aliases: string[] = []) => {
    const [page = '', id = ''] = address.split('#');
    if (aliases.length > 0) table[page] = {...table[page], [id]: aliases};
  };
  for (const [id, description] of descriptions) {
    const symbol = symbols[id];
    if (symbol) add(symbol.url, description.aliases);
    const emitter = symbols[id.replace(/Signals$/, '')] ?? symbol;
    for (const [name, {aliases}] of description.members) {
      // The members of the globals are symbols themselves.
      add(emitter ? `${emitter.url}#${emitter.members[name]}` : (symbols[name]?.url ?? ''), aliases);
    }
  }
  return table;
}
