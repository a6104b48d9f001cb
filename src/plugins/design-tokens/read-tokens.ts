import postcss, {type Declaration} from 'postcss';

/** A custom property with a length. */
export interface LengthToken {
  name: string;
  value: string;
}

/** A custom property with a colour. */
export interface ColourToken {
  name: string;
  /** The purpose of the colour. */
  use: string;
  /** The colour in both modes, such as `#0a6b4d`. */
  light: string;
  dark: string;
}

export interface DesignTokens {
  colours: ColourToken[];
  /** Font sizes, smallest first. */
  sizes: LengthToken[];
  /** Margins, paddings and gaps, smallest first. */
  spaces: LengthToken[];
}

const COLOUR = /^#[\da-f]{3,8}$/i;

/** Returns the comment after a declaration on the same line. */
function readUse(declaration: Declaration): string | undefined {
  const next = declaration.next();
  const isBehind = next?.type === 'comment' && next.source?.start?.line === declaration.source?.end?.line;
  return isBehind ? next.text : undefined;
}

/**
 * Reads the site's own colours, font sizes and spaces from the text of its stylesheet.
 *
 * @param file name of the stylesheet, for errors
 * @throws if a colour has no comment behind it, or if there are no tokens of a kind
 */
export function readTokens(css: string, file: string): DesignTokens {
  const light: Declaration[] = [];
  const dark = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--(ng|code)-/, (declaration) => {
    const {parent, prop, value} = declaration;
    const selector = parent?.type === 'rule' && 'selector' in parent ? parent.selector : '';
    if (selector === ':root') light.push(declaration);
    else if (selector === '[data-theme="dark"]') dark.set(prop, value);
  });

  const colours = light
    .filter(({value}) => COLOUR.test(value))
    .map((declaration): ColourToken => {
      const {prop: name, value} = declaration;
      const use = readUse(declaration);
      if (!use) {
        const line = declaration.source?.start?.line;
        throw new Error(`${file}:${line}: add a comment behind ${name} that says what the colour is for.`);
      }
      return {name, use, light: value, dark: dark.get(name) ?? value};
    });
  const readLengths = (prefix: string): LengthToken[] =>
    light
      .filter(({prop, value}) => prop.startsWith(prefix) && !value.startsWith('var('))
      .map(({prop: name, value}) => ({name, value}));
  const tokens = {colours, sizes: readLengths('--ng-size-'), spaces: readLengths('--ng-space-')};
  for (const [kind, list] of Object.entries(tokens)) {
    if (list.length === 0) throw new Error(`${file} has no ${kind}. Adapt src/plugins/design-tokens to it.`);
  }
  return tokens;
}
