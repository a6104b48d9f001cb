/** Printed before a sample to both outputs of the process that it shares with others. */
export const START = '\x1fsample starts\n';

/** Printed to the error output after a sample that threw an error. */
export const THREW = '\x1fsample threw\n';
