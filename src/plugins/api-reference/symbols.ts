import type {SymbolTable} from '../../lib/reference';
import type {ApiSymbol, Structure} from './declarations';
import {isStructure, type Model, signalGroups} from './model';
import {anchorOf, keyOf, memberUrl, signalAnchor, signalUrl, urlOf} from './routes';

/** Lists everything that a code span may name. A class's own member wins over an inherited one of the same name. */
export function symbolTable(model: Model): SymbolTable {
  const entries = model.symbols.map((symbol) => [
    symbol.id,
    {
      kind: symbol.kind,
      url: urlOf(symbol),
      members: membersOf(symbol, model),
      statics: staticsOf(symbol, model),
      exported: symbol.exported,
    },
  ]);
  return Object.fromEntries(entries);
}

function membersOf(symbol: ApiSymbol, model: Model): Record<string, string> {
  if (symbol.kind === 'enum') {
    return Object.fromEntries(symbol.values.map(({name}) => [name, anchorOf(symbol, name)]));
  }
  if (!isStructure(symbol)) return {};
  const members = new Map<string, string>();
  const add = (name: string, address: string) => {
    if (!members.has(name)) members.set(name, address);
  };
  // A static method comes after an instance one of the same name, and signals after methods.
  const ordered = (owner: Structure) =>
    [...owner.members].sort((a, b) => Number(a.static ?? false) - Number(b.static ?? false));
  for (const member of ordered(symbol)) add(member.name, anchorOf(symbol, keyOf(member)));
  for (const {declared, emitter, signals} of signalGroups(symbol, model)) {
    for (const signal of signals) {
      const isOwn = emitter === symbol;
      add(
        signal.name,
        isOwn ? signalAnchor(symbol, declared, signal) : signalUrl(emitter ?? declared, declared, signal),
      );
    }
  }
  for (const ancestor of model.ancestors(symbol)) {
    for (const member of ordered(ancestor)) {
      if (member.kind !== 'constructor') add(member.name, memberUrl(ancestor, member));
    }
  }
  return Object.fromEntries(members);
}

function staticsOf(symbol: ApiSymbol, model: Model): string[] {
  if (!isStructure(symbol)) return [];
  const members = [symbol, ...model.ancestors(symbol)].flatMap((owner) => owner.members);
  const onInstances = new Set(members.filter((member) => !member.static).map(({name}) => name));
  return members.filter((member) => member.static && !onInstances.has(member.name)).map(({name}) => name);
}
