import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {packTar, type TarEntry} from 'modern-tar';
import sharp from 'sharp';
import {REFERENCE_ROUTE, SYMBOLS_FILE, type SymbolTable} from '../../src/lib/reference';
import {writeIndex} from './database';
import {makeDocuments} from './documents';
import type {Entry} from './entries';
import {readSite} from './site';

/** Folder of the site for the docset and its feed. */
export const FOLDER = 'docset';
export const ARCHIVE = 'nodegui.docset.tgz';
/** Zeal calls a docset by the name of its feed. */
export const FEED = 'NodeGUI.xml';

/** Places in the archive. Zeal takes away the first folder, and Dash looks for it. */
const CONTENTS = 'nodegui.docset/Contents';
export const DOCUMENTS = `${CONTENTS}/Resources/Documents`;
export const INFO = `${CONTENTS}/Info.plist`;
export const INDEX = `${CONTENTS}/Resources/docSet.dsidx`;

/** The document that opens first: all symbols. */
const START = `${REFERENCE_ROUTE.slice(1)}/index.html`;

/** All files in the archive are of this time, so that the same site makes the same archive. */
const TIME = new Date('2000-01-01T00:00:00Z');

/** What a deployment serves, and what it holds. */
export interface Docset {
  archive: Uint8Array;
  feed: string;
  entries: Entry[];
}

/**
 * Makes the docset of a built site.
 * @param siteDir the checkout, with its `build/`
 * @throws when the build is not there, or not a whole one
 */
export async function makeDocset(siteDir: string): Promise<Docset> {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const site = readSite(path.join(siteDir, 'build'));
  const symbols: SymbolTable = JSON.parse(read(SYMBOLS_FILE));
  const {version} = JSON.parse(read('node_modules/@nodegui/nodegui/package.json'));
  const {files, entries} = await makeDocuments(site, symbols, read('tools/docset/docset.css'));
  const icon = (size: number) =>
    sharp(path.join(siteDir, 'static/img/mark.svg')).resize(size).png().toBuffer();

  const archive = await pack([
    ['nodegui.docset/icon.png', await icon(16)],
    ['nodegui.docset/icon@2x.png', await icon(32)],
    [INFO, PROPERTIES],
    [INDEX, await writeIndex(entries)],
    ...[...files].map(([file, body]): [string, Uint8Array | string] => [`${DOCUMENTS}/${file}`, body]),
  ]);
  return {archive, feed: feedOf(`${site.address.href}${FOLDER}/${ARCHIVE}`, version, archive), entries};
}

/** https://kapeli.com/docsets says what Dash reads of it. Scripts stay off, which is its default. */
const PROPERTIES = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleIdentifier</key>
  <string>nodegui</string>
  <key>CFBundleName</key>
  <string>NodeGUI</string>
  <key>DocSetPlatformFamily</key>
  <string>nodegui</string>
  <key>DashDocSetFamily</key>
  <string>dashtoc</string>
  <key>dashIndexFilePath</key>
  <string>${START}</string>
  <key>isDashDocset</key>
  <true/>
</dict>
</plist>
`;

/** Applications load the docset again when the version is another text: its second part changes with every word. */
function feedOf(url: string, version: string, archive: Uint8Array): string {
  const hash = createHash('sha256').update(archive).digest('hex').slice(0, 8);
  return `<entry>\n  <version>${version}/${hash}</version>\n  <url>${url}</url>\n</entry>\n`;
}

/** The archive of files, with an entry for each folder before what is in it: older versions of Zeal make no others. */
async function pack(files: readonly (readonly [string, Uint8Array | string])[]): Promise<Uint8Array> {
  const folders = new Set(files.flatMap(([name]) => foldersOf(name)));
  const entries: TarEntry[] = [
    ...[...folders].map((name) => ({
      header: {name, type: 'directory' as const, size: 0, mode: 0o755, mtime: TIME},
    })),
    ...files.map(([name, content]) => {
      const body = Buffer.from(content);
      return {header: {name, size: body.length, mode: 0o644, mtime: TIME}, body};
    }),
  ].sort((a, b) => (a.header.name < b.header.name ? -1 : 1));
  return gzipSync(await packTar(entries), {level: 9});
}

/** The folders that a file is in, outermost first: `a/b/c` is in `a/` and `a/b/`. */
const foldersOf = (file: string): string[] =>
  [...file.matchAll(/\//g)].map(({index}) => file.slice(0, index + 1));
