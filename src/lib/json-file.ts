import {readFileSync} from 'node:fs';
import type {ZodType} from 'zod';
import {listFaults} from './checked-yaml';
import {toRelativePath} from './relative-path';

/**
 * Parses the text of a JSON file that a command has written.
 *
 * @param file path of the file, for the error
 * @param schema describes at least what its readers can't do without
 * @throws an Error that names the file and how to repair it
 */
export function parseJson<T>(file: string, text: string, schema: ZodType): T {
  const refuse = (problem: string, cause?: unknown): never => {
    const name = toRelativePath(process.cwd(), file);
    const fix = 'A command writes this file, so restore it with git, or run that command again.';
    throw new Error(`${name} ${problem}. ${fix}`, {cause});
  };
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    refuse(`is not valid JSON: ${error instanceof Error ? error.message : error}`, error);
  }
  const {error} = schema.safeParse(data);
  if (error) {
    const faults = listFaults(error).map(
      ({place, message}) => `${message} (at ${place.join('.') || 'its top'})`,
    );
    refuse(`has unexpected content: ${faults.join(', ')}`);
  }
  return data as T;
}

/** Reads a JSON file of the repository. @throws an Error that names the file, if it isn't valid JSON or doesn't exist */
export const readJsonFile = <T>(file: string, schema: ZodType): T =>
  parseJson<T>(file, readFileSync(file, 'utf8'), schema);
