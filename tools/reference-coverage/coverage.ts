import {GLOBALS} from '../../src/lib/reference';
import type {ApiSymbol} from '../../src/plugins/api-reference/declarations';
import type {Descriptions} from '../../src/plugins/api-reference/descriptions';
import {isGlobal, isStructure, type Model} from '../../src/plugins/api-reference/model';

/** The numbers of described symbols and members of one kind. */
export interface Coverage {
  kind: 'class' | 'enum' | 'interface' | 'globals';
  symbols: number;
  describedSymbols: number;
  /** Own members: methods, properties, signals, fields, values and constructors. Overloads count as one. */
  members: number;
  describedMembers: number;
  /** Names without a description: symbols, and members of described symbols in the form `QWidget.show`. */
  missing: string[];
}

/** Counts the symbols and members that `reference/` describes. Comments of the package don't count. */
export function measureCoverage(model: Model, descriptions: Descriptions): Coverage[] {
  const kinds = ['class', 'enum', 'interface'] as const;
  return [
    ...kinds.map((kind) => measureKind(kind, model, descriptions)),
    measureGlobals(model, descriptions),
  ];
}

function measureKind(
  kind: 'class' | 'enum' | 'interface',
  model: Model,
  descriptions: Descriptions,
): Coverage {
  const coverage: Coverage = {
    kind,
    symbols: 0,
    describedSymbols: 0,
    members: 0,
    describedMembers: 0,
    missing: [],
  };
  for (const symbol of model.symbols.filter((symbol) => symbol.kind === kind)) {
    const description = descriptions.get(symbol.id);
    const names = listMemberNames(symbol);
    const described = names.filter((name) => description?.members.has(name));
    coverage.symbols += 1;
    coverage.describedSymbols += description ? 1 : 0;
    coverage.members += names.length;
    coverage.describedMembers += described.length;
    const missingNames = names
      .filter((name) => !described.includes(name))
      .map((name) => `${symbol.id}.${name}`);
    coverage.missing.push(...(description ? missingNames : [symbol.id]));
  }
  return coverage;
}

function measureGlobals(model: Model, descriptions: Descriptions): Coverage {
  const globals = model.symbols.filter(isGlobal);
  const description = descriptions.get(GLOBALS);
  const missing = globals.filter(({id}) => !description?.members.has(id)).map(({id}) => id);
  return {
    kind: 'globals',
    symbols: globals.length,
    describedSymbols: globals.length - missing.length,
    members: 0,
    describedMembers: 0,
    missing,
  };
}

function listMemberNames(symbol: ApiSymbol): string[] {
  if (symbol.kind === 'enum') return symbol.values.map(({name}) => name);
  return isStructure(symbol) ? [...new Set(symbol.members.map(({name}) => name))] : [];
}
