/** Names of classes and variables that a page uses. */
export interface StyleNames {
  classes: string[];
  /** Variables including the two hyphens. */
  variables: string[];
}

/** Matches the value of a `class` attribute. Docusaurus leaves out quotes when it minifies. */
const CLASS = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

/** Matches the value of a `style` attribute, or the content of a `style` or `script` element. Text may name variables, too. */
const STYLE = /\sstyle=(?:"([^"]*)"|([^\s>]+))|<(?:style|script)[^>]*>(.*?)<\/(?:style|script)>/gs;

/** Returns the first group of each match that isn't undefined, each text once. */
const findGroups = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, ...groups]) => groups.find(Boolean) ?? '')),
];

/** Finds the classes and variables that a page uses, each once. */
export function findStyleNames(html: string): StyleNames {
  const classes = findGroups(html, CLASS).flatMap((value) => value.split(/\s+/));
  const variables = findGroups(html, STYLE).flatMap((style) => style.match(/--[\w-]+/g) ?? []);
  return {classes: [...new Set(classes)], variables: [...new Set(variables)]};
}

/** Joins the names that several pages use, each once. */
export const joinStyleNames = (names: readonly StyleNames[]): StyleNames => ({
  classes: [...new Set(names.flatMap(({classes}) => classes))],
  variables: [...new Set(names.flatMap(({variables}) => variables))],
});

/** Finds all words of a script or stylesheet that may be the name of a class or a variable. */
export const findWords = (text: string): string[] => text.match(/[\w-]+/g) ?? [];
