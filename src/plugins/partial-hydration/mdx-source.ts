/** A block of code from its opening to its closing fence, which has the same characters. */
const FENCED_CODE = /^[ \t]*(`{3,}|~{3,})[^`\n]*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$/gm;

/** Returns MDX without its blocks of code, so that a search doesn't find the imports of a sample. */
export const removeFencedCode = (source: string): string => source.replace(FENCED_CODE, '');
