import * as z from 'zod';

/**
 * What a file of `reference/` may say. The one definition: files are checked with it, the types of descriptions
 * follow from it, and `npm run schemas` writes it for editors.
 */

const text = (description: string) => z.string().min(1).describe(description);
const toMap = <Value>(values: Record<string, Value> | undefined) => new Map(Object.entries(values ?? {}));

const summary = text('One or two sentences, inline Markdown.');
const details = text('Markdown: paragraphs, lists, fenced ts samples that type-check.').optional();

const aliases = z
  .array(z.string().regex(/^[^A-Z]+$/))
  .min(1)
  .optional()
  .describe(
    'What people call it who do not know its name, for search: words and short phrases in lower case.',
  );

const member = z.strictObject({
  summary,
  details,
  aliases,
  params: z
    .record(z.string(), text('Inline Markdown.'))
    .optional()
    .transform(toMap)
    .describe('Parameter name to its meaning, for all overloads.'),
  returns: text('What it returns, inline Markdown, for all overloads.').optional(),
});

const words = z
  .union([
    summary.transform((short): z.output<typeof member> => ({summary: short, params: new Map()})),
    member,
  ])
  .describe('A plain string is short for {summary: …}.');

const members = z.record(z.string(), words);

const group = z.strictObject({
  title: text('Heading of the group.'),
  summary: summary.optional(),
  members: z.array(z.string()).min(1),
});

/** What every symbol with a page of its own may have. */
const page = {
  name: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)?$/)
    .describe(
      "The symbol's exact name, e.g. QPushButton. The second of two symbols of one name: its page name, e.g. QCalendarWidget.SelectionMode.",
    ),
  summary,
  details,
  aliases,
  members: members
    .optional()
    .transform(toMap)
    .describe(
      'Own members by name: methods and properties of a class, fields or signals of an interface, values of an enum.',
    ),
  groups: z
    .array(group)
    .min(1)
    .optional()
    .describe(
      'Splits the values of an enum, or the methods of a class, into titled groups, in order. Each is in one group.',
    ),
};

export const descriptionSchema = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({kind: z.literal('class'), ...page, constructor: words.optional()}),
      z.strictObject({kind: z.literal('enum'), ...page}),
      z.strictObject({kind: z.literal('interface'), ...page}),
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

/** A group of the sidebar: names of symbols, and groups within it. */
export interface Topic {
  label: string;
  items: (string | Topic)[];
}

const topic: z.ZodType<Topic> = z.strictObject({
  label: text('What the sidebar calls the group.'),
  // At most as many as one looks over: a longer list is one that is searched.
  items: z
    .array(z.union([text('Exact name of a symbol.'), z.lazy(() => topic)]))
    .min(1)
    .max(30)
    .describe('Names of symbols, and groups within this one.'),
});

export const topicsSchema = z
  .array(topic)
  .describe('The sidebar of the reference: every class, enum and interface in exactly one place.');

/** What one file says. */
export type Description = z.output<typeof descriptionSchema>;
/** Our own words on one member. All texts are Markdown. */
export type MemberWords = z.output<typeof member>;
