import {readFileSync} from 'node:fs';
import type {ZodType, z} from 'zod';
import {toRelativePath} from './relative-path';
import {formatFaults} from './schema-faults';

/**
 * Parses the text of a JSON file that a command has written.
 *
 * @param file path of the file, for the error
 * @param schema describes at least what its readers can't do without
 * @throws an Error that names the file and how to repair it
 */
export function parseJson<Schema extends ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const createError = (problem: string, cause?: unknown): Error => {
    const name = toRelativePath(process.cwd(), file);
    const fix = 'A command writes this file, so restore it with git, or run that command again.';
    return new Error(`${name} ${problem}. ${fix}`, {cause});
  };
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw createError(`is not valid JSON: ${error instanceof Error ? error.message : error}`, error);
  }
  const result = schema.safeParse(data);
  if (!result.success) {
    throw createError(`has unexpected content: ${formatFaults(result.error)}`);
  }
  return result.data;
}

/** Reads a JSON file of the repository. @throws an Error that names the file, if it isn't valid JSON or doesn't exist */
export const readJsonFile = <Schema extends ZodType>(file: string, schema: Schema): z.output<Schema> =>
  parseJson(file, readFileSync(file, 'utf8'), schema);
