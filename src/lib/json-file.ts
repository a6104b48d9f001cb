import {readFileSync} from 'node:fs';
import {toRelativePath} from './relative-path';

/**
 * Parses the text of a JSON file of the repository.
 *
 * @param file path of the file, for the error
 * @throws an Error that names the file and how to repair it
 */
export function parseJson<T>(file: string, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    const name = toRelativePath(process.cwd(), file);
    const reason = error instanceof Error ? error.message : String(error);
    const fix = 'A command writes this file, so restore it with git, or run that command again.';
    throw new Error(`${name} is not valid JSON: ${reason}. ${fix}`, {cause: error});
  }
}

/** Reads a JSON file of the repository. @throws an Error that names the file, if it isn't valid JSON or doesn't exist */
export const readJsonFile = <T>(file: string): T => parseJson<T>(file, readFileSync(file, 'utf8'));
