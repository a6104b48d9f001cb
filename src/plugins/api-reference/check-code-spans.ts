import type {Fail, Key} from '../../lib/checked-yaml';
import {resolveCodeSpan} from '../../lib/code-spans';
import type {SymbolTable} from '../../lib/reference';
import {getMemberPlace, type SymbolDescription} from './descriptions';
import type {MemberDescription} from './schema';

/** The Markdown of a description, with its place in the file. */
type Text = [place: Key[], markdown: string];

const FENCED_CODE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm;

/** Matches a text between two runs of the same number of backticks. Parsing the Markdown instead would take a second. */
const CODE_SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs;

/**
 * Reports code spans of a description that name a symbol or member that doesn't exist.
 * @param owner the name of the described symbol, or undefined if the members are symbols themselves
 */
export function checkCodeSpans(
  owner: string | undefined,
  description: SymbolDescription,
  symbols: SymbolTable,
  fail: Fail,
): void {
  for (const [place, markdown] of listTexts(description)) {
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

function listTexts({summary, details, pitfalls = [], groups, members}: SymbolDescription): Text[] {
  return [
    ...listPresent([], {summary, details}),
    ...pitfalls.map((text, index): Text => [['pitfalls', index], text]),
    ...groups.flatMap((group, index) => listPresent(['groups', index], {summary: group.summary})),
    ...[...members].flatMap(([name, member]) => listMemberTexts(getMemberPlace(name), member)),
  ];
}

const listMemberTexts = (place: Key[], {summary, details, returns, params}: MemberDescription): Text[] => [
  ...listPresent(place, {summary, details, returns}),
  ...listPresent([...place, 'params'], Object.fromEntries(params)),
];

const listPresent = (place: Key[], texts: Record<string, string | undefined>): Text[] =>
  Object.entries(texts).flatMap(([key, text]): Text[] =>
    text === undefined ? [] : [[[...place, key], text]],
  );

/** Returns the name of the symbol or member that a text describes. */
function formatName(owner: string | undefined, [field, member]: Key[]): string {
  if (field === 'constructor') return `new ${owner}()`;
  const names = [owner, field === 'members' ? member : undefined];
  return names.filter((name) => name !== undefined).join('.');
}
