import {createHash} from 'node:crypto';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A picture that becomes a file. */
export interface PictureFile {
  /** Path below the base URL. */
  path: string;
  /** Content as base64. */
  content: string;
}

const DATA_URL = /^data:image\/(\w+)[^,]*?(;base64)?,(.*)$/s;

const NAMES: Record<string, string> = {jpeg: 'jpg'};

/**
 * Replaces pictures that a page has inlined by links to files, since nobody who reads Markdown can see the former. The
 * bundler inlines small pictures.
 *
 * @param page is changed
 * @returns the files that have to be written
 */
export function extractInlinedPictures(page: Root, baseUrl: string): PictureFile[] {
  const files: PictureFile[] = [];
  visit(page, 'image', (image) => {
    const [, type = '', base64, data] = DATA_URL.exec(image.url) ?? [];
    if (data === undefined) return;
    const bytes = base64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const path = `assets/images/inlined-${hash}.${NAMES[type] ?? type}`;
    files.push({path, content: bytes.toString('base64')});
    image.url = baseUrl + path;
  });
  return files;
}
