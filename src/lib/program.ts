import type {Step} from './examples';

/** A picture of a program in both colour modes. */
export interface Screenshot {
  /** Title of the window; undefined for what no system frames, such as a menu. */
  window?: string;
  /** Addresses of the pictures. */
  light: string;
  dark: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
}

/** The action of a step, with what readers need to repeat it in the picture. */
export interface ExampleAction extends Pick<Step, 'do' | 'text' | 'key' | 'notches'> {
  /** Distance of a drag, or of the window's corner: right and down, in hundredths of the picture before. */
  by?: readonly [number, number];
}

/** A window that a step closed. */
export interface ClosedWindow {
  title: string;
  isDialog: boolean;
}

/** An effect of a step, with the number of times that it happened in a row. */
export interface ExampleEvent {
  kind: 'signal' | 'event' | 'print';
  /** `clicked(false)` with the arguments of the last time, `KeyPress`, or a line that the program printed. */
  text: string;
  /** Class of the object that the signal or event is of. */
  of?: string;
  times: number;
  /** True for printed lines that differ only in their numbers. The text is the last of them. */
  isVaried?: boolean;
}

/** One thing that somebody does in a program, and what comes of it. */
export interface ExampleStep {
  /** Says what the user does. */
  caption: string;
  /** Says what the step changed. */
  result: string;
  action: ExampleAction;
  /** The windows and dialogs that the step closed, if it closed any. */
  closed?: readonly ClosedWindow[];
  /** The window after the step; undefined when no window is open any more. */
  picture?: Screenshot;
  /** Place that the step acts on: left, top, width and height in hundredths of the picture before. */
  target?: readonly number[];
  effects: ExampleEvent[];
  /** Numbers of the lines that ran, from 1, in both languages. */
  typescript: readonly number[];
  javascript: readonly number[];
}

/** One program of `examples/`, as `src/plugins/examples` makes it for pages. */
export interface Program extends Screenshot {
  /** Folder below `examples/`. */
  name: string;
  title: string;
  /** Describes the picture. */
  alt: string;
  /** The program in both languages, as `codeHtml` highlights it. */
  typescript: string;
  javascript: string;
  /** The same with a mark on each line that the program before it lacks, if it's part of a series. */
  marked?: Record<'typescript' | 'javascript', string>;
  /** The recorded steps of a program that can be played. */
  steps: ExampleStep[];
}
