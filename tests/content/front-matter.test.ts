import {readFileSync} from 'node:fs';
import type {BlogPostFrontMatter} from '@docusaurus/plugin-content-blog';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {parseDocument} from 'yaml';
import {formatNearest} from '../../src/lib/nearest';

/** Fields that pages and posts may have. Docusaurus ignores fields that it doesn't know, so a misspelt one has no effect. */
const FIELDS: readonly string[] = [
  'aliases',
  'sectionKeywords',
  ...([
    'custom_edit_url',
    'description',
    'displayed_sidebar',
    'draft',
    'hide_table_of_contents',
    'hide_title',
    'id',
    'image',
    'keywords',
    'last_update',
    'pagination_label',
    'pagination_next',
    'pagination_prev',
    'sidebar_class_name',
    'sidebar_custom_props',
    'sidebar_label',
    'sidebar_position',
    'slug',
    'tags',
    'title',
    'toc_max_heading_level',
    'toc_min_heading_level',
  ] satisfies (keyof DocFrontMatter)[]),
  ...(['authors', 'date', 'title_meta'] satisfies (keyof BlogPostFrontMatter)[]),
];

/** Returns the faults in the front matter of a page, each with the file and what to do. */
function findFaults(file: string, text: string): string[] {
  const frontMatter = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text)?.[1];
  if (frontMatter === undefined) return [`${file}: begin it with front matter between two lines "---"`];
  const {contents, errors} = parseDocument(frontMatter);
  // The front matter begins in the second line.
  if (errors.length > 0)
    return errors.map(({linePos, message}) => `${file}:${(linePos?.[0].line ?? 0) + 1} ${message}`);
  return Object.keys(contents?.toJSON() ?? {})
    .filter((field) => !FIELDS.includes(field))
    .map((field) => `${file}: there is no field "${field}".${formatNearest(field, FIELDS)}`);
}

test('the front matter of each page and post is valid, and no field is misspelt', () => {
  const files = globSync(['docs/**/*.{md,mdx}', 'blog/**/*.{md,mdx}', 'src/pages/**/*.mdx'], {
    ignore: ['docs/api/generated/**', '**/_*'],
  }).sort();
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => findFaults(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['title: A\nalias: {}\n', 'page.mdx: there is no field "alias". Nearest names: aliases'],
  ['title: A\nkeywords: [a]\n  slug: b\n', 'page.mdx:4 '],
])('a fault in front matter is reported with its file: %j', (frontMatter, message) => {
  expect(findFaults('page.mdx', `---\n${frontMatter}---\n\nText.\n`).join('\n')).toContain(message);
});
