/**
 * The package's declarations as plain data, which are the only thing that the rest of the plugin knows of it. It is committed as
 * `reference/api.json`, so it holds no classes, maps or cycles, and leaves out flags that are not set. The package's own comments aren't part of it,
 * because `reference/` describes everything.
 */

/** A piece of a type's text. `to` is the id of the toolkit symbol that the piece names. */
export type TypePart = string | {name: string; to?: string};

/** A type as it is read: text, with the names in it kept apart so that they can become links. */
export type TypeText = TypePart[];

export interface Parameter {
  name: string;
  type: TypeText;
  /** May be left out: declared with `?` or a default. */
  optional?: true;
  rest?: true;
}

export interface Signature {
  /** Type parameters in angle brackets, brackets included; empty when there are none. */
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
  /** Every overload of a method or constructor; one for a property whose type is a function; else none. */
  signatures: Signature[];
  /** Type of a property. */
  type: TypeText;
}

interface Declared {
  /** Unique name: the symbol's own, or `Owner.Name` for the second of two symbols of one name. */
  id: string;
  /** Name as declared. */
  name: string;
  /** Declaration file relative to the package, e.g. `dist/lib/QtWidgets/QLabel.d.ts`. */
  file: string;
  /** Importable from the package's entry point. */
  exported: boolean;
}

/** `class` or `interface` with the members of its own, inherited ones left out. */
export interface Structure extends Declared {
  kind: 'class' | 'interface';
  abstract?: true;
  /** As declared, brackets included: `<Signals extends QWidgetSignals>`. */
  typeParameters: TypeText;
  /** Id of the class or interface it extends (aliases resolved). */
  extends?: string;
  /** What it extends, as declared: `QAbstractButton<QPushButtonSignals>`. */
  extendsText: TypeText;
  /** Id of the interface that holds the signals that instances of this class emit. */
  signals?: string;
  /** The declaration of the class does not name that interface, so the compiler knows nothing of its signals. */
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

/** `alias`: `type` is what it stands for. `constant`: `type` is its type. */
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
  /** Version of the package they were read from. */
  version: string;
  symbols: ApiSymbol[];
}
