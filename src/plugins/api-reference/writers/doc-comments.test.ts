import {describe, expect, test} from 'vitest';
import {addComments} from './doc-comments';

/**
 * Adds comments to the class `QLabel`.
 * @param words comments on its members, by name
 */
const labelWith = (text: string, words: Record<string, string>, own?: string): string =>
  addComments(text, [{name: 'QLabel', file: 'x', comment: own, members: new Map(Object.entries(words))}]);

describe('addComments', () => {
  test('replaces existing comments and adds new ones', () => {
    const text =
      '/** Old. */\nexport declare class QLabel {\n    text(): string;\n    /**\n     * Old.\n     */\n    clear(): void;\n}\n';
    expect(labelWith(text, {text: 'Returns it.\n\n@see x', clear: 'Empties it.'}, 'Shows text.')).toBe(
      '/**\n * Shows text.\n */\nexport declare class QLabel {\n    /**\n     * Returns it.\n     *\n     * @see x\n     */\n    text(): string;\n    /**\n     * Empties it.\n     */\n    clear(): void;\n}\n',
    );
  });

  test('leaves members without a comment and other symbols unchanged', () => {
    const text =
      'export declare class QLabel {\n    /** Kept. */\n    text(): string;\n}\ndeclare class QFrame {\n    text(): string;\n}\n';
    expect(labelWith(text, {clear: 'Empties it.'})).toBe(text);
    expect(labelWith(text, {text: 'Returns it.'}).match(/Returns it/g)).toHaveLength(1);
  });

  test('adds the comment to every overload, but not to their implementation', () => {
    const text =
      'class QLabel {\n  set(a: string): void;\n  set(a: number): void;\n  set(a: unknown): void {}\n}\n';
    expect(labelWith(text, {set: 'Sets it.'})).toBe(
      'class QLabel {\n  /**\n   * Sets it.\n   */\n  set(a: string): void;\n  /**\n   * Sets it.\n   */\n  set(a: number): void;\n  set(a: unknown): void {}\n}\n',
    );
  });

  test('adds comments to constructors, enum values, interface fields, functions and constants', () => {
    const withComment = (text: string, name: string, member?: string) =>
      addComments(text, [
        {
          name,
          file: 'x',
          comment: member ? undefined : 'Words.',
          members: new Map(member ? [[member, 'Words.']] : []),
        },
      ]);
    const words = '/**\n * Words.\n */\n';
    expect(withComment('export class A {\nconstructor() {} }', 'A', 'constructor')).toContain(
      'Words.\n */\nconstructor',
    );
    expect(withComment('export enum A {\nOne = 1 }', 'A', 'One')).toBe(`export enum A {\n${words}One = 1 }`);
    expect(withComment("export enum A {\n'One' = 'One' }", 'A', 'One')).toContain(`${words}'One' = `);
    expect(withComment('export interface A {\nclicked: () => void }', 'A', 'clicked')).toContain(
      `${words}clicked`,
    );
    expect(withComment('export declare function a(): void;', 'a')).toBe(
      `${words}export declare function a(): void;`,
    );
    expect(withComment('export declare const a: number;', 'a')).toBe(
      `${words}export declare const a: number;`,
    );
  });
});
