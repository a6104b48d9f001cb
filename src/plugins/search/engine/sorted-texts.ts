/** Texts in order, in which those that begin alike stand side by side. */
export class SortedTexts {
  private readonly texts: readonly string[];

  /** @param texts each once, in any order */
  constructor(texts: Iterable<string>) {
    this.texts = [...texts].sort();
  }

  /** The place of the first text that is not before this one. */
  private placeOf(text: string): number {
    let low = 0;
    let high = this.texts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.texts[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether a text begins so. */
  hasBeginning(beginning: string): boolean {
    return this.texts[this.placeOf(beginning)]?.startsWith(beginning) ?? false;
  }

  /** The texts that begin so, in order. */
  beginningWith(beginning: string): string[] {
    return this.texts.slice(this.placeOf(beginning), this.placeOf(`${beginning}\uffff`));
  }
}
