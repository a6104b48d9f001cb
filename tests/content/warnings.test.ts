import {expect, test} from 'vitest';
import {warningsIn} from '../warnings';

test.each([
  ['Docusaurus', '\u001b[33m\u001b[1m[WARNING]\u001b[22m\u001b[39m Docusaurus found broken links!'],
  ['Node.js', '(node:4711) Warning: Setting the NODE_TLS_REJECT_UNAUTHORIZED environment variable'],
  ['Node.js, of what is deprecated', '(node:4711) [DEP0040] DeprecationWarning: The `punycode` module'],
  ['the bundler', '\u001b[33mWARNING\u001b[39m in ./src/css/custom.css'],
])('E-06 a warning of %s fails the build step', (_, line) => {
  expect(warningsIn(`[INFO] Building\n${line}\n[SUCCESS] Done\n`)).toHaveLength(1);
});

test("E-06 a warning of npm about the machine's settings does not fail the build step", () => {
  const output =
    'npm warn Unknown user config "nodedir". This will stop working.\n' +
    'npm warn Unknown env config "http-proxy".\n' +
    '[SUCCESS] Generated static files in "build".\n';
  expect(warningsIn(output)).toEqual([]);
});
