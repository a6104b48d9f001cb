import {groupBy} from '../../lib/group-by';
import type {
  Alias,
  ApiSymbol,
  Declarations,
  Enumeration,
  FunctionSymbol,
  Member,
  Signature,
  Structure,
  TypeText,
} from './declarations';
import {toPlainText} from './signature';

/** A member whose declaration uses a type. */
export interface TypeUse {
  symbol: Structure | FunctionSymbol;
  /** Absent for a function of the globals. */
  member?: Member;
}

/** The declarations, with functions that look up the relations between symbols. */
export interface Model {
  version: string;
  symbols: ApiSymbol[];
  classes: Structure[];
  interfaces: Structure[];
  enums: Enumeration[];
  /** The classes, enums and interfaces, each of which has its own page. */
  pageSymbols: (Structure | Enumeration)[];
  /** Aliases, constants and functions, which share the page `globals`. */
  globals: (Alias | FunctionSymbol)[];
  find(id: string): ApiSymbol | undefined;
  /** Returns the base classes or interfaces, nearest first, up to the root. */
  ancestors(symbol: Structure): Structure[];
  /** Returns the classes or interfaces that extend it directly, in the order of the declarations. */
  subclasses(symbol: Structure): Structure[];
  /** Returns the classes that declare this interface as their signals, in the order of the declarations. */
  emitters(signals: Structure): Structure[];
  /** Returns the other symbols with the same name. */
  namesakes(symbol: ApiSymbol): ApiSymbol[];
  /** Returns the methods, functions and constructors that have a parameter of this type. */
  acceptedBy(id: string): TypeUse[];
  /** Returns the methods and functions that return this type, the signals that pass it and the properties that hold it. */
  returnedBy(id: string): TypeUse[];
}

export function createModel({version, symbols}: Declarations): Model {
  const symbolById = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const structures = symbols.filter(isStructure);
  const classes = structures.filter(({kind}) => kind === 'class');
  const interfaces = structures.filter(({kind}) => kind === 'interface');
  const enums = symbols.filter((symbol) => symbol.kind === 'enum');
  const subclasses = groupBy(structures, (symbol) => symbol.extends);
  const emitters = groupBy(classes, (symbol) => symbol.signals);
  const symbolsByName = groupBy(symbols, (symbol) => symbol.name);
  const uses = collectUses(symbols, (id) => emitters.has(id));

  const findStructure = (id: string | undefined): Structure | undefined => {
    const symbol = id === undefined ? undefined : symbolById.get(id);
    return symbol && isStructure(symbol) ? symbol : undefined;
  };
  const ancestors = (symbol: Structure): Structure[] => {
    const base = findStructure(symbol.extends);
    return base ? [base, ...ancestors(base)] : [];
  };
  return {
    version,
    symbols,
    classes,
    interfaces,
    enums,
    pageSymbols: [...classes, ...enums, ...interfaces],
    globals: symbols.filter(isGlobal),
    find: (id) => symbolById.get(id),
    ancestors,
    subclasses: (symbol) => subclasses.get(symbol.id) ?? [],
    emitters: (signals) => emitters.get(signals.id) ?? [],
    namesakes: (symbol) => (symbolsByName.get(symbol.name) ?? []).filter((other) => other !== symbol),
    acceptedBy: (id) => uses.accepted.get(id) ?? [],
    returnedBy: (id) => uses.returned.get(id) ?? [],
  };
}

export const isStructure = (symbol: ApiSymbol): symbol is Structure =>
  symbol.kind === 'class' || symbol.kind === 'interface';

const isGlobal = (symbol: ApiSymbol): symbol is Alias | FunctionSymbol =>
  symbol.kind === 'alias' || symbol.kind === 'constant' || symbol.kind === 'function';

/** Returns true for a signal or a callback field, which is a property whose type is a function. */
export const isSignal = (member: Member): boolean =>
  member.kind === 'property' && member.signatures.length > 0;

/**
 * Returns true for the class of an event. Its constructor takes the raw pointer of a Qt event, so an instance is only
 * valid while the event is handled.
 */
export function isEvent(symbol: Structure): boolean {
  return symbol.members.some(
    (member) =>
      member.kind === 'constructor' &&
      member.signatures.some(({parameters}) =>
        parameters.some(({type}) => toPlainText(type).includes('NativeRawPointer<"QEvent">')),
      ),
  );
}

export interface SignalGroup {
  signalsInterface: Structure;
  /** The class or ancestor nearest to the root that emits the signals, or the interface if there is none. */
  owner: Structure;
  signals: Member[];
}

/** Returns the signals that a class emits, its own first, then those of each ancestor. */
export function groupSignals(symbol: Structure, model: Model): SignalGroup[] {
  const signalsInterface = symbol.signals === undefined ? undefined : model.find(symbol.signals);
  if (signalsInterface?.kind !== 'interface') return [];
  const inheritanceChain = [symbol, ...model.ancestors(symbol)].reverse();
  return [signalsInterface, ...model.ancestors(signalsInterface)]
    .map((group) => ({
      signalsInterface: group,
      owner: inheritanceChain.find(({signals}) => signals === group.id) ?? group,
      signals: group.members.filter(isSignal),
    }))
    .filter(({signals}) => signals.length > 0);
}

type UsesByType = Map<string, TypeUse[]>;

function collectUses(
  symbols: ApiSymbol[],
  isSignalsInterface: (id: string) => boolean,
): {accepted: UsesByType; returned: UsesByType} {
  const accepted: UsesByType = new Map();
  const returned: UsesByType = new Map();
  const addUse = (uses: UsesByType, type: TypeText, use: TypeUse) => {
    const ids = type.flatMap((part) => (typeof part === 'object' && part.to ? [part.to] : []));
    for (const id of new Set(ids)) {
      // Every widget's constructor takes a `QWidget<QWidgetSignals>`, so a list of these uses would help nobody.
      if (isSignalsInterface(id)) continue;
      const list = uses.get(id) ?? [];
      if (!list.some((other) => other.symbol === use.symbol && other.member === use.member)) list.push(use);
      uses.set(id, list);
    }
  };
  const addSignatures = (use: TypeUse, signatures: Signature[]) => {
    const {member} = use;
    for (const {parameters, returns} of signatures) {
      for (const {type} of parameters) addUse(member && isSignal(member) ? returned : accepted, type, use);
      if (!member || member.kind === 'method') addUse(returned, returns, use);
    }
  };
  for (const symbol of symbols) {
    if (symbol.kind === 'function') addSignatures({symbol}, symbol.signatures);
    if (!isStructure(symbol)) continue;
    for (const member of symbol.members) {
      addSignatures({symbol, member}, member.signatures);
      if (member.kind === 'property' && !isSignal(member)) addUse(returned, member.type, {symbol, member});
    }
  }
  return {accepted, returned};
}
