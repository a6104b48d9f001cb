import postcss, {type Root, type Rule} from 'postcss';
import presetEnv from 'postcss-preset-env';

/** Selectors for the theme that a visitor of the site chose, each with the colour scheme that replaces it in a docset. */
const THEMES = [
  {selector: ':not([data-theme=dark])', mode: 'light'},
  {selector: '[data-theme=light]', mode: 'light'},
  {selector: '[data-theme=dark]', mode: 'dark'},
] as const;

/** Attribute with the choice of the button for the theme. A docset doesn't have that button. */
const THEME_CHOICE = 'data-theme-choice';

/** A selector for pages without a theme. Its rules are left out, because a docset follows the colour scheme instead. */
const NO_THEME = ':not([data-theme])';

/** The browser engine of Zeal on Debian 12 and Ubuntu 22.04. It has no cascade layers, but the theme uses them. */
const OLDEST_BROWSER = 'chrome 87';

/**
 * Converts the site's stylesheet for a docset. On the site, visitors choose light or dark. Pages of a docset follow the
 * colour scheme of Dash or Zeal.
 * @throws if a selector depends on the theme in a way that `THEMES` doesn't have
 */
export async function convertStyles(css: string): Promise<string> {
  const {css: result} = await postcss([followColorScheme, presetEnv({browsers: OLDEST_BROWSER})]).process(
    css,
    {
      from: undefined,
    },
  );
  return result;
}

/** Replaces the theme in selectors by `:root`, because it has the same specificity. */
function followColorScheme(root: Root): void {
  root.walkRules((rule) => {
    if (!rule.selector.includes('data-theme')) return;
    for (const selector of rule.selectors) {
      if (selector.includes(NO_THEME) || selector.includes(THEME_CHOICE)) continue;
      const copy = rule.clone({selector});
      rule.before(selector.includes('data-theme') ? toMediaQuery(copy) : copy);
    }
    rule.remove();
  });
}

/** Returns a media query with the rule for the colour scheme that its selector stands for. */
function toMediaQuery(rule: Rule) {
  const selector = rule.selector.replaceAll(/["']/g, '');
  const theme = THEMES.find((theme) => selector.includes(theme.selector));
  if (!theme) throw new Error(`tools/docset/styles.ts does not know the theme of the selector ${selector}`);
  const rootRule = rule.clone({selector: selector.replaceAll(theme.selector, ':root')});
  return postcss.atRule({name: 'media', params: `(prefers-color-scheme: ${theme.mode})`, nodes: [rootRule]});
}
