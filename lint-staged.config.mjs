/** The quick checks, which run before each commit if you have run `npm run hooks`. */
export default {
  '*.{ts,tsx,js,cjs,mjs,json,css}': 'biome check --write --no-errors-on-unmatched',
  // Types also depend on files that aren't staged, so all files are checked.
  '*.{ts,tsx}': () => 'npm run -s typecheck',
  '*.{md,mdx}': 'markdownlint-cli2 --no-globs',
  '*.{md,mdx,yaml,ts,tsx}': 'cspell --no-progress --no-must-find-files',
};
