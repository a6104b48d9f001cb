import {stripVTControlCharacters} from 'node:util';

/** How Docusaurus, Node.js and the bundler begin a warning. npm's own tell of the machine, not of the site. */
const WARNING = /\[WARNING\]|^\(node:\d+\) .*Warning|^WARNING in /;

/** The lines of a build's output that warn of something. */
export const warningsIn = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => WARNING.test(line));
