import {hash} from 'node:crypto';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A picture that is written as a file. */
export interface PictureFile {
  /** Path below the base URL. */
  path: string;
  /** Content as base64. */
  content: string;
}

const DATA_URL = /^data:image\/(\w+)[^,]*?(;base64)?,(.*)$/s;

const EXTENSIONS: Record<string, string> = {jpeg: 'jpg'};

/**
 * Replaces inlined pictures by links to files, because the bundler inlines small pictures as data URLs, which are useless
 * in Markdown.
 *
 * @param page the page, which is changed in place
 * @returns the files to write
 */
export function extractInlinedPictures(page: Root, baseUrl: string): PictureFile[] {
  const files: PictureFile[] = [];
  visit(page, 'image', (image) => {
    const [, type = '', base64, data] = DATA_URL.exec(image.url) ?? [];
    if (data === undefined) return;
    const bytes = base64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
    const path = `assets/images/inlined-${hash('sha256', bytes).slice(0, 16)}.${EXTENSIONS[type] ?? type}`;
    files.push({path, content: bytes.toString('base64')});
    image.url = baseUrl + path;
  });
  return files;
}
