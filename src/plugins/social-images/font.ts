// cspell:ignore fontkitten wght
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create} from 'fontkitten';

/** One file of the site's font, which contains a part of the characters in all weights. */
export interface FontFile {
  data: Buffer;
  characters: ReadonlySet<number>;
}

/**
 * Reads the site's font with all characters of its package, before `npm run font` makes a subset.
 * @param packages the folder of the site's packages
 */
export function readFont(packages: string): FontFile[] {
  const folder = path.join(packages, '@fontsource-variable/hanken-grotesk');
  const subsets: object = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.keys(subsets).map((subset) => {
    const data = readFileSync(path.join(folder, `files/hanken-grotesk-${subset}-wght-normal.woff2`));
    const font = create(data);
    if (font.isCollection) throw new Error(`${folder}: ${subset} holds several fonts.`);
    return {data, characters: new Set(font.characterSet)};
  });
}

/** Returns the characters of a text that the font doesn't contain, each once. */
export function findMissingCharacters(text: string, font: readonly FontFile[]): string[] {
  const has = (code: number) => font.some(({characters}) => characters.has(code));
  return [...new Set(text)].filter((character) => !has(character.codePointAt(0) ?? 0));
}
