/** The input and output of the program that runs claims. */

export interface Order {
  /** Files of claims, relative to this folder and without their ending: `reference/qlineedit`. */
  files: string[];
  /** Index of the one claim to run, which is to end the process; all others when left out. */
  crash?: number;
}

export interface Outcome {
  file: string;
  index: number;
  /** The symbol or page that makes the statement. */
  subject: string;
  statement: string;
  expected: string;
  /** Left out, like `seen`, when the claim needs a process of its own and was not run. */
  holds?: boolean;
  seen?: string;
  prints?: string;
}

/** The line that the program prints after the last claim. Without it, the program has left claims out. */
export const END = 'all claims have run';

/** Before each outcome on the standard output, where programs print other things too. */
export const MARK = 'claim ';
