import * as z from 'zod';
import type {Example} from './examples';
import {readJsonFile} from './json-file';

/** The checksum and size of a picture. Sizes are in device pixels, and a logical pixel is two device pixels wide. */
export interface PictureData {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of a recorded step. Steps that change nothing share a file. */
export interface FrameData extends PictureData {
  /** Name of the file in the folder of the example. */
  readonly file: string;
}

/** An object that a signal passes to its listeners. Pages show it as `QColor(…)`. */
export interface ObjectArgument {
  /** Name of its class. */
  readonly object: string;
}

export type SignalArgument = string | number | boolean | null | ObjectArgument;

/** A signal or event that a listener of the program handled during a step. There is one entry for each object that emitted it. */
export interface HandledSignal {
  /** Class of the object that emitted it, such as `QPushButton`. */
  readonly class: string;
  /** Name of the signal or event, such as `clicked` or `MouseButtonPress`. */
  readonly name: string;
  /** Arguments of a signal when it was last emitted. Empty for an event. */
  readonly arguments: readonly SignalArgument[];
  /** Number of times that it was emitted during the step, if more than once. */
  readonly times?: number;
}

/** The activity of a program between two pictures. */
export interface ProgramActivity {
  /**
   * The area that the step acted on: x, y, width and height in device pixels of the previous picture. For a key, this is
   * the widget with the focus.
   */
  readonly target?: readonly [number, number, number, number];
  /** The output of the program since the previous picture. */
  readonly stdout: string;
  /** The signals and events that its listeners handled since the previous picture. */
  readonly handled: readonly HandledSignal[];
  /** Numbers of the program's lines that ran since the previous picture, counted from 1. Empty without recorded steps. */
  readonly lines: readonly number[];
}

/** A window that a step closed. */
export interface ClosedWindowData {
  readonly title: string;
  /** True for a dialog, false for any other window. */
  readonly dialog: boolean;
}

/** The result of one recorded step. */
export interface StepData extends ProgramActivity {
  /** Title of the window in the picture. Empty if no window is open. */
  readonly window: string;
  /** The windows and dialogs that the step closed, if there are any. */
  readonly closed?: readonly ClosedWindowData[];
  /** The pictures in both colour modes. There are none if the step closed the last window. */
  readonly light?: FrameData;
  readonly dark?: FrameData;
}

/**
 * The content of `manifest.json`, which `toolkit/` writes. Tests use it to find out if a picture still belongs to its
 * program and to the version of the toolkit.
 */
export interface ExampleManifest {
  /** Version of the toolkit that drew the pictures. */
  readonly package: string;
  /** SHA-256 of `main.ts`. */
  readonly program: string;
  /** Setting of `example.yaml` that the pictures were taken with. */
  readonly settle?: number;
  /** Title of the window in the picture. */
  readonly window: string;
  readonly light: PictureData;
  readonly dark: PictureData;
  /** SHA-256 of the steps in `example.yaml` and the result of each step, if the example has steps. */
  readonly play?: {readonly sha256: string; readonly steps: readonly StepData[]};
}

const manifestSchema = z.looseObject({
  window: z.string(),
  light: z.looseObject({width: z.number(), height: z.number()}),
  play: z
    .looseObject({
      steps: z.array(
        z.looseObject({
          window: z.string(),
          stdout: z.string(),
          handled: z.array(z.unknown()),
          lines: z.array(z.number()),
        }),
      ),
    })
    .optional(),
});

/**
 * Reads the manifest of an example.
 * @throws an Error that names the file if it is missing, not valid JSON, or lacks something
 */
export const readManifest = ({files}: Pick<Example, 'files'>): ExampleManifest =>
  readJsonFile(files.manifest, manifestSchema);
