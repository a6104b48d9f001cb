import type {z} from 'zod';

/** A key of a map, or a position in a list. A path of keys leads to a place in a file. */
export type Key = string | number;

type Issue = z.core.$ZodIssue;

interface Fault {
  place: Key[];
  message: string;
}

/** Lists what a schema has found, with messages that name the last key of each place. */
export const listFaults = ({issues}: z.core.$ZodError): Fault[] =>
  issues.flatMap((issue) => listFaultsOfIssue(issue, []));

/** Formats what a schema has found, with the path of each place. It's for files whose lines aren't known. */
export const formatFaults = (error: z.core.$ZodError): string =>
  listFaults(error)
    .map(({place, message}) => `${message} (at ${place.join('.') || 'its top'})`)
    .join(', ');

function listFaultsOfIssue(issue: Issue, parentPlace: Key[]): Fault[] {
  const place = [...parentPlace, ...(issue.path as Key[])];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({place: [...place, key], message: `unknown key "${key}"`}));
  }
  const innerIssues = issue.code === 'invalid_union' ? findLikelyIssues(issue.errors) : undefined;
  if (innerIssues) return innerIssues.flatMap((innerIssue) => listFaultsOfIssue(innerIssue, place));
  const name = formatPlace(place);
  const message = issue.message.replace(/^Invalid input: /, '');
  return [
    {place, message: message.endsWith('received undefined') ? `${name} is missing` : `${name}: ${message}`},
  ];
}

/** Returns the name of a place for messages, such as `"title"`, `item 2 of "shows"` or `the file`. */
function formatPlace(place: Key[]): string {
  const last = place.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return `"${last}"`;
  const list = place.length > 1 ? ` of ${formatPlace(place.slice(0, -1))}` : '';
  return `item ${last + 1}${list}`;
}

/**
 * Returns the issues with the alternative of a union that the author probably meant, which is the first one whose type
 * matches. Returns undefined if there is none.
 */
const findLikelyIssues = (issuesByAlternative: Issue[][]): Issue[] | undefined =>
  issuesByAlternative.find(([first]) => first && (first.path.length > 0 || first.code !== 'invalid_type'));
