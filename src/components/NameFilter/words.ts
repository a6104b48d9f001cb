/** Returns the words of a filter's text, in lower case. */
export const splitWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns true if a name contains all words. */
export function hasAllWords(name: string | null | undefined, words: readonly string[]): boolean {
  const lowerCase = name?.toLowerCase() ?? '';
  return words.every((word) => lowerCase.includes(word));
}
