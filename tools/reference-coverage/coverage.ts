import {GLOBALS} from '../../src/lib/reference';
import type {ApiSymbol} from '../../src/plugins/api-reference/declarations';
import type {Descriptions} from '../../src/plugins/api-reference/descriptions';
import {isGlobal, isStructure, type Model} from '../../src/plugins/api-reference/model';

/** How far our words reach for one kind of symbol. */
export interface Coverage {
  kind: 'class' | 'enum' | 'interface' | 'globals';
  symbols: number;
  describedSymbols: number;
  /** Own members: methods, properties, signals and fields, values, and a class's constructor. Overloads count once. */
  members: number;
  describedMembers: number;
  /** What has no words of ours: symbols, and members of those that have some, as `QWidget.show`. */
  missing: string[];
}

/** Counts what `reference/` describes. The package's own comments do not count. */
export function coverageOf(model: Model, descriptions: Descriptions): Coverage[] {
  const kinds = ['class', 'enum', 'interface'] as const;
  return [
    ...kinds.map((kind) => coverageOfKind(kind, model, descriptions)),
    coverageOfGlobals(model, descriptions),
  ];
}

function coverageOfKind(
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
  for (const symbol of model.symbols.filter((one) => one.kind === kind)) {
    const words = descriptions.get(symbol.id);
    const names = memberNames(symbol);
    const described = names.filter((name) =>
      name === 'constructor' ? words?.construct !== undefined : words?.members.has(name),
    );
    coverage.symbols += 1;
    coverage.describedSymbols += words ? 1 : 0;
    coverage.members += names.length;
    coverage.describedMembers += described.length;
    const without = names.filter((name) => !described.includes(name)).map((name) => `${symbol.id}.${name}`);
    coverage.missing.push(...(words ? without : [symbol.id]));
  }
  return coverage;
}

function coverageOfGlobals(model: Model, descriptions: Descriptions): Coverage {
  const globals = model.symbols.filter(isGlobal);
  const words = descriptions.get(GLOBALS);
  const missing = globals.filter(({id}) => !words?.members.has(id)).map(({id}) => id);
  return {
    kind: 'globals',
    symbols: globals.length,
    describedSymbols: globals.length - missing.length,
    members: 0,
    describedMembers: 0,
    missing,
  };
}

function memberNames(symbol: ApiSymbol): string[] {
  if (symbol.kind === 'enum') return symbol.values.map(({name}) => name);
  return isStructure(symbol) ? [...new Set(symbol.members.map(({name}) => name))] : [];
}
