// cspell:ignore fontkitten wght
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create} from 'fontkitten';

/** One file of the site's font, which contains a part of the characters in all weights. */
interface Face {
  data: Buffer;
  characters: ReadonlySet<number>;
}

/** The site's font with all characters of its package, before `npm run font` makes a subset. */
export interface Font {
  name: string;
  faces: Face[];
}

/**
 * Reads the font.
 * @param packages the folder of the site's packages
 */
export function readFont(packages: string): Font {
  const folder = path.join(packages, '@fontsource-variable/hanken-grotesk');
  const subsets = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return {
    name: 'Hanken Grotesk',
    faces: Object.keys(subsets).map((subset) => {
      const data = readFileSync(path.join(folder, `files/hanken-grotesk-${subset}-wght-normal.woff2`));
      const font = create(data);
      if (font.isCollection) throw new Error(`${folder}: ${subset} holds several fonts.`);
      return {data, characters: new Set(font.characterSet)};
    }),
  };
}

/** Returns the characters of a text that the font doesn't contain, each once. */
export function findMissingCharacters(text: string, {faces}: Font): string[] {
  const has = (code: number) => faces.some(({characters}) => characters.has(code));
  return [...new Set(text)].filter((character) => !has(character.codePointAt(0) ?? 0));
}
