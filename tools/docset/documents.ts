import {readFileSync} from 'node:fs';
import path from 'node:path';
import {find, mainContent, parsePage} from '../../src/lib/html';
import {CHANGES_ROUTE, REFERENCE_ROUTE, type SymbolTable} from '../../src/lib/reference';
import {type Entry, membersOf, SYMBOL_TYPES, sectionsOf, textOf} from './entries';
import {contentOf, makeStill, markPlaces, replaceAddresses, writeDocument} from './page';
import {fileAt, type Site} from './site';
import {stylesFor} from './styles';

/** What a docset shows and finds. */
export interface Documents {
  /** Documents, pictures, styles and fonts by their paths, which are those in the build. */
  files: Map<string, Uint8Array | string>;
  entries: Entry[];
}

/** Folders of pages that no person wrote, whose headings are names that have entries anyway. */
const GENERATED = [REFERENCE_ROUTE, CHANGES_ROUTE].map((route) => route.slice(1));

/**
 * Makes the documents of a docset from the pages of a site.
 * @param symbols all that the site describes
 * @param styles styles of documents, which follow the site's
 * @throws when a page has no content or title
 */
export async function makeDocuments(site: Site, symbols: SymbolTable, styles: string): Promise<Documents> {
  const files: Documents['files'] = new Map();
  const entries: Entry[] = [];
  const nameOf = new Map<string, string>();
  for (const [name, {kind, url}] of Object.entries(symbols)) {
    const [page = '', id] = url.slice(1).split('#');
    const file = `${page}/index.html`;
    entries.push({name, type: SYMBOL_TYPES[kind], path: id ? `${file}#${id}` : file});
    if (!id) nameOf.set(file, name);
  }

  const read = (file: string) => readFileSync(path.join(site.folder, file));
  /** Address of a file from another one; takes along what is no document. */
  const lead = (from: string, to: string): string => {
    if (!to.endsWith('.html') && !files.has(to)) files.set(to, read(to));
    return path.posix.relative(path.posix.dirname(from), to);
  };
  const css = relocate(site, read(site.stylesheet).toString(), lead);
  files.set(site.stylesheet, await stylesFor(css + styles));

  for (const [url, file] of site.pages) {
    const content = contentOf(parsePage(mainContent(read(file).toString())));
    const heading = content && find(content, ({tagName}) => tagName === 'h1');
    if (!content || !heading) throw new Error(`${file} has no content with a title`);
    const title = textOf(heading);
    replaceAddresses(content, (address) => {
      if (address.startsWith('#')) return address;
      const {href, hash} = new URL(address, url);
      const target = fileAt(site, href);
      return target === undefined ? href : lead(file, target) + hash;
    });
    makeStill(content, url);

    const symbol = nameOf.get(file);
    const isWritten = !GENERATED.some((folder) => file.startsWith(`${folder}/`));
    const places = symbol !== undefined ? membersOf(content) : isWritten ? sectionsOf(content) : [];
    markPlaces(places);
    if (symbol === undefined) entries.push({name: title, type: 'Guide', path: file});
    for (const {name, type, id} of places) {
      entries.push({name: nameInIndex(name, type, title), type, path: `${file}#${id}`});
    }
    const stylesheet = lead(file, site.stylesheet);
    files.set(file, writeDocument({content, title, online: url, stylesheet}));
  }
  return {files, entries};
}

/** What the index calls a place on a page: there it stands without its surroundings. */
function nameInIndex(name: string, type: Entry['type'], title: string): string {
  if (type === 'Sample') return name;
  if (type === 'Section') return `${title}: ${name}`;
  return type === 'Constructor' ? `new ${title}` : `${title}.${name}`;
}

/** A stylesheet whose addresses hold in the docset. */
const relocate = (site: Site, css: string, lead: (from: string, to: string) => string): string =>
  css.replaceAll(
    /url\((\/[^)]+)\)/g,
    (_, address: string) => `url(${lead(site.stylesheet, address.slice(site.address.pathname.length))})`,
  );
