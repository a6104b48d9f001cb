/** Names of classes and variables that a page uses. */
export interface StyleNames {
  classes: string[];
  /** Variables including the two hyphens. */
  variables: string[];
}

/** Matches the value of a `class` attribute. Docusaurus leaves out quotes when it minifies. */
const CLASS = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

/** Finds the classes and variables that a page uses, each once. */
export function findStyleNames(html: string): StyleNames {
  const values = new Set(Array.from(html.matchAll(CLASS), ([, quoted, bare]) => quoted ?? bare ?? ''));
  return {
    classes: [...new Set([...values].flatMap((value) => value.split(/\s+/)))],
    variables: [...new Set(html.match(/--[\w-]+/g))],
  };
}

/** Finds all words of a script or stylesheet that may be the name of a class or a variable. */
export const findWords = (text: string): string[] => text.match(/[\w-]+/g) ?? [];
