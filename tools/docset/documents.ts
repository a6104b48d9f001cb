import {readFileSync} from 'node:fs';
import path from 'node:path';
import {select} from 'hast-util-select';
import {findMainContent, parsePage} from '../../src/lib/html';
import {CHANGES_ROUTE, REFERENCE_ROUTE, type SymbolTable} from '../../src/lib/reference';
import {type Entry, findMembers, findSections, SYMBOL_TYPES, toPlainText} from './entries';
import {addDashAnchor, removeInteractiveParts, renderDocument, replaceAddresses} from './page';
import {findFile, type Site} from './site';
import {convertStyles} from './styles';

/** Folders of generated pages. Their headings get no entries as sections, because their symbols have entries already. */
const GENERATED_FOLDERS = [REFERENCE_ROUTE, CHANGES_ROUTE].map((route) => route.slice(1));

/**
 * Creates the files of a docset from the pages of a site, and the entries of its index.
 * @param symbols all symbols of the reference
 * @param styles styles for the docset, which are added to those of the site
 * @throws if a page has no content or title
 */
export async function createDocuments(site: Site, symbols: SymbolTable, styles: string) {
  /** Path in the build → content, for pages, pictures, styles and fonts. */
  const files = new Map<string, Uint8Array | string>();
  const entries = listSymbols(symbols);
  /** The pages of symbols, which have entries already. */
  const symbolPages = new Set(entries.map((entry) => entry.path));

  const read = (file: string) => readFileSync(path.join(site.folder, file));
  /** Returns the relative URL from one file to another. If the target isn't a page, for example a picture, it's added to the docset. */
  const getRelativeUrl = (from: string, to: string): string => {
    if (!to.endsWith('.html') && !files.has(to)) files.set(to, read(to));
    return path.posix.relative(path.posix.dirname(from), to);
  };
  const css = rewriteUrls(site, read(site.stylesheet).toString(), getRelativeUrl);
  files.set(site.stylesheet, await convertStyles(css + styles));

  for (const [url, file] of site.pages) {
    const content = select('.theme-doc-markdown', parsePage(findMainContent(read(file).toString())));
    const heading = content && select('h1', content);
    if (!content || !heading) throw new Error(`${file} has no content with a title`);
    const title = toPlainText(heading);
    replaceAddresses(content, (address) => {
      if (address.startsWith('#')) return address;
      const {href, hash} = new URL(address, url);
      const target = findFile(site, href);
      return target === undefined ? href : getRelativeUrl(file, target) + hash;
    });
    removeInteractiveParts(content, url);

    const isSymbolPage = symbolPages.has(file);
    const isGenerated = GENERATED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
    const anchors = [
      ...(isSymbolPage ? findMembers(content) : []),
      ...(isGenerated ? [] : findSections(content)),
    ];
    if (!isSymbolPage) entries.push({name: title, type: 'Guide', path: file});
    for (const anchor of anchors) {
      const {name, type, id} = anchor;
      addDashAnchor(anchor);
      entries.push({name: toIndexName(name, type, title), type, path: `${file}#${id}`});
    }
    const stylesheet = getRelativeUrl(file, site.stylesheet);
    files.set(file, renderDocument({title, content, siteUrl: url, stylesheet}));
  }
  return {files, entries};
}

/** Returns the entries of symbols, each with its page or its place on the page of the globals. */
const listSymbols = (symbols: SymbolTable): Entry[] =>
  Object.entries(symbols).map(([name, {kind, url}]) => {
    const [page = '', id] = url.slice(1).split('#');
    return {name, type: SYMBOL_TYPES[kind], path: `${page}/index.html${id ? `#${id}` : ''}`};
  });

/** Returns the name of an anchor in the index, with the title of its page where the name alone says too little. */
function toIndexName(name: string, type: Entry['type'], title: string): string {
  if (type === 'Sample') return name;
  if (type === 'Section') return `${title}: ${name}`;
  return type === 'Constructor' ? `new ${title}` : `${title}.${name}`;
}

/** Rewrites the URLs of a stylesheet, so that they work in the docset. */
const rewriteUrls = (site: Site, css: string, getRelativeUrl: (from: string, to: string) => string): string =>
  css.replaceAll(
    /url\((\/[^)]+)\)/g,
    (_, address: string) =>
      `url(${getRelativeUrl(site.stylesheet, address.slice(site.address.pathname.length))})`,
  );
