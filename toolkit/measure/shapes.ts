/** Runs inside the toolkit. Writes the methods and enum values that exist at run time to a file. */
import fs from 'node:fs';
import '@nodegui/nodegui';
import {type DeclaredExport, loadExport} from './load-export';

export interface ShapePlan {
  readonly classes: readonly DeclaredExport[];
  readonly enums: readonly DeclaredExport[];
}

export type ClassShape = ReturnType<typeof readShape>;

export interface Shapes {
  readonly classes: Readonly<Record<string, ClassShape>>;
  /** Enums in the order of the plan. Missing enums are null. */
  readonly enums: ReadonlyArray<Readonly<Record<string, string | number>> | null>;
}

const plan: ShapePlan = JSON.parse(fs.readFileSync(process.env.MEASURE_PLAN ?? '', 'utf8'));
const addon = loadExport({name: 'default', file: 'dist/lib/utils/addon.js'});

function listNames(object: object, ignored: readonly string[]): string[] {
  return Object.getOwnPropertyNames(object).filter((name) => !ignored.includes(name));
}

function listMethodNames(prototype: object): string[] {
  return listNames(prototype, ['constructor']);
}

/** Matches a pattern with the source of each method. Returns method → first groups of all matches. */
function findCallsByMethod(prototype: object, pattern: RegExp): Record<string, string[]> {
  const entries = listMethodNames(prototype).map((name) => {
    const method: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    return [name, [...String(method).matchAll(pattern)].map(([, match = '']) => match)] as const;
  });
  return Object.fromEntries(entries.filter(([, found]) => found.length > 0));
}

function readShape(reference: DeclaredExport) {
  const Class = loadExport(reference);
  const native = addon[reference.name];
  return {
    /** Names of the methods that it defines itself in JavaScript. */
    methods: listMethodNames(Class.prototype),
    statics: listNames(Class, ['length', 'name', 'prototype']),
    /** Method → names that it calls on the object of the addon. */
    calls: findCallsByMethod(Class.prototype, /this\.native\.(\w+)\(/g),
    /** Method → names of the Qt properties that it reads or writes. */
    properties: findCallsByMethod(
      Class.prototype,
      /this\.(?:native\.)?(?:property|setProperty)\(['"](\w+)['"]/g,
    ),
    /** Methods of the class in the addon, or null if the addon has no such class. */
    native: native ? listMethodNames(native.prototype) : null,
  };
}

const shapes: Shapes = {
  classes: Object.fromEntries(plan.classes.map((reference) => [reference.name, readShape(reference)])),
  enums: plan.enums.map((reference) => loadExport(reference) ?? null),
};
fs.writeFileSync(process.env.MEASURE_LOG ?? '', JSON.stringify(shapes));
process.exit(0);
