import * as z from 'zod';
import type {Example} from './examples';
import {readJsonFile} from './json-file';

/** The checksum and size of a picture. Sizes are in device pixels, and a logical pixel is two device pixels wide. */
const pictureSchema = z.object({sha256: z.string(), width: z.number(), height: z.number()});

/** The picture of a recorded step. Steps that change nothing share a file. */
const frameSchema = pictureSchema.extend({
  /** Name of the file in the folder of the example. */
  file: z.string(),
});

/** An argument of a signal. An object only has the name of its class, and pages show it as `QColor(…)`. */
const argumentSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.object({object: z.string()}),
]);

/** A signal or event that a listener of the program handled during a step. There is one entry for each object that emitted it. */
const handledSignalSchema = z.object({
  /** Class of the object that emitted it, such as `QPushButton`. */
  class: z.string(),
  /** Name of the signal or event, such as `clicked` or `MouseButtonPress`. */
  name: z.string(),
  /** Arguments of a signal when it was last emitted. Empty for an event. */
  arguments: z.array(argumentSchema),
  /** Number of times that it was emitted during the step, if more than once. */
  times: z.number().optional(),
});

/** The activity of a program between two pictures. */
const activitySchema = z.object({
  /**
   * The area that the step acted on: x, y, width and height in device pixels of the previous picture. For a key, this is
   * the widget with the focus.
   */
  target: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  /** The output of the program since the previous picture. */
  stdout: z.string(),
  /** The signals and events that its listeners handled since the previous picture. */
  handled: z.array(handledSignalSchema),
  /** Numbers of the program's lines that ran since the previous picture, counted from 1. Empty without recorded steps. */
  lines: z.array(z.number()),
});

/** A window that a step closed. `dialog` is true for a dialog, false for any other window. */
const closedWindowSchema = z.object({title: z.string(), dialog: z.boolean()});

/** The result of one recorded step. */
const stepSchema = activitySchema.extend({
  /** Title of the window in the picture. Empty if no window is open. */
  window: z.string(),
  /** The windows and dialogs that the step closed, if there are any. */
  closed: z.array(closedWindowSchema).optional(),
  /** The pictures in both colour modes. There are none if the step closed the last window. */
  light: frameSchema.optional(),
  dark: frameSchema.optional(),
});

/**
 * The content of `manifest.json`, which `toolkit/` writes. Tests use it to find out if a picture still belongs to its
 * program and to the version of the toolkit.
 */
const manifestSchema = z.object({
  /** Version of the toolkit that drew the pictures. */
  package: z.string(),
  /** SHA-256 of `main.ts`. */
  program: z.string(),
  /** Setting of `example.yaml` that the pictures were taken with. */
  settle: z.number().optional(),
  /** Title of the window in the picture. */
  window: z.string(),
  light: pictureSchema,
  dark: pictureSchema,
  /** SHA-256 of the steps in `example.yaml` and the result of each step, if the example has steps. */
  play: z.object({sha256: z.string(), steps: z.array(stepSchema)}).optional(),
});

export type PictureData = z.output<typeof pictureSchema>;
export type FrameData = z.output<typeof frameSchema>;
export type SignalArgument = z.output<typeof argumentSchema>;
export type HandledSignal = z.output<typeof handledSignalSchema>;
export type ProgramActivity = z.output<typeof activitySchema>;
export type ClosedWindow = z.output<typeof closedWindowSchema>;
export type StepData = z.output<typeof stepSchema>;
export type ExampleManifest = z.output<typeof manifestSchema>;

/**
 * Reads the manifest of an example.
 * @throws an Error that names the file if it is missing, not valid JSON, or lacks something
 */
export const readManifest = ({files}: Pick<Example, 'files'>): ExampleManifest =>
  readJsonFile(files.manifest, manifestSchema);
