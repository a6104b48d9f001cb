import {GLOBALS} from '../../src/lib/reference';
import type {Descriptions} from '../../src/plugins/api-reference/descriptions';
import {isGlobal, type Model} from '../../src/plugins/api-reference/model';

/**
 * Lists the names that `reference/` doesn't describe: symbols, and members of described symbols in the form `QWidget.show`.
 * Comments of the package don't count.
 */
export const listMissingDescriptions = ({symbols}: Model, descriptions: Descriptions): string[] =>
  symbols.flatMap((symbol) => {
    if (isGlobal(symbol)) return descriptions.get(GLOBALS)?.members.has(symbol.id) ? [] : symbol.id;
    const description = descriptions.get(symbol.id);
    if (!description) return symbol.id;
    const members = symbol.kind === 'enum' ? symbol.values : symbol.members;
    const names = new Set(members.map(({name}) => name));
    return [...names].filter((name) => !description.members.has(name)).map((name) => `${symbol.id}.${name}`);
  });
