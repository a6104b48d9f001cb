import * as z from 'zod';
import {UNIQUE} from '../../../lib/checked-yaml';
import {formatFaults} from '../../../lib/schema-faults';

/** Other names for a page or a section of it, or keywords of a section. */
export interface Alias {
  /** `sectionKeywords` if these are words that the section is searched for, and not names of it. */
  key: 'aliases' | 'sectionKeywords';
  /** Id of the section, or empty for the page itself. */
  anchor: string;
  names: string[];
  /** The file that lists the names. */
  file: string;
}

/** Id of a section → strings. The page itself has `keywords` for that. */
const sections = z
  .record(z.string(), z.array(z.string().regex(/\S/, 'must not be empty')).refine(...UNIQUE))
  .default({});

const schema = z.object({aliases: sections, sectionKeywords: sections});

/**
 * Reads the other names and the keywords of a page's sections from its front matter.
 *
 * @param file the name of the file
 * @throws an error with the file and the field if one of the fields has another form
 */
export function readAliases(frontMatter: object, file: string): Alias[] {
  const {data, error} = schema.safeParse(frontMatter);
  if (error) throw new Error(`The front matter of ${file} has unexpected content: ${formatFaults(error)}`);
  return (['aliases', 'sectionKeywords'] as const).flatMap((key) =>
    Object.entries(data[key]).map(([anchor, names]) => ({key, anchor, names, file})),
  );
}
