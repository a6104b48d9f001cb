import {readFileSync} from 'node:fs';
import stylelint from 'stylelint';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const TOKENS = 'src/css/tokens.css';

/** Returns the messages of Stylelint for a declaration in one of our files. */
async function faultsOf(declaration: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    code: `p {\n  ${declaration};\n}\n`,
    codeFilename: 'src/css/custom.css',
  });
  return results.flatMap(({warnings}) => warnings.map(({text}) => text));
}

test('a size, space or radius that is not a token fails the check', async () => {
  for (const declaration of ['font-size: 0.9rem', 'margin: 0 3px', 'border-radius: 5px'])
    expect(await faultsOf(declaration), declaration).toEqual([expect.stringContaining(TOKENS)]);
});

test('tokens, shares of the text size and percentages are accepted', async () => {
  for (const declaration of ['margin: 0 auto var(--ng-space-8)', 'font-size: 0.875em', 'border-radius: 50%'])
    expect(await faultsOf(declaration), declaration).toEqual([]);
});

test('every design token is used', () => {
  const styles = globSync('src/**/*.{css,tsx,ts}').map((file) => readFileSync(file, 'utf8'));
  const tokens = new Set(readFileSync(TOKENS, 'utf8').match(/(?<=^ {2})--(?:ng|code)-[\w-]+(?=:)/gm));
  expect(tokens.size).toBeGreaterThan(40);
  expect([...tokens].filter((name) => !styles.some((text) => text.includes(`var(${name})`)))).toEqual([]);
});
