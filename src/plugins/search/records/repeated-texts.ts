/** A text, or the number of an equal text before it. Different texts are counted from 0. */
export type PackedText = string | number;

/**
 * Returns a function that replaces a text by its number if it got the same text before. Compression alone would miss most
 * of these, because it only looks back 32 kB.
 */
export function createTextPacker(): (text: string) => PackedText {
  const numbers = new Map<string, number>();
  return (text) => {
    const number = numbers.get(text);
    if (number === undefined) numbers.set(text, numbers.size);
    return number ?? text;
  };
}

/** Returns a function that does the opposite. It must get all packed texts in the order in which they were packed. */
export function createTextUnpacker(): (packed: PackedText) => string {
  const texts: string[] = [];
  return (packed) => {
    if (typeof packed === 'number') return texts[packed] ?? '';
    texts.push(packed);
    return packed;
  };
}
