import {findBestExample} from '../../lib/best-example';
import type {RecordedExample, Screenshot} from '../../lib/examples';
import type {ReferencePages, SymbolTable} from '../../lib/reference';

/** A picture of the gallery. */
export interface GalleryItem extends Pick<RecordedExample, 'name' | 'topic' | 'alt'>, Screenshot {
  symbol: string;
  /** First sentence of the symbol's description, as plain text. */
  summary: string;
  /** Page of the symbol, without the site's base URL. */
  url: string;
}

/** Creates the items of the gallery, which show the best example for each symbol, sorted by symbol. */
export function createGallery(
  examples: readonly RecordedExample[],
  symbols: SymbolTable,
  pages: ReferencePages,
): GalleryItem[] {
  const shownSymbols = new Set(examples.map(({shows: [symbol = '']}) => symbol));
  return [...shownSymbols]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .flatMap((symbol) => {
      const {url} = symbols[symbol] ?? {};
      const example = findBestExample(symbol, examples);
      if (url === undefined || !example) return [];
      const {name, topic, alt, screenshot} = example;
      return [{name, symbol, summary: pages[url]?.summary ?? '', url, topic, alt, ...screenshot}];
    });
}
