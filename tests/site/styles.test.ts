import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {TRANSLATIONS} from '../support/translations';

const readStyles = () => readFileSync(globSync('build/assets/css/styles.*.css')[0] ?? '', 'utf8');

/** Returns all selectors of a stylesheet, except for the steps of animations. */
function selectorsOf(css: string): string[] {
  const selectors: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const {parent} = rule;
    if (parent?.type !== 'atrule' || !('name' in parent) || !String(parent.name).includes('keyframes'))
      selectors.push(...rule.selectors);
  });
  return selectors;
}

test('X-07 there is one stylesheet, and every page names it', () => {
  const [file, ...others] = globSync('build/assets/css/styles.*.css');
  expect(others).toEqual([]);
  const ignore = TRANSLATIONS.map((pattern) => `build/${pattern}`);
  for (const page of globSync('build/**/*.html', {ignore})) {
    const [named] = /assets\/css\/styles\.[^ >"]+/.exec(readFileSync(page, 'utf8')) ?? [file];
    expect(file, page).toContain(named);
  }
});

test.each([
  '.navbar-sidebar--show .navbar-sidebar',
  '.navbarHidden_',
  '.menu__list-item--collapsed .menu__list',
  '.tocCollapsibleExpanded_',
  '.backToTopButtonShow_',
  '.table-of-contents__link--active',
  '.pagination-nav__link--next',
  '.alert--warning',
  '#nprogress .bar',
  '.tabs__item[aria-selected=true]',
  '.failed-start:not([hidden])',
])('X-07 the stylesheet keeps the rules of %s, which only a few pages or states need', (selector) => {
  expect(readStyles().includes(selector)).toBe(true);
});

test('X-07 the stylesheet has no unused rules, and the modal loads its own', () => {
  const css = readStyles();
  // No page can have these, unlike an author's picture or other parts of the theme that somebody may begin to use.
  for (const selector of ['.navbar--primary', '.navbar--dark', '.DocSearch-Modal'])
    expect(css.includes(selector), selector).toBe(false);
  const later = globSync(['build/assets/css/*.css', '!build/assets/css/styles.*']);
  expect(later.some((file) => readFileSync(file, 'utf8').includes('.DocSearch-Modal'))).toBe(true);
});

test('X-07 no stylesheet that loads later makes the browser restyle the whole page', () => {
  const later = globSync(['build/assets/css/*.css', '!build/assets/css/styles.*']);
  const selectors = later.flatMap((file) => selectorsOf(readFileSync(file, 'utf8')));
  // A pseudo element without an element applies to every element.
  expect(selectors.filter((selector) => /(^|[\s>+~])::/.test(selector))).toEqual([]);
});
