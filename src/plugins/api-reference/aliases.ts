import type {AliasTable} from '../../lib/reference';
import type {Context} from './render/context';
import {symbolTable} from './symbols';

/** What people call symbols and their members, from `aliases` in `reference/`, by the address of each. */
export function aliasTable({model, descriptions}: Context): AliasTable {
  const symbols = symbolTable(model);
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
