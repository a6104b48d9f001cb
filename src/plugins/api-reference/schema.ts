/**
 * The schema of the files in `reference/`. Files are checked with it, the types of descriptions are inferred from it, and
 * `npm run schemas` writes it as JSON Schema for editors.
 */
import * as z from 'zod';
import {UNIQUE} from '../../lib/checked-yaml';

const text = (description: string) => z.string().regex(/\S/, 'must not be empty').describe(description);
const toMap = <Value>(values: Record<string, Value> | undefined) => new Map(Object.entries(values ?? {}));

const summary = text('One or two sentences, inline Markdown.');
const details = text('Markdown: paragraphs, lists, fenced ts samples that type-check.').optional();

const aliases = z
  .array(
    z.string().regex(/^[^A-Z\s]+( [^A-Z\s]+)*$/, 'must be words in lower case, with one space between them'),
  )
  .min(1, 'must not be empty')
  .refine(...UNIQUE)
  .optional()
  .describe(
    'Other names that people search for when they do not know its name: words and short phrases in lower case.',
  );

const member = z.strictObject({
  summary,
  details,
  aliases,
  params: z
    .record(z.string(), text('Inline Markdown.'))
    .optional()
    .transform(toMap)
    .describe('Meaning of each parameter by its name, for all overloads.'),
  returns: text('The return value, inline Markdown, for all overloads.').optional(),
});

const summaryOrMember = z
  .union(
    [summary.transform((short): z.output<typeof member> => ({summary: short, params: new Map()})), member],
    {error: 'must be a text, or a map with a "summary"'},
  )
  .describe('A plain string is short for {summary: …}.');

const members = z.record(z.string(), summaryOrMember);

const group = z.strictObject({
  title: text('Heading of the group.'),
  summary: summary.optional(),
  members: z.array(z.string()).min(1, 'must not be empty'),
});

/** Fields for every symbol with its own page. */
const symbolFields = {
  name: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)?$/)
    .describe(
      "The symbol's exact name, e.g. QPushButton. If two symbols share a name, the second one uses the name of its page, e.g. QCalendarWidget.SelectionMode.",
    ),
  summary,
  details,
  aliases,
  members: members
    .optional()
    .transform(toMap)
    .describe(
      'Members that the symbol declares itself, by name: methods and properties of a class, fields or signals of an interface, values of an enum.',
    ),
  groups: z
    .array(group)
    .min(1, 'must not be empty')
    .optional()
    .describe(
      'Splits the values of an enum, or the methods of a class, into titled groups, in order. Each value or method belongs to exactly one group.',
    ),
};

export const descriptionSchema = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('class'),
        ...symbolFields,
        constructor: summaryOrMember.optional(),
        pitfalls: z
          .array(text('What goes wrong, when, and what to do instead, inline Markdown.'))
          .min(1, 'must not be empty')
          .optional()
          .describe('Mistakes that are easy to make with this class.'),
      }),
      z.strictObject({kind: z.literal('enum'), ...symbolFields}),
      z.strictObject({kind: z.literal('interface'), ...symbolFields}),
      z.strictObject({kind: z.literal('globals'), members: members.transform(toMap)}),
    ],
    {
      error: (issue) =>
        issue.code === 'invalid_union' ? 'must be class, enum, interface or globals' : undefined,
    },
  )
  .describe(
    'One YAML file per class, enum or interface, plus globals.yaml for functions, aliases and constants.',
  );

/** A group of the sidebar, with names of symbols and nested groups. */
export interface Topic {
  label: string;
  items: (string | Topic)[];
}

const topic: z.ZodType<Topic> = z.strictObject({
  label: text('Label of the group in the sidebar.'),
  // A longer list takes too long to scan.
  items: z
    .array(
      z.union([text('Exact name of a symbol.'), z.lazy(() => topic)], {
        error: 'must be the name of a symbol, or a group',
      }),
    )
    .min(1, 'must not be empty')
    .max(30)
    .describe('Names of symbols, and nested groups.'),
});

export const topicsSchema = z
  .array(topic)
  .describe('The sidebar of the reference, with every class, enum and interface in exactly one place.');

/** The content of one file. */
export type Description = z.output<typeof descriptionSchema>;
/** The description of one member. All texts are Markdown. */
export type MemberDescription = z.output<typeof member>;
