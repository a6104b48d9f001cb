import postcss, {type Root, type Rule} from 'postcss';
import presetEnv from 'postcss-preset-env';

/** What selectors say of the theme that a reader chose, and the mode of the system that stands for it in a docset. */
const THEMES = [
  {said: ':not([data-theme=dark])', mode: 'light'},
  {said: '[data-theme=light]', mode: 'light'},
  {said: '[data-theme=dark]', mode: 'dark'},
] as const;

/** A page of the site on which no theme has been set yet. In a docset none ever is. */
const UNSET = ':not([data-theme])';

/** What Zeal draws with on Debian 12 and Ubuntu 22.04. It knows no cascade layers, which the theme has its styles in. */
const OLDEST = 'chrome 87';

/**
 * The site's stylesheet for a docset. On the site readers choose light or dark; here the page follows the application, as
 * Dash and Zeal have it follow them.
 * @throws when a selector speaks of the theme in a way that is not known here
 */
export async function stylesFor(css: string): Promise<string> {
  const {css: result} = await postcss([followSystem, presetEnv({browsers: OLDEST})]).process(css, {
    from: undefined,
  });
  return result;
}

/** `:root` takes the place of the theme in selectors, because it counts as much when rules compete. */
function followSystem(root: Root): void {
  root.walkRules((rule) => {
    if (!rule.selector.includes('data-theme')) return;
    for (const selector of rule.selectors) {
      if (selector.includes(UNSET)) continue;
      const one = rule.clone({selector});
      rule.before(selector.includes('data-theme') ? inMode(one) : one);
    }
    rule.remove();
  });
}

function inMode(rule: Rule) {
  const selector = rule.selector.replaceAll(/["']/g, '');
  const theme = THEMES.find(({said}) => selector.includes(said));
  if (!theme) throw new Error(`tools/docset/styles.ts does not know the theme of the selector ${selector}`);
  const follows = rule.clone({selector: selector.replaceAll(theme.said, ':root')});
  return postcss.atRule({name: 'media', params: `(prefers-color-scheme: ${theme.mode})`, nodes: [follows]});
}
