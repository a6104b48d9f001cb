import type {SymbolTable} from '../../lib/reference';
import type {ApiSymbol, Structure} from './declarations';
import {groupSignals, isStructure, type Model} from './model';
import {getAnchor, getMemberKey, getMemberUrl, getSignalAnchor, getSignalUrl, getSymbolUrl} from './routes';

/**
 * Creates the table of all symbols and members that code spans can link to. If a class declares and inherits members of
 * the same name, the table has the one that the class declares.
 */
export function createSymbolTable(model: Model): SymbolTable {
  const entries = model.symbols.map((symbol) => [
    symbol.id,
    {
      kind: symbol.kind,
      url: getSymbolUrl(symbol),
      members: listMemberAddresses(symbol, model),
      statics: listStatics(symbol, model),
      exported: symbol.exported,
    },
  ]);
  return Object.fromEntries(entries);
}

/** Returns the address of each member by its name: an id on the page of the symbol, or the URL of an inherited member. */
function listMemberAddresses(symbol: ApiSymbol, model: Model): Record<string, string> {
  if (symbol.kind === 'enum') {
    return Object.fromEntries(symbol.values.map(({name}) => [name, getAnchor(symbol, name)]));
  }
  if (!isStructure(symbol)) return {};
  const members = new Map<string, string>();
  const addUnlessPresent = (name: string, address: string) => {
    if (!members.has(name)) members.set(name, address);
  };
  // If names are equal, instance methods take precedence over static ones, and methods over signals.
  const sortInstanceMembersFirst = (owner: Structure) =>
    [...owner.members].sort((a, b) => Number(a.static ?? false) - Number(b.static ?? false));
  for (const member of sortInstanceMembersFirst(symbol)) {
    addUnlessPresent(member.name, getAnchor(symbol, getMemberKey(member)));
  }
  for (const group of groupSignals(symbol, model)) {
    const getAddress = group.owner === symbol ? getSignalAnchor : getSignalUrl;
    for (const signal of group.signals) addUnlessPresent(signal.name, getAddress(group, signal));
  }
  for (const ancestor of model.ancestors(symbol)) {
    for (const member of sortInstanceMembersFirst(ancestor)) {
      if (member.kind !== 'constructor') addUnlessPresent(member.name, getMemberUrl(ancestor, member));
    }
  }
  return Object.fromEntries(members);
}

/** Lists the static members, including inherited ones, unless an instance has a member of the same name. */
function listStatics(symbol: ApiSymbol, model: Model): string[] {
  if (!isStructure(symbol)) return [];
  const members = [symbol, ...model.ancestors(symbol)].flatMap((owner) => owner.members);
  const instanceMemberNames = new Set(members.filter((member) => !member.static).map(({name}) => name));
  return members
    .filter((member) => member.static && !instanceMemberNames.has(member.name))
    .map(({name}) => name);
}
