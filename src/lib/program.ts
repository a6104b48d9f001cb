import type {ClosedWindow} from './example-manifest';
import type {Step} from './examples';

/** A picture of a program in both colour modes. */
export interface Screenshot {
  /** Title of the window. Undefined if it has no frame, such as a menu. */
  window?: string;
  /** URLs of the pictures. */
  light: string;
  dark: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
}

/** The action of a step, with the data that readers need to repeat it in the picture. */
export interface ExampleAction extends Pick<Step, 'do' | 'text' | 'key' | 'notches'> {
  /** Distance that the mouse or the window's corner moves right and down, in percent of the previous picture's size. */
  by?: readonly [number, number];
}

/** An effect of a step, such as a signal or a printed line. Equal effects in a row are counted. */
export interface ExampleEvent {
  kind: 'signal' | 'event' | 'print';
  /** A signal with its last arguments, such as `clicked(false)`, an event such as `KeyPress`, or a printed line. */
  text: string;
  /** Class of the object that emitted the signal or received the event. */
  of?: string;
  times: number;
  /** True for printed lines that differ only in their numbers. The text is the last of them. */
  isVaried?: boolean;
}

/** An action of a user in a program, and its results. */
export interface ExampleStep {
  /** Says what the user does. */
  caption: string;
  /** Says what the step changed. */
  result: string;
  action: ExampleAction;
  /** The windows and dialogs that the step closed, if it closed any. */
  closed?: readonly ClosedWindow[];
  /** The window after the step. Undefined if the step closed the last window. */
  picture?: Screenshot;
  /** The area that the step acts on: left, top, width and height in percent of the previous picture's size. */
  target?: readonly number[];
  effects: ExampleEvent[];
  /** Numbers of the lines that ran, counted from 1, in both languages. */
  typescript: readonly number[];
  javascript: readonly number[];
}

/** A program of `examples/` in the form that `src/plugins/examples` creates for pages. */
export interface Program extends Screenshot {
  /** Name of the folder in `examples/`. */
  name: string;
  title: string;
  /** Describes the picture. */
  alt: string;
  /** The program in both languages, as highlighted HTML. */
  typescript: string;
  javascript: string;
  /** Number of characters in the longest line, in either language. */
  longestLine: number;
  /** The same HTML with marks on the lines that the previous program of a series lacks. Only programs of a series have it. */
  marked?: Record<'typescript' | 'javascript', string>;
  /** The recorded steps. Empty if readers can't operate the program on the page. */
  steps: ExampleStep[];
}
