import {readFileSync} from 'node:fs';
import postcss, {type Container, type Rule} from 'postcss';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {beforeAll, expect, test} from 'vitest';
import {parsePage} from '../../src/lib/html';
import {leftOut} from '../../src/plugins/purge-css/configured';

/** What `src/plugins/purge-css` keeps of the stylesheet as the bundler has made it. */
const WHOLE = '.docusaurus/purge-css/whole.css';

/** Scripts that browsers load: all but the bundle that is there for the bundler alone. */
const SCRIPTS = ['build/assets/js/*.js', '!build/assets/js/bodies.*'];

const readStyles = () => readFileSync(globSync('build/assets/css/styles.*.css')[0] ?? '', 'utf8');

/** Classes that an element has on some page. */
function classesOfPages(): Set<string> {
  const classes = new Set<string>();
  for (const file of globSync('build/**/*.html')) {
    visit(parsePage(readFileSync(file, 'utf8')), 'element', ({properties}) => {
      for (const name of (properties.className as string[] | undefined) ?? []) classes.add(name);
    });
  }
  return classes;
}

/** Where a rule stands: its layer, the screens it is for. */
function contextOf({parent}: Container): string {
  if (parent?.type !== 'atrule') return '';
  const {name, params} = parent as postcss.AtRule;
  // Minifiers do not agree on where a space may go.
  return `${contextOf(parent as Container)}@${name} ${params.replaceAll(' ', '')} `;
}

/** A selector, where it stands, and the properties that it sets there. */
interface Style {
  selector: string;
  context: string;
  properties: Set<string>;
}

/** All styles, by their place and selector. */
function stylesOf(css: string): Map<string, Style> {
  const found = new Map<string, Style>();
  postcss.parse(css).walkRules((rule: Rule) => {
    const context = contextOf(rule);
    if (context.includes('keyframes')) return;
    for (const selector of rule.selectors) {
      const style = found.get(context + selector) ?? {selector, context, properties: new Set()};
      // Variables are put in where they are asked for; what comes of it a browser has to tell.
      rule.walkDecls(/^(?!--)/, ({prop}) => {
        // No browser needs the prefix.
        style.properties.add(prop.replace('-webkit-text-decoration', 'text-decoration'));
      });
      found.set(context + selector, style);
    }
  });
  return found;
}

const classesIn = (selector: string): string[] =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? '');

let pages: Set<string>;
let scripts: string;

beforeAll(() => {
  pages = classesOfPages();
  scripts = globSync(SCRIPTS)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
});

test('X-07 there is one stylesheet, and every page names it', () => {
  const [file, ...others] = globSync('build/assets/css/styles.*.css');
  expect(others).toEqual([]);
  for (const page of globSync('build/**/*.html')) {
    const [named] = /assets\/css\/styles\.[^ >"]+/.exec(readFileSync(page, 'utf8')) ?? [file];
    expect(file, page).toContain(named);
  }
});

test('X-07 every class of a page, or of the code that browsers load, keeps every rule that it had', () => {
  const kept = stylesOf(readStyles());
  const isLeftOut = leftOut(pages);
  const isNamed = (name: string) =>
    pages.has(name) || (!isLeftOut(name) && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(scripts));
  const lost: string[] = [];
  for (const [key, {selector, context, properties}] of stylesOf(readFileSync(WHOLE, 'utf8'))) {
    if (!classesIn(selector).every(isNamed)) continue;
    // What rules outside of layers say wins over what layers say.
    const winners = context.startsWith('@layer') ? [selector] : [];
    for (const property of properties)
      if (![key, ...winners].some((one) => kept.get(one)?.properties.has(property)))
        lost.push(`${key} { ${property} }`);
  }
  expect(lost).toEqual([]);
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
])('X-07 the rules of %s stay, which only some state or few pages need', (selector) => {
  expect(readStyles().includes(selector)).toBe(true);
});

test('X-07 rules of what no page has are gone, and the modal brings its own when it is opened', () => {
  const css = readStyles();
  // No page can have these, unlike an author's picture or other parts of the theme that somebody may begin to use.
  for (const selector of ['.navbar--primary', '.navbar--dark', '.DocSearch-Modal'])
    expect(css.includes(selector), selector).toBe(false);
  const later = globSync(['build/assets/css/*.css', '!build/assets/css/styles.*']);
  expect(later.some((file) => readFileSync(file, 'utf8').includes('.DocSearch-Modal'))).toBe(true);
});

test('X-07 no stylesheet that comes late has a rule for which a browser styles the whole page anew', () => {
  const later = globSync(['build/assets/css/*.css', '!build/assets/css/styles.*']);
  const selectors = later.flatMap((file) => [...stylesOf(readFileSync(file, 'utf8')).values()]);
  // A pseudo element of no element in particular is one of every element.
  expect(
    selectors.filter(({selector}) => /(^|[\s>+~])::/.test(selector)).map(({selector}) => selector),
  ).toEqual([]);
});
