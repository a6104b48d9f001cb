import type {Fail} from '../../lib/checked-yaml';
import {resolveCodeSpan} from '../../lib/code-spans';
import type {SymbolTable} from '../../lib/reference';
import type {Key} from '../../lib/schema-faults';
import type {Description} from './schema';

const FENCED_CODE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm;

/** Matches a text between two runs of the same number of backticks. Parsing the Markdown instead would take a second. */
const CODE_SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs;

/** Reports code spans of a description that name a symbol or member that doesn't exist. */
export function checkCodeSpans(description: Description, symbols: SymbolTable, fail: Fail): void {
  const owner = description.kind === 'globals' ? undefined : description.name;
  for (const [place, markdown] of listTexts(description, [])) {
    for (const text of listCodeSpans(markdown)) {
      const target = resolveCodeSpan(text, symbols);
      if (!target || !('mistake' in target)) continue;
      fail(place, `the description of ${formatName(owner, place)} names ${target.mistake}`);
    }
  }
}

const listCodeSpans = (markdown: string): string[] =>
  Array.from(markdown.replace(FENCED_CODE, '').matchAll(CODE_SPAN), ([, , text = '']) =>
    text.replace(/\s+/g, ' ').trim(),
  );

/** Returns all texts of a description, each with its place in the file. */
function listTexts(value: unknown, place: Key[]): [place: Key[], text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  const entries = value instanceof Map || Array.isArray(value) ? value.entries() : Object.entries(value);
  return Array.from<[Key, unknown]>(entries).flatMap(([key, item]) => listTexts(item, [...place, key]));
}

/** Returns the name of the symbol or member that a text describes. */
function formatName(owner: string | undefined, [field, member]: Key[]): string {
  if (field === 'constructor') return `new ${owner}()`;
  const names = [owner, field === 'members' ? member : undefined];
  return names.filter((name) => name !== undefined).join('.');
}
