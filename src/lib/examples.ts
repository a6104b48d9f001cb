import * as z from 'zod';
import {UNIQUE} from './checked-yaml';

/** Groups of the gallery in order: the key in `example.yaml` and the title on the page. */
export const TOPICS = {
  windows: 'Windows',
  buttons: 'Buttons',
  'text-input': 'Text input',
  'numbers-and-dates': 'Numbers and dates',
  display: 'Display',
  containers: 'Containers',
  layouts: 'Layouts',
  'item-views': 'Lists, tables and trees',
  'menus-and-dialogs': 'Menus and dialogs',
  painting: 'Painting',
  events: 'Events',
  system: 'System',
  styling: 'Styling',
} as const;

const line = (description: string) =>
  z
    .string()
    .trim()
    .regex(/^[^\n]+$/, 'must be one line of text')
    .describe(description);

const pair = (description: string) => z.tuple([z.number().int(), z.number().int()]).describe(description);

/** One action of a user in a running program. */
export const stepSchema = z.strictObject({
  do: z
    .enum([
      'move',
      'press',
      'release',
      'click',
      'double-click',
      'right-click',
      'drag',
      'wheel',
      'type',
      'key',
      'focus',
      'resize',
      'close',
      'wait',
    ])
    .describe('What to do.'),
  on: z
    .string()
    .optional()
    .describe('What to do it on: "#name" of an object, "QClass" or "QClass 2", or a text that is shown.'),
  at: pair('Where on it, in logical pixels from its top left corner; by default its middle.').optional(),
  to: z.string().optional().describe('Where to drag to, named as in "on".'),
  by: pair('How far to drag, in logical pixels.').optional(),
  text: z.string().optional().describe('What to type.'),
  key: z.string().optional().describe('Which key to press, such as "Ctrl+S".'),
  notches: z.number().int().optional().describe('How far to turn the wheel; down is negative.'),
  size: pair('Width and height to give the window, in logical pixels.').optional(),
});

export type Step = z.output<typeof stepSchema>;

/** Schema of `example.yaml`. Examples are checked with it, and `npm run schemas` writes it for editors. */
export const exampleSchema = z.strictObject({
  title: line('Heading of the example.'),
  alt: line('Describes the picture to somebody who does not see it.'),
  shows: z
    .array(z.string())
    .min(1, 'must not be empty')
    .refine(...UNIQUE)
    .describe('Symbols that the program illustrates, the main one first.'),
  continues: z
    .string()
    .optional()
    .describe('Folder of the program that this one adds lines to, in a series of programs.'),
  topic: z.enum(Object.keys(TOPICS) as (keyof typeof TOPICS)[]).describe('Group of the gallery.'),
  settle: z
    .number()
    .positive()
    .optional()
    .describe(
      'Milliseconds without painting before the picture is taken, if the default is too short or too long.',
    ),
  play: z
    .array(
      stepSchema.extend({
        caption: line('Says what to do, in one plain sentence.'),
        result: line('Says what the step changed, in one plain sentence.'),
      }),
    )
    .min(1, 'must not be empty')
    .optional()
    .describe('Steps that show how the program responds, each followed by a picture.'),
});

/** A picture of a program in both colour modes. */
const screenshotSchema = z.object({
  /** Title of the window. Undefined if it has no frame, such as a menu. */
  window: z.string().optional(),
  /** Names of the files in the folder of the example. Pages have their URLs instead. */
  light: z.string(),
  dark: z.string(),
  /** Size in CSS pixels. The files have two device pixels for each of them. */
  width: z.number(),
  height: z.number(),
});

/** An effect of a step, such as a signal that a listener handled, or a printed line. Repeated ones are counted. */
const eventSchema = z.object({
  kind: z.enum(['signal', 'event', 'print']),
  /** A signal with its last arguments, such as `clicked(false)`, an event such as `KeyPress`, or a printed line. */
  text: z.string(),
  /** Class of the object that emitted the signal or received the event. */
  of: z.string().optional(),
  times: z.number(),
  /** True for printed lines that differ only in their numbers. The text is the last of them. */
  isVaried: z.boolean().optional(),
});

const closedWindowSchema = z.object({title: z.string(), dialog: z.boolean()});

/** The results of a step. */
const recordedStepSchema = z.object({
  /** The window after the step. Undefined if the step closed the last window. */
  screenshot: screenshotSchema.optional(),
  /** The windows and dialogs that the step closed, if it closed any. */
  closed: z.array(closedWindowSchema).optional(),
  /**
   * The area that the step acted on: left, top, width and height in percent of the previous picture's size. For a key, this
   * is the widget with the focus. It's left out if it is unknown or outside the picture.
   */
  target: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  effects: z.array(eventSchema),
  /** Numbers of the program's lines that ran because of the step, counted from 1. */
  lines: z.array(z.number()),
});

/** The content of `manifest.json`, which `npm run examples` writes. */
export const manifestSchema = z.object({
  /** Version of the toolkit that drew the pictures. */
  package: z.string(),
  /** SHA-256 of `main.ts`. */
  program: z.string(),
  /** Setting of `example.yaml` that the pictures were taken with. */
  settle: z.number().optional(),
  /** SHA-256 of the steps in `example.yaml`, if there are any. */
  play: z.string().optional(),
  /** Names of all pictures with their SHA-256. Steps that change nothing share a picture. */
  pictures: z.record(z.string(), z.string()),
  /** The window before the first step. */
  screenshot: screenshotSchema,
  /** The results of each step of `example.yaml`. */
  steps: z.array(recordedStepSchema),
});

export type Screenshot = z.output<typeof screenshotSchema>;
export type ExampleEvent = z.output<typeof eventSchema>;
export type ClosedWindow = z.output<typeof closedWindowSchema>;
export type RecordedStep = z.output<typeof recordedStepSchema>;
export type ExampleManifest = z.output<typeof manifestSchema>;

/** A step of `example.yaml` with its results. */
export type ExampleStep = NonNullable<z.output<typeof exampleSchema>['play']>[number] &
  RecordedStep & {
    /** Numbers of the lines that ran in the JavaScript version. Only pages have it. */
    javascriptLines?: readonly number[];
  };

/** A program of `examples/` in the form that `src/plugins/examples` creates for pages. */
export interface Program {
  /** Name of the folder in `examples/`. */
  name: string;
  title: string;
  /** Describes the picture. */
  alt: string;
  screenshot: Screenshot;
  /** The recorded steps. Empty if readers can't operate the program on the page. */
  steps: readonly ExampleStep[];
  /** The program in both languages, as highlighted HTML. */
  typescript: string;
  javascript: string;
  /** Number of characters in the longest line, in either language. */
  longestLine: number;
  /** The same HTML with marks on the lines that the previous program of a series lacks. Only programs of a series have it. */
  marked?: Record<'typescript' | 'javascript', string>;
}

/** A complete program of `examples/` with the data of its `example.yaml`. */
export interface Example extends z.output<typeof exampleSchema> {
  /** Name of its folder in `examples/`. */
  name: string;
  /** Path of the folder. The folder of a new example has no pictures and no manifest yet. */
  folder: string;
  /** Text of `main.ts`. */
  source: string;
}

export interface RecordedExample extends Example, Pick<Program, 'screenshot' | 'steps'> {}
