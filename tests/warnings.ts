import {stripVTControlCharacters} from 'node:util';

/** Matches the beginning of warnings from Docusaurus, Node.js and the bundler. Warnings of npm are about the machine. */
const WARNING = /\[WARNING\]|^\(node:\d+\) .*Warning|^WARNING in /;

/** Returns the lines of a build's output that contain a warning. */
export const warningsIn = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => WARNING.test(line));
