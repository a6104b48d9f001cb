/** What is quick is checked before each commit; `npm run hooks` installs it. */
export default {
  '*.{ts,tsx,js,cjs,mjs,json,css}': 'biome check --write --no-errors-on-unmatched',
  // Types depend on files that are not staged, so they are checked as a whole.
  '*.{ts,tsx}': () => 'npm run -s typecheck',
  '*.{md,mdx}': 'markdownlint-cli2 --no-globs',
  '*.{md,mdx,yaml,ts,tsx}': 'cspell --no-progress --no-must-find-files',
};
