import {readFileSync} from 'node:fs';
import type {Element, Nodes} from 'hast';
import {selectAll} from 'hast-util-select';
import {describe, expect, test} from 'vitest';
import {TOPICS} from '../../src/lib/examples';
import {getAttribute} from '../../src/lib/html';
import {fileOf, getText, readDocument} from '../support/build';

const PAGE = '/docs/api/generated/classes/qpushbutton';

const byTag = (node: Nodes, name: string): Element[] => selectAll(name, node);

/** Returns the pictures of examples below a node. */
const pictures = (node: Nodes): Element[] =>
  byTag(node, 'img').filter((image) => getAttribute(image, 'src')?.endsWith('.webp'));

describe('a program on a page', () => {
  test('X-03 can be read without JavaScript, because the HTML has its TypeScript once', () => {
    const [figure] = byTag(readDocument(PAGE), 'figure');
    const code = figure ? byTag(figure, 'pre').map(getText) : [];
    expect(code).toHaveLength(1);
    expect(code[0]).toContain("from '@nodegui/nodegui'");
  });

  test('X-03 shows what it draws in both colour modes, without moving the page or loading early', () => {
    const [figure] = byTag(readDocument(PAGE), 'figure');
    const images = figure ? pictures(figure) : [];
    expect(images.slice(0, 2).map((image) => getAttribute(image, 'src'))).toEqual([
      expect.stringContaining('push-button-light'),
      expect.stringContaining('push-button-dark'),
    ]);
    for (const image of images) {
      expect(Number(getAttribute(image, 'width'))).toBeGreaterThan(0);
      expect(Number(getAttribute(image, 'height'))).toBeGreaterThan(0);
      expect(getAttribute(image, 'alt')).toMatch(/button|The program after step/);
      expect(getAttribute(image, 'loading')).toBe('lazy');
    }
  });

  test('X-03 links to its source', () => {
    const links = byTag(readDocument(PAGE), 'a').map((link) => getAttribute(link, 'href'));
    expect(links).toContainEqual(
      expect.stringMatching(/^https:\/\/github\.com\/.*examples\/push-button\/main\.ts$/),
    );
  });
});

test('X-03 every picture of the gallery leads to a page of the reference', () => {
  const lists = byTag(readDocument('/docs/guides/gallery'), 'ul').filter((list) => pictures(list).length > 0);
  const links = lists.flatMap((list) => byTag(list, 'a')).map((link) => getAttribute(link, 'href') ?? '');
  expect(lists, 'a picture in every group').toHaveLength(Object.keys(TOPICS).length);
  expect(new Set(links).size).toBe(links.length);
  expect(links.filter((link) => !fileOf(link))).toEqual([]);
});

test('the gallery shows every group under its title', () => {
  const text = readFileSync('docs/guides/gallery.mdx', 'utf8');
  for (const [topic, title] of Object.entries(TOPICS)) {
    expect(text).toMatch(new RegExp(`^## ${title}\\n\\n[^#]*<Gallery topic="${topic}" />`, 'm'));
  }
});
