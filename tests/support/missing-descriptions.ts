import {GLOBALS} from '../../src/lib/reference';
import type {Descriptions} from '../../src/plugins/api-reference/descriptions';
import type {Model} from '../../src/plugins/api-reference/model';
import {listEntries} from '../../src/plugins/api-reference/routes';

/**
 * Lists the names that `reference/` doesn't describe: symbols, and members of described symbols in the form `QWidget.show`.
 * Comments of the package don't count.
 */
export const listMissingDescriptions = (
  {globals, pageSymbols}: Model,
  descriptions: Descriptions,
): string[] => [
  ...globals.map(({id}) => id).filter((id) => !descriptions.get(GLOBALS)?.members.has(id)),
  ...pageSymbols.flatMap((symbol) => {
    const description = descriptions.get(symbol.id);
    if (!description) return symbol.id;
    const names = new Set(listEntries(symbol).map(({name}) => name));
    return [...names].filter((name) => !description.members.has(name)).map((name) => `${symbol.id}.${name}`);
  }),
];
