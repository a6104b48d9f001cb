import {hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import {packTar, type TarEntry} from 'modern-tar';
import sharp from 'sharp';
import {SYMBOLS_FILE, type SymbolTable} from '../../src/lib/reference';
import {readToolkitVersion} from '../../src/lib/toolkit-version';
import {createDocuments} from './documents';
import type {Entry} from './entries';
import {readSite, START_PAGE} from './site';

/** The folder of the site that holds the docset and its feed. */
export const FOLDER = 'docset';
export const ARCHIVE = 'nodegui.docset.tgz';
/** Zeal shows this name for the docset. */
export const FEED = 'NodeGUI.xml';

/** Paths in the archive. Dash expects the outermost folder, and Zeal removes it. */
const CONTENTS = 'nodegui.docset/Contents';
export const DOCUMENTS_PATH = `${CONTENTS}/Resources/Documents`;
export const INFO_PATH = `${CONTENTS}/Info.plist`;
export const INDEX_PATH = `${CONTENTS}/Resources/docSet.dsidx`;

/** The modification time of all files, so that the same site produces the same archive. */
const MODIFICATION_TIME = new Date('2000-01-01T00:00:00Z');

/**
 * Creates the docset of a built site: the archive and the feed that a deployment serves, and the entries of its index.
 * @param siteDir the checkout, with its `build/`
 * @throws if there is no build, or if it is incomplete
 */
export async function createDocset(siteDir: string) {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const site = readSite(path.join(siteDir, 'build'));
  const symbols: SymbolTable = JSON.parse(read(SYMBOLS_FILE));
  const version = readToolkitVersion(siteDir);
  const {files, entries} = await createDocuments(site, symbols, read('tools/docset/docset.css'));
  const drawIcon = (size: number) =>
    sharp(path.join(siteDir, 'static/img/mark.svg')).resize(size).png().toBuffer();

  const archive = await createArchive([
    ['nodegui.docset/icon.png', await drawIcon(16)],
    ['nodegui.docset/icon@2x.png', await drawIcon(32)],
    [INFO_PATH, INFO_PLIST],
    [INDEX_PATH, await createSearchIndex(entries)],
    ...[...files].map(([file, body]): [string, Uint8Array | string] => [`${DOCUMENTS_PATH}/${file}`, body]),
  ]);
  return {archive, feed: createFeed(`${site.address.href}${FOLDER}/${ARCHIVE}`, version, archive), entries};
}

/** The properties of the docset, as https://kapeli.com/docsets explains them. Scripts are disabled by default. */
const INFO_PLIST = `<?xml version="1.0" encoding="UTF-8"?>
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
  <string>${START_PAGE}</string>
  <key>isDashDocset</key>
  <true/>
</dict>
</plist>
`;

/** The table that Dash and Zeal search. Its unique index rejects duplicate entries. */
const SCHEMA = `
  CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
  CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
`;

/**
 * Creates the search index, and returns the bytes of its SQLite file.
 * @throws if two entries are the same
 */
async function createSearchIndex(entries: readonly Entry[]): Promise<Uint8Array> {
  const sqlite = await sqlite3InitModule();
  const database = new sqlite.oo1.DB();
  database.exec(SCHEMA);
  database.transaction(() => {
    const insert = database.prepare('INSERT INTO searchIndex(name, type, path) VALUES (?, ?, ?)');
    for (const {name, type, path} of entries) insert.bind([name, type, path]).stepReset();
    insert.finalize();
  });
  const file = sqlite.capi.sqlite3_js_db_export(database);
  database.close();
  return file;
}

/** Returns the feed. Dash and Zeal update the docset when the version changes, so it contains a hash of the archive. */
function createFeed(url: string, version: string, archive: Uint8Array): string {
  return `<entry>\n  <version>${version}/${hash('sha256', archive).slice(0, 8)}</version>\n  <url>${url}</url>\n</entry>\n`;
}

/** Creates the archive. Each folder has an entry before its files, because older versions of Zeal only create those. */
async function createArchive(
  files: readonly (readonly [string, Uint8Array | string])[],
): Promise<Uint8Array> {
  const folders = new Set(files.flatMap(([name]) => findParentFolders(name)));
  const entries: TarEntry[] = [
    ...[...folders].map((name) => ({
      header: {name, type: 'directory' as const, size: 0, mode: 0o755, mtime: MODIFICATION_TIME},
    })),
    ...files.map(([name, content]) => {
      const body = Buffer.from(content);
      return {header: {name, size: body.length, mode: 0o644, mtime: MODIFICATION_TIME}, body};
    }),
  ].sort((a, b) => (a.header.name < b.header.name ? -1 : 1));
  return gzipSync(await packTar(entries), {level: 9});
}

/** Returns the folders that contain a file, outermost first: `a/` and `a/b/` for `a/b/c`. */
const findParentFolders = (file: string): string[] =>
  [...file.matchAll(/\//g)].map(({index}) => file.slice(0, index + 1));
