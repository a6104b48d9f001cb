import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import type {Root} from 'hast';
import {unpackTar} from 'modern-tar';
import {beforeAll, describe, expect, test} from 'vitest';
import {findElements, getAttribute, parsePage} from '../../src/lib/html';
import {SYMBOLS_FILE, type SymbolTable} from '../../src/lib/reference';
import {createDocset, DOCUMENTS_PATH, INDEX_PATH, INFO_PATH} from '../../tools/docset/docset';
import {type Entry, SYMBOL_TYPES} from '../../tools/docset/entries';
import {readDocument} from '../support/build';
import {sitemapRoutes} from '../support/sitemap';
import {findOlderVersion} from '../support/versions';

/** Opens the index with SQLite, as Dash and Zeal do. */
async function readIndex(file: Uint8Array): Promise<Entry[]> {
  const {oo1, capi, wasm} = await sqlite3InitModule();
  const database = new oo1.DB();
  const {length} = file;
  const place = wasm.allocFromTypedArray(file);
  if (!database.pointer) throw new Error('SQLite has opened no database');
  capi.sqlite3_deserialize(database.pointer, 'main', place, length, length, capi.SQLITE_DESERIALIZE_READONLY);
  return database.selectObjects('SELECT name, type, path FROM searchIndex') as unknown as Entry[];
}

/** The names of all files and folders in the archive, in order. */
let names: string[] = [];
/** Path in the archive → text of the file, which has no meaning for pictures. */
let files = new Map<string, string>();
/** Path of a document in the docset → the ids in it. */
let documents = new Map<string, {root: Root; ids: Set<string>}>();
let entries: Entry[] = [];
let feed = '';
/** The modification times of the files in the archive. */
let times = new Set<number | undefined>();
let routes: string[] = [];

const idsOf = (root: Root) =>
  [...findElements(root, () => true)].flatMap((one) => getAttribute(one, 'id') ?? []);
const documentOf = (route: string) => path.posix.join(route.slice(1), 'index.html');
const isThere = (address: string) => {
  const [file = '', id] = address.split('#');
  return documents.has(file) && (!id || documents.get(file)?.ids.has(decodeURIComponent(id)));
};

beforeAll(async () => {
  const docset = await createDocset('.');
  feed = docset.feed;
  const unpacked = await unpackTar(gunzipSync(docset.archive));
  files = new Map(unpacked.map(({header, data}) => [header.name, Buffer.from(data ?? []).toString()]));
  names = unpacked.map(({header}) => header.name);
  times = new Set(unpacked.map(({header}) => header.mtime?.getTime()));
  const pages = [...files].filter(([name]) => name.endsWith('.html'));
  documents = new Map(
    pages.map(([name, html]) => {
      const root = parsePage(html);
      return [path.posix.relative(DOCUMENTS_PATH, name), {root, ids: new Set(idsOf(root))}];
    }),
  );
  const index = unpacked.find(({header}) => header.name === INDEX_PATH)?.data;
  entries = await readIndex(index ?? new Uint8Array());
  routes = sitemapRoutes().filter((route) => route.startsWith('/docs/') && !findOlderVersion(route));
});

/** The kinds of members of classes and interfaces. */
const OF_CLASSES = ['Method', 'Property', 'Event'];
const SYMBOLS = new Set<string>(Object.values(SYMBOL_TYPES));

describe('X-13 the docset for Dash and Zeal', () => {
  test('has a document for each page of the newest docs, and knows its address on the site', () => {
    expect(routes.length).toBeGreaterThan(380);
    expect([...documents.keys()].sort()).toEqual(routes.map(documentOf).sort());
    const unknown = routes.filter((route) => {
      const online = `<html lang="en"><!-- Online page at https://docs.nodegui.org${route.replace(/\/$/, '')} -->`;
      return !files.get(`${DOCUMENTS_PATH}/${documentOf(route)}`)?.includes(online);
    });
    expect(unknown).toEqual([]);
  });

  test('keeps all headings, code and rows of a page', () => {
    for (const route of ['/docs/guides/getting-started', '/docs/api/generated/classes/qwidget']) {
      const count = (root: Root) =>
        ['h2', 'h3', 'pre', 'tr', 'img'].map(
          (tag) => [...findElements(root, ({tagName}) => tagName === tag)].length,
        );
      const online = readDocument(route);
      const main = [
        ...findElements(
          online,
          (one) => one.properties.className?.toString().includes('theme-doc-markdown') ?? false,
        ),
      ];
      const inTemplates = [...findElements(online, ({tagName}) => tagName === 'template')].length;
      const [h2, h3, pre = 0, ...others] = count({type: 'root', children: main});
      const document = documents.get(documentOf(route));
      expect(document && count(document.root)).toEqual([h2, h3, pre + inTemplates, ...others]);
    }
  });

  test('finds every symbol and every member once, by its kind, where it is described', () => {
    const symbols: SymbolTable = JSON.parse(readFileSync(SYMBOLS_FILE, 'utf8'));
    const types = new Map<string, string[]>();
    for (const {name, type, path: to} of entries) {
      const key = `${name} ${to}`;
      types.set(key, [...(types.get(key) ?? []), type]);
    }
    const faults: string[] = [];
    const expectOne = (name: string, to: string, allowed: readonly string[]) => {
      const found = types.get(`${name} ${to}`) ?? [];
      if (found.length !== 1 || !allowed.includes(found[0] ?? '')) faults.push(`${name} at ${to}: ${found}`);
    };
    for (const [name, {kind, url, members}] of Object.entries(symbols)) {
      const [route = '', id] = url.split('#');
      const file = documentOf(route);
      expectOne(name, id ? `${file}#${id}` : file, [SYMBOL_TYPES[kind]]);
      for (const [member, anchor] of Object.entries(members)) {
        if (anchor.startsWith('/')) continue;
        const isConstructor = member === 'constructor';
        expectOne(
          isConstructor ? `new ${name}` : `${name}.${member}`,
          `${file}#${anchor}`,
          isConstructor ? ['Constructor'] : kind === 'enum' ? ['Value'] : OF_CLASSES,
        );
      }
    }
    expect(faults).toEqual([]);
    expect(entries).toContainEqual({
      name: 'QAbstractButton.clicked',
      type: 'Event',
      path: 'docs/api/generated/classes/qabstractbutton/index.html#clicked',
    });
  });

  test('finds every page that is no symbol as a guide, and sections of guides by their titles', () => {
    const guides = entries.filter(({type}) => type === 'Guide').map((entry) => entry.path);
    const symbols = new Set(entries.filter(({type}) => SYMBOLS.has(type)).map((entry) => entry.path));
    expect(guides.sort()).toEqual([...documents.keys()].filter((file) => !symbols.has(file)).sort());
    expect(entries).toContainEqual({
      name: 'Getting started: Open a window in five minutes',
      type: 'Section',
      path: 'docs/guides/getting-started/index.html#open-a-window-in-five-minutes',
    });
  });

  test('has a target for each entry of its index and for its start page', () => {
    expect(entries.filter((entry) => !isThere(entry.path))).toEqual([]);
    const [, start = ''] =
      /<key>dashIndexFilePath<\/key>\s*<string>(.*?)<\/string>/.exec(files.get(INFO_PATH) ?? '') ?? [];
    expect(isThere(start)).toBe(true);
  });

  test('marks each member and section for the table of contents', () => {
    const marks = [...documents].flatMap(([file, {root}]) =>
      [...findElements(root, (one) => getAttribute(one, 'class') === 'dashAnchor')].map((one) => {
        const [, type, name = ''] =
          /^\/\/apple_ref\/cpp\/(\w+)\/(.+)$/.exec(getAttribute(one, 'name') ?? '') ?? [];
        return {file, type, name: decodeURIComponent(name)};
      }),
    );
    const places = entries.filter((entry) => entry.path.includes('#') && !entry.path.includes('/globals/'));
    expect(marks).toHaveLength(places.length);
    const file = 'docs/api/generated/classes/qpushbutton/index.html';
    expect(marks).toContainEqual({file, type: 'Method', name: 'setFlat'});
  });

  test('works without the site: each internal link leads to a file and an anchor, and no script is needed', () => {
    const faults: string[] = [];
    for (const [file, {root}] of documents) {
      for (const element of findElements(root, () => true)) {
        if (['script', 'template', 'button', 'noscript', 'iframe'].includes(element.tagName)) {
          faults.push(`${file}: <${element.tagName}>`);
        }
        for (const name of ['href', 'src', 'srcset', 'poster', 'action']) {
          const address = getAttribute(element, name);
          if (address === undefined || /^(?:https?|mailto|data):/.test(address)) continue;
          const to = address.startsWith('#')
            ? file + address
            : path.posix.join(path.posix.dirname(file), address);
          const isFile = files.has(`${DOCUMENTS_PATH}/${decodeURIComponent(to)}`);
          if (address.startsWith('/') || !(isFile || isThere(to))) faults.push(`${file}: ${name}=${address}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('brings its styles and fonts, and follows the system into light and dark', () => {
    const [name = '', css = ''] = [...files].find(([file]) => file.endsWith('.css')) ?? [];
    expect(css).not.toMatch(/data-theme|@layer/);
    expect(css).toMatch(/@media \(prefers-color-scheme: dark\) ?\{ ?:root[^{]*\{--ng-background/);
    expect(css).toMatch(/@media \(prefers-color-scheme: light\) ?\{ ?html:root[^{]* \.only-dark/);
    const fonts = [...css.matchAll(/url\(([^"')]+)\)/g)].map(([, url = '']) =>
      path.posix.join(path.posix.dirname(name), url),
    );
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !files.has(font))).toEqual([]);
  });

  test('has a feed that names its version and where to load it', () => {
    expect(feed).toMatch(
      /^<entry>\s+<version>0\.\d+\.\d+\/[0-9a-f]{8}<\/version>\s+<url>(.+)<\/url>\s+<\/entry>\n$/,
    );
    expect(feed).toContain('<url>https://docs.nodegui.org/docset/nodegui.docset.tgz</url>');
  });

  test('has an entry for each folder before its files, which older versions of Zeal need', () => {
    const seen = new Set<string>();
    const lost = names.filter((name) => {
      seen.add(name);
      const folder = `${path.posix.dirname(name)}/`;
      return folder !== './' && !seen.has(folder);
    });
    expect(lost).toEqual([]);
  });

  test('has the same bytes for the same site, because its files are sorted and have one date', () => {
    expect(names).toEqual([...names].sort());
    expect(times.size).toBe(1);
  });
});
