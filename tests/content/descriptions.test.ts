import fs from 'node:fs';
import path from 'node:path';
import {stemmer} from 'stemmer';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

const ROOT = path.join(__dirname, '../..');

/** Numbers of texts that only repeat a name. They may only fall, so write a lower number here when you remove such a text. */
const LIMITS = {members: 0, parameters: 0, values: 0};

interface DescribedText {
  kind: keyof typeof LIMITS;
  /** `QLabel.setText`, `QLabel.setText(text)`, `CheckState.Checked`. */
  of: string;
  text: string;
}

/** Words without a meaning of their own. */
const FILLERS = new Set(
  'a all an and are as at be by for from given has have if in is it its make new no not of on one or return set that the there this to was what whether which with'
    .split(' ')
    .map(stemmer),
);

/**
 * Returns the stems of the meaningful words in a name or sentence. For `setTextFormat` and for "Sets the format of the text",
 * these are the stems of text and format.
 */
function stems(text: string): string[] {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+|\d+/g);
  return (words ?? []).map(stemmer).filter((stem) => !FILLERS.has(stem));
}

/** Returns true if a description only repeats the words of the name. Code in it, such as a value, always adds something. */
const repeatsItsName = ({of, text}: DescribedText) => {
  if (text.includes('`')) return false;
  const name = new Set(stems(of.replace(/\bQ(?=[A-Z])/g, '')));
  return stems(text).every((stem) => name.has(stem));
};

function readTexts(file: string): DescribedText[] {
  const {name, kind, members = {}} = parse(fs.readFileSync(file, 'utf8'));
  return Object.entries<string | {summary: string; params?: Record<string, string>}>(members).flatMap(
    ([member, description]): DescribedText[] => {
      const {summary, params = {}} = typeof description === 'string' ? {summary: description} : description;
      const of = name ? `${name}.${member}` : member;
      return [
        {kind: kind === 'enum' ? 'values' : 'members', of, text: summary},
        ...Object.entries(params).map(
          ([parameter, text]): DescribedText => ({kind: 'parameters', of: `${of}(${parameter})`, text}),
        ),
      ];
    },
  );
}

const all = globSync('reference/**/*.yaml', {cwd: ROOT, ignore: '**/topics.yaml'}).flatMap((file) =>
  readTexts(path.join(ROOT, file)),
);

test.each(
  Object.entries(LIMITS),
)('X-02 descriptions that only repeat a name do not increase: of the %s, there are %i', (kind, limit) => {
  const empty = all.filter((description) => description.kind === kind && repeatsItsName(description));
  const list = empty.map(({of, text}) => `${of}: ${text}`).join('\n');
  expect(empty.length, `say more, or nothing of a parameter:\n${list}`).toBeLessThanOrEqual(limit);
  expect(empty.length, `lower the limit of ${kind}`).toBe(limit);
});

test('X-02 no description is a TODO', () => {
  const files = globSync('reference/**/*.yaml', {cwd: ROOT});
  expect(files.length).toBeGreaterThan(300);
  const unwritten = files.filter((file) => /: TODO$/m.test(fs.readFileSync(path.join(ROOT, file), 'utf8')));
  expect(unwritten).toEqual([]);
});
