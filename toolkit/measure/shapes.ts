/** Runs inside the toolkit: writes down which methods and enum values exist at run time. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import '@nodegui/nodegui';
import type {SymbolReference} from './declarations';

export interface ShapePlan {
  readonly packageDir: string;
  readonly classes: readonly SymbolReference[];
  readonly enums: readonly SymbolReference[];
}

export interface ClassShape {
  /** Names of its own methods in JavaScript. */
  readonly methods: readonly string[];
  readonly statics: readonly string[];
  /** Method → names that it calls on the object of the addon. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** Method → names of the Qt properties that it reads or writes. */
  readonly properties: Readonly<Record<string, readonly string[]>>;
  /** What the addon offers on its objects of this class; null when it has no such class. */
  readonly native: readonly string[] | null;
}

export interface Shapes {
  readonly classes: Readonly<Record<string, ClassShape>>;
  /** In the order of the plan; null when there is no such enum. */
  readonly enums: ReadonlyArray<Readonly<Record<string, string | number>> | null>;
}

const load = createRequire(import.meta.url);
const plan: ShapePlan = JSON.parse(fs.readFileSync(process.env.SHAPE_PLAN ?? '', 'utf8'));
const get = ({module, name}: SymbolReference) => load(path.join(plan.packageDir, module))[name];
const addon = load(path.join(plan.packageDir, 'dist/lib/utils/addon.js')).default;

function names(object: object, notOurs: readonly string[]): string[] {
  return Object.getOwnPropertyNames(object).filter((name) => !notOurs.includes(name));
}

function methodNames(prototype: object): string[] {
  return names(prototype, ['constructor']);
}

/** What the source of each method matches, by method. */
function matches(prototype: object, pattern: RegExp): Record<string, string[]> {
  const entries = methodNames(prototype).map((name) => {
    const method: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    return [name, [...String(method).matchAll(pattern)].map(([, match = '']) => match)] as const;
  });
  return Object.fromEntries(entries.filter(([, found]) => found.length > 0));
}

function shapeOf(reference: SymbolReference): ClassShape {
  const Class = get(reference);
  const native = addon[reference.name];
  return {
    methods: methodNames(Class.prototype),
    statics: names(Class, ['length', 'name', 'prototype']),
    calls: matches(Class.prototype, /this\.native\.(\w+)\(/g),
    properties: matches(Class.prototype, /this\.(?:native\.)?(?:property|setProperty)\(['"](\w+)['"]/g),
    native: native ? methodNames(native.prototype) : null,
  };
}

const shapes: Shapes = {
  classes: Object.fromEntries(plan.classes.map((reference) => [reference.name, shapeOf(reference)])),
  enums: plan.enums.map((reference) => get(reference) ?? null),
};
fs.writeFileSync(process.env.SHAPE_LOG ?? '', JSON.stringify(shapes));
process.exit(0);
