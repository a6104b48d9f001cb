import type {
  ApiSymbol,
  Enumeration,
  Member,
  Structure,
  TypeText,
} from '../../src/plugins/api-reference/declarations';
import {readApi} from '../../src/plugins/api-reference/files';
import {root} from '../paths';

export interface MethodDeclaration {
  readonly name: string;
  readonly static: boolean;
  readonly abstract: boolean;
  /** True if it can be called without arguments and returns a value. */
  readonly readable: boolean;
  /** The enum that it returns, or undefined. */
  readonly enum: SymbolReference | undefined;
}

export interface SymbolReference {
  readonly name: string;
  readonly module: string;
}

export interface ClassDeclaration {
  readonly name: string;
  /** The JavaScript file that defines it, relative to the package. */
  readonly module: string;
  readonly abstract: boolean;
  readonly base: string | undefined;
  /** The public methods that it declares itself. */
  readonly methods: readonly MethodDeclaration[];
  /** Names of everything else that it declares. */
  readonly others: readonly string[];
}

export interface EnumDeclaration {
  readonly name: string;
  readonly module: string;
  readonly members: Readonly<Record<string, string | number>>;
}

export interface Declarations {
  readonly classes: readonly ClassDeclaration[];
  readonly enums: readonly EnumDeclaration[];
}

const toModule = (file: string): string => file.replace(/\.d\.ts$/, '.js');

/** Return types of methods that return no value. */
const UNREADABLE = ['void', 'undefined', 'any', 'never'];

const isUnreadable = ([part, ...rest]: TypeText): boolean =>
  rest.length === 0 && typeof part === 'object' && UNREADABLE.includes(part.name);

/** Finds the enum of a type, which may also be null. */
function findEnum(type: TypeText, enums: ReadonlyMap<string, Enumeration>): SymbolReference | undefined {
  const [part, ...others] = type.filter(
    (one) => one !== ' | ' && !(typeof one === 'object' && one.name === 'null'),
  );
  const enumeration = others.length === 0 && typeof part === 'object' ? enums.get(part.to ?? '') : undefined;
  return enumeration && {name: enumeration.name, module: toModule(enumeration.file)};
}

function convertMethod(
  {name, signatures, ...flags}: Member,
  enums: ReadonlyMap<string, Enumeration>,
): MethodDeclaration {
  return {
    name,
    static: flags.static ?? false,
    abstract: flags.abstract ?? false,
    readable: signatures.some(({parameters, returns}) => parameters.length === 0 && !isUnreadable(returns)),
    enum: findEnum(signatures[0]?.returns ?? [], enums),
  };
}

function convertClass(declared: Structure, enums: ReadonlyMap<string, Enumeration>): ClassDeclaration {
  const methods = new Map<string, MethodDeclaration>();
  for (const member of declared.members.filter(({kind}) => kind === 'method')) {
    const method = convertMethod(member, enums);
    // A static method and a method of instances may have the same name.
    const existing = methods.get(method.name);
    methods.set(
      method.name,
      existing ? {...existing, readable: existing.readable || method.readable} : method,
    );
  }
  return {
    name: declared.name,
    module: toModule(declared.file),
    abstract: declared.abstract ?? false,
    base: declared.extends,
    methods: [...methods.values()],
    others: declared.members.filter(({kind}) => kind !== 'method').map(({name}) => name),
  };
}

const convertEnum = ({name, file, values}: Enumeration): EnumDeclaration => ({
  name,
  module: toModule(file),
  members: Object.fromEntries(values.map((value) => [value.name, value.value])),
});

const isClass = (symbol: ApiSymbol): symbol is Structure => symbol.kind === 'class';
/** Enums that no module exports, so programs can't read them at run time. */
const UNEXPORTED = ['PointerType', 'TabletDevice'];

const isEnum = (symbol: ApiSymbol): symbol is Enumeration => symbol.kind === 'enum';

/** Reads every class and enum of `reference/api.json`, sorted by name. */
export function readDeclarations(): Declarations {
  const {symbols} = readApi(root);
  const enums = new Map(symbols.filter(isEnum).map((symbol) => [symbol.id, symbol]));
  const compareNames = (a: {name: string}, b: {name: string}) => (a.name < b.name ? -1 : 1);
  return {
    classes: symbols
      .filter(isClass)
      .map((symbol) => convertClass(symbol, enums))
      .sort(compareNames),
    enums: [...enums.values()]
      .filter(({name}) => !UNEXPORTED.includes(name))
      .map(convertEnum)
      .sort(compareNames),
  };
}
