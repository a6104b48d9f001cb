/**
 * The package's declarations as plain data. The rest of the plugin knows nothing else about the package. The data is
 * committed as `reference/api.json`, so it holds no classes, maps or cycles, and it leaves out flags that aren't set.
 * The package's own comments aren't part of it, because `reference/` describes everything.
 */

/** A piece of a type's text. `to` is the id of the toolkit symbol that the piece names. */
export type TypePart = string | {name: string; to?: string};

/** The text of a type in pieces. Names are pieces of their own, so that they can become links. */
export type TypeText = TypePart[];

export interface Parameter {
  name: string;
  type: TypeText;
  /** True if a caller may leave it out, because it is declared with `?` or a default. */
  optional?: true;
  rest?: true;
}

export interface Signature {
  /** Type parameters, including the angle brackets. Empty if there are none. */
  typeParameters: TypeText;
  parameters: Parameter[];
  returns: TypeText;
}

/** A constructor (named `constructor`), method, property or signal. */
export interface Member {
  name: string;
  kind: 'constructor' | 'method' | 'property';
  static?: true;
  abstract?: true;
  readonly?: true;
  optional?: true;
  /** Every overload of a method or constructor, one signature for a property whose type is a function, or none. */
  signatures: Signature[];
  /** Type of a property. */
  type: TypeText;
}

interface Declared {
  /** Unique name. It is the symbol's name, or `Owner.Name` for the second of two symbols with the same name. */
  id: string;
  /** Name as declared. */
  name: string;
  /** Declaration file relative to the package, e.g. `dist/lib/QtWidgets/QLabel.d.ts`. */
  file: string;
  /** True if programs can import it from the package's entry point. */
  exported: boolean;
}

/** A class or an interface with the members that it declares itself, without inherited ones. */
export interface Structure extends Declared {
  kind: 'class' | 'interface';
  abstract?: true;
  /** Type parameters as declared, including the brackets, such as `<Signals extends QWidgetSignals>`. */
  typeParameters: TypeText;
  /** Id of the class or interface that it extends, with aliases resolved. */
  extends?: string;
  /** The type that it extends as declared, such as `QWidget<QLabelSignals>`. */
  extendsType?: TypeText;
  /** Id of the interface that holds the signals that instances of this class emit. */
  signals?: string;
  /** True if the declaration of the class doesn't name that interface, so that the compiler can't check the signals. */
  signalsUndeclared?: true;
  members: Member[];
}

export interface EnumValue {
  name: string;
  value: number | string;
}

export interface Enumeration extends Declared {
  kind: 'enum';
  values: EnumValue[];
}

/** A type alias, where `type` is the aliased type, or a constant, where `type` is its type. */
export interface Alias extends Declared {
  kind: 'alias' | 'constant';
  typeParameters: TypeText;
  type: TypeText;
}

export interface FunctionSymbol extends Declared {
  kind: 'function';
  signatures: Signature[];
}

export type ApiSymbol = Structure | Enumeration | Alias | FunctionSymbol;
export type Kind = ApiSymbol['kind'];

export interface Declarations {
  /** Version of the package that the declarations were read from. */
  version: string;
  symbols: ApiSymbol[];
}
