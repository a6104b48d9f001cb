import type {
  Alias,
  ApiSymbol,
  Declarations,
  Enumeration,
  FunctionSymbol,
  Member,
  Structure,
  TypeText,
} from './declarations';
import {textOf} from './signature';

/** A member where a type is met. */
export interface Use {
  symbol: Structure | FunctionSymbol;
  /** Absent for a function of the globals. */
  member?: Member;
}

/** Declarations with the questions that pages ask of them. */
export interface Model {
  version: string;
  symbols: ApiSymbol[];
  classes: Structure[];
  interfaces: Structure[];
  enums: Enumeration[];
  /** Aliases, constants and functions: what shares the page `globals`. */
  globals: (Alias | FunctionSymbol)[];
  find(id: string): ApiSymbol | undefined;
  /** What it extends, nearest first, up to the root. */
  ancestors(symbol: Structure): Structure[];
  /** What extends it directly, by name. */
  subclasses(symbol: Structure): Structure[];
  /** Classes that emit the signals of an interface as their own, by name. */
  emitters(signals: Structure): Structure[];
  /** Ids of the other symbols that share its name. */
  namesakes(symbol: ApiSymbol): ApiSymbol[];
  /** Methods, functions and constructors with a parameter of this type, and properties that hold it. */
  takenBy(id: string): Use[];
  /** Methods and functions that return it, and signals and properties that hand it over. */
  returnedBy(id: string): Use[];
}

export function createModel({version, symbols}: Declarations): Model {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const structures = symbols.filter(isStructure);
  const classes = structures.filter(({kind}) => kind === 'class');
  const interfaces = structures.filter(({kind}) => kind === 'interface');
  const subclasses = groupBy(structures, (symbol) => symbol.extends);
  const emitters = groupBy(classes, (symbol) => symbol.signals);
  const names = groupBy(symbols, (symbol) => symbol.name);
  const uses = collectUses(symbols, (id) => emitters.has(id));

  const structure = (id: string | undefined): Structure | undefined => {
    const symbol = id === undefined ? undefined : byId.get(id);
    return symbol && isStructure(symbol) ? symbol : undefined;
  };
  const ancestors = (symbol: Structure): Structure[] => {
    const base = structure(symbol.extends);
    return base ? [base, ...ancestors(base)] : [];
  };
  return {
    version,
    symbols,
    classes,
    interfaces,
    enums: symbols.filter((symbol) => symbol.kind === 'enum'),
    globals: symbols.filter(isGlobal),
    find: (id) => byId.get(id),
    ancestors,
    subclasses: (symbol) => subclasses.get(symbol.id) ?? [],
    emitters: (signals) => emitters.get(signals.id) ?? [],
    namesakes: (symbol) => (names.get(symbol.name) ?? []).filter((other) => other !== symbol),
    takenBy: (id) => uses.taken.get(id) ?? [],
    returnedBy: (id) => uses.returned.get(id) ?? [],
  };
}

export const isStructure = (symbol: ApiSymbol): symbol is Structure =>
  symbol.kind === 'class' || symbol.kind === 'interface';

export const isGlobal = (symbol: ApiSymbol): symbol is Alias | FunctionSymbol =>
  symbol.kind === 'alias' || symbol.kind === 'constant' || symbol.kind === 'function';

/** A signal or a callback field: a property whose type is a function. */
export const isSignal = (member: Member): boolean =>
  member.kind === 'property' && member.signatures.length > 0;

/** An event object lives no longer than the listener it is handed to: it is made from the event's raw pointer. */
export function isEvent(symbol: Structure): boolean {
  return symbol.members.some(
    (member) =>
      member.kind === 'constructor' &&
      member.signatures.some(({parameters}) =>
        parameters.some(({type}) => textOf(type).includes('NativeRawPointer<"QEvent">')),
      ),
  );
}

export interface SignalGroup {
  /** Interface that declares the signals. */
  declared: Structure;
  /** Class nearest to the root that emits them, as far as there is one in the class's own line. */
  emitter: Structure | undefined;
  signals: Member[];
}

/** Signals that a class emits, those of its own first, then by ancestor. */
export function signalGroups(symbol: Structure, model: Model): SignalGroup[] {
  const declared = symbol.signals === undefined ? undefined : model.find(symbol.signals);
  if (declared?.kind !== 'interface') return [];
  const line = [symbol, ...model.ancestors(symbol)].reverse();
  return [declared, ...model.ancestors(declared)]
    .map((group) => ({
      declared: group,
      emitter: line.find(({signals}) => signals === group.id),
      signals: group.members.filter(isSignal),
    }))
    .filter(({signals}) => signals.length > 0);
}

type Uses = Map<string, Use[]>;

function collectUses(
  symbols: ApiSymbol[],
  isSignals: (id: string) => boolean,
): {taken: Uses; returned: Uses} {
  const taken: Uses = new Map();
  const returned: Uses = new Map();
  const note = (uses: Uses, type: TypeText, use: Use) => {
    const ids = type.flatMap((part) => (typeof part === 'object' && part.to ? [part.to] : []));
    for (const id of new Set(ids)) {
      // Every widget's constructor says `QWidget<QWidgetSignals>`: as a type argument, signals are noise.
      if (isSignals(id)) continue;
      const list = uses.get(id) ?? [];
      if (!list.some((other) => other.symbol === use.symbol && other.member === use.member)) list.push(use);
      uses.set(id, list);
    }
  };
  for (const symbol of symbols) {
    if (symbol.kind === 'function') {
      for (const {parameters, returns} of symbol.signatures) {
        for (const parameter of parameters) note(taken, parameter.type, {symbol});
        note(returned, returns, {symbol});
      }
    } else if (isStructure(symbol)) {
      for (const member of symbol.members) noteMember(symbol, member);
    }
  }
  return {taken, returned};

  function noteMember(symbol: Structure, member: Member): void {
    const use = {symbol, member};
    for (const {parameters, returns} of member.signatures) {
      for (const {type} of parameters) note(isSignal(member) ? returned : taken, type, use);
      if (member.kind === 'method') note(returned, returns, use);
    }
    if (member.kind === 'property' && !isSignal(member)) note(returned, member.type, use);
  }
}

function groupBy<T>(items: T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
