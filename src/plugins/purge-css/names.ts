/** Names of a stylesheet that a page or a script uses. */
export interface StyleNames {
  classes: string[];
  /** Variables, with their two hyphens. */
  variables: string[];
}

/** The value of an attribute `class`; where it minifies, Docusaurus leaves out quotes. */
const CLASS = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

/** Returns the classes and variables of a page, each once. */
export function namesInPage(html: string): StyleNames {
  const values = new Set(Array.from(html.matchAll(CLASS), ([, quoted, bare]) => quoted ?? bare ?? ''));
  return {
    classes: [...new Set([...values].flatMap((value) => value.split(/\s+/)))],
    variables: [...new Set(html.match(/--[\w-]+/g))],
  };
}

/** Returns all words of a script or stylesheet that may be the name of a class or a variable. */
export const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];
