import type {Example} from './examples';
import {readJsonFile} from './json-file';

/** One picture; sizes in device pixels, two to a logical pixel. */
export interface PictureData {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of a play, which may be that of an earlier step. */
export interface FrameData extends PictureData {
  /** Name of the file in the folder of the example. */
  readonly file: string;
}

/** An object that a signal hands to its listeners; written as `QColor(…)`. */
export interface ObjectArgument {
  /** Name of its class. */
  readonly object: string;
}

export type SignalArgument = string | number | boolean | null | ObjectArgument;

/** A signal or event for which the program has a listener, once for each object that emitted it during a step. */
export interface HandledSignal {
  /** The class that the listener is of, such as `QPushButton`. */
  readonly class: string;
  /** `clicked`, or `MouseButtonPress`. */
  readonly name: string;
  /** Arguments of a signal, the last time it was emitted; none for an event. */
  readonly arguments: readonly SignalArgument[];
  /** Number of times it was emitted during the step; left out when it was once. */
  readonly times?: number;
}

/** The activity of a program between two pictures. */
export interface ProgramActivity {
  /**
   * The area that the step acted on: x, y, width and height in pixels of the previous picture. Keys act on the widget that
   * has the focus.
   */
  readonly target?: readonly [number, number, number, number];
  /** The output of the program since the previous picture. */
  readonly stdout: string;
  /** The signals and events that its listeners handled since the previous picture. */
  readonly handled: readonly HandledSignal[];
  /** Numbers of the program's lines that ran since the previous picture, from 1; empty if it isn't played. */
  readonly lines: readonly number[];
}

/** A window that a step closed. */
export interface ClosedWindowData {
  readonly title: string;
  /** It was a dialog, and not a window of another kind. */
  readonly dialog: boolean;
}

/** The result of one recorded step. */
export interface StepData extends ProgramActivity {
  /** The title of the pictured window; empty when none is open. */
  readonly window: string;
  /** The windows and dialogs that the step closed; left out when it closed none. */
  readonly closed?: readonly ClosedWindowData[];
  /** Left out when the step closed the last window. */
  readonly light?: FrameData;
  readonly dark?: FrameData;
}

/** `manifest.json`, which `toolkit/` writes: ties the pictures to the program and to the toolkit that drew them. */
export interface ExampleManifest {
  readonly package: string;
  /** SHA-256 of `main.ts`. */
  readonly program: string;
  readonly settle?: number;
  /** The title of the pictured window. */
  readonly window: string;
  readonly light: PictureData;
  readonly dark: PictureData;
  /** Of an example that plays: SHA-256 of its steps, and the result of each. */
  readonly play?: {readonly sha256: string; readonly steps: readonly StepData[]};
}

/** @throws an Error that names the file, if there is none or it isn't valid JSON */
export const readManifest = ({files}: Pick<Example, 'files'>): ExampleManifest =>
  readJsonFile(files.manifest);
