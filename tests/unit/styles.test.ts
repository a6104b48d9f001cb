import {readFileSync} from 'node:fs';
import stylelint from 'stylelint';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const TOKENS = 'src/css/tokens.css';

/** What the check of styles says of a declaration in a file of ours. */
async function faultsOf(declaration: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    code: `p {\n  ${declaration};\n}\n`,
    codeFilename: 'src/css/custom.css',
  });
  return results.flatMap(({warnings}) => warnings.map(({text}) => text));
}

test.each([
  'font-size: 0.9rem',
  'font-size: clamp(1rem, 2vw, 2em)',
  'font-weight: 600',
  'margin: 0 3px',
  'padding-inline-start: calc(1rem + var(--ng-space-2))',
  'gap: 0.3rem',
  'inset-inline-end: 5px',
  'border-radius: 5px',
  'scroll-margin-top: 1rem',
  '--ifm-h1-font-size: 2rem',
  '--ifm-spacing-horizontal: 1rem',
])('the check of styles refuses %s: it is none of the tokens', async (declaration) => {
  expect(await faultsOf(declaration)).toEqual([expect.stringContaining(TOKENS)]);
});

test.each([
  'font-size: var(--ng-size-14)',
  'font-size: 0.875em',
  'margin: 0 auto var(--ng-space-8)',
  'padding: 0.2em 5%',
  'border-radius: 50%',
  'font-weight: inherit',
  'max-width: 40rem',
  'border-bottom: 1px solid var(--ng-border)',
])('the check of styles lets %s pass', async (declaration) => {
  expect(await faultsOf(declaration)).toEqual([]);
});

test('every token is in use', () => {
  const styles = globSync('src/**/*.{css,tsx,ts}').map((file) => readFileSync(file, 'utf8'));
  const tokens = new Set(readFileSync(TOKENS, 'utf8').match(/(?<=^ {2})--(?:ng|code)-[\w-]+(?=:)/gm));
  expect(tokens.size).toBeGreaterThan(40);
  expect([...tokens].filter((name) => !styles.some((text) => text.includes(`var(${name})`)))).toEqual([]);
});
