import {describe, expect, test} from 'vitest';
import {annotate} from './annotate';

/** @param words on members of `QLabel` */
const labelWith = (text: string, words: Record<string, string>, own?: string): string =>
  annotate(text, [{name: 'QLabel', file: 'x', own, members: new Map(Object.entries(words))}]);

describe('words of ours in a declaration', () => {
  test('stand above what they are about, in place of what stood there', () => {
    const text =
      '/** Old. */\nexport declare class QLabel {\n    text(): string;\n    /**\n     * Old.\n     */\n    clear(): void;\n}\n';
    expect(labelWith(text, {text: 'Returns it.\n\n@see x', clear: 'Empties it.'}, 'Shows text.')).toBe(
      '/**\n * Shows text.\n */\nexport declare class QLabel {\n    /**\n     * Returns it.\n     *\n     * @see x\n     */\n    text(): string;\n    /**\n     * Empties it.\n     */\n    clear(): void;\n}\n',
    );
  });

  test('leave alone what we have no words on, and other symbols', () => {
    const text =
      'export declare class QLabel {\n    /** Kept. */\n    text(): string;\n}\ndeclare class QFrame {\n    text(): string;\n}\n';
    expect(labelWith(text, {clear: 'Empties it.'})).toBe(text);
    expect(labelWith(text, {text: 'Returns it.'}).match(/Returns it/g)).toHaveLength(1);
  });

  test('stand on every overload, and not on what implements them', () => {
    const text =
      'class QLabel {\n  set(a: string): void;\n  set(a: number): void;\n  set(a: unknown): void {}\n}\n';
    expect(labelWith(text, {set: 'Sets it.'})).toBe(
      'class QLabel {\n  /**\n   * Sets it.\n   */\n  set(a: string): void;\n  /**\n   * Sets it.\n   */\n  set(a: number): void;\n  set(a: unknown): void {}\n}\n',
    );
  });

  test('reach constructors, values of enums, fields of interfaces, functions and constants', () => {
    const said = (text: string, name: string, member?: string) =>
      annotate(text, [
        {
          name,
          file: 'x',
          own: member ? undefined : 'Words.',
          members: new Map(member ? [[member, 'Words.']] : []),
        },
      ]);
    const words = '/**\n * Words.\n */\n';
    expect(said('export class A {\nconstructor() {} }', 'A', 'constructor')).toContain(
      'Words.\n */\nconstructor',
    );
    expect(said('export enum A {\nOne = 1 }', 'A', 'One')).toBe(`export enum A {\n${words}One = 1 }`);
    expect(said("export enum A {\n'One' = 'One' }", 'A', 'One')).toContain(`${words}'One' = `);
    expect(said('export interface A {\nclicked: () => void }', 'A', 'clicked')).toContain(`${words}clicked`);
    expect(said('export declare function a(): void;', 'a')).toBe(
      `${words}export declare function a(): void;`,
    );
    expect(said('export declare const a: number;', 'a')).toBe(`${words}export declare const a: number;`);
  });
});
