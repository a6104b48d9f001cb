import path from 'node:path';
import {removeTrailingSlash} from '../../lib/page-address';
import type {WorkerPool} from '../../lib/worker-pool';
import {writeFileAtomically} from '../../lib/write-file';
import {toMarkdownPath} from '../markdown-pages/addresses';
import {createLlmsFiles, type Section} from '../markdown-pages/llms';
import {createOfflineHeaders, writeOfflineFiles} from '../offline/write-offline-files';
import type {DocsSidebar} from '../partial-hydration/generated';
import {joinStyleNames} from '../purge-css/names';
import type {NewStylesheet} from '../purge-css/purge-stylesheet';
import type {SynonymList} from '../search/records/types';
import {createHeadersFile, createPolicy, type Hosts} from '../security-headers/policy';
import type {PageContent, Site} from './page-worker';
import type {BuiltPage} from './pages';

/** A build that Docusaurus has written, with the data that the steps need. */
export interface Build {
  siteDir: string;
  outDir: string;
  /** Folder of generated files, with caches and files for tests. */
  generatedFilesDir: string;
  site: Site;
  /** All pages including redirects, in the order of their files. */
  pages: readonly BuiltPage[];
  /** Text before the lists of pages in the files for coding agents. */
  introduction: string;
  /** The pages of the newest version, in the order of the sidebars. */
  sections: readonly Section[];
  /** The synonyms of search. */
  synonyms: SynonymList;
  /** Other hosts that pages connect to. */
  hosts: Hosts[];
  /** The sidebars that leave out the lists of closed categories. */
  sidebars: readonly DocsSidebar[];
  /** If it's false, the service worker of returning visitors is removed. */
  canReadOffline: boolean;
}

/** The part of a worker pool that the pipeline calls. */
export type Pool<Module> = Pick<WorkerPool<Module>, 'run' | 'getCodeHash'>;

export interface Workers {
  pages: Pool<typeof import('./page-worker')>;
  images: Pool<typeof import('../social-images/draw-worker')>;
}

/** Number of pages that a worker thread processes per call. */
const CHUNK = 24;

function splitIntoChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({length: Math.ceil(items.length / CHUNK)}, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/**
 * Runs all steps over the pages of a build. This is the only place that defines their order:
 *
 * 1. Styles come first, because the content and the name of the stylesheet depend on all pages, and later steps hash or
 *    copy files that contain this name.
 * 2. The security policy and the preload tags of the fonts are written together with that name, so a page is written once.
 * 3. Markdown, search records and social images are made from the content of a page, which no step changes. So a page is
 *    read only once for them and for the styles, and they can be written in any order. The lists of the sidebars are read
 *    from finished pages.
 * 4. The offline manifest comes last, because it has the hash of every file that a reader can save.
 */
export async function runPipeline(build: Build, workers: Workers): Promise<void> {
  const {names, contents} = await readAllPages(build, workers);
  const images = drawSocialImages(build, workers, contents);
  // If a step in between fails, nothing awaits this promise, and its rejection would be unhandled.
  images.catch(() => {});

  const originalFile = path.join(build.generatedFilesDir, 'purge-css/whole.css');
  const stylesheet = await workers.pages.run('purgeStylesheet', {outDir: build.outDir, originalFile, names});
  const scriptHashes = await rewriteAllPages(build, workers, stylesheet);
  const searched = contents.flatMap(([, content]) => content.searched ?? []);
  const searchAndSidebars = Promise.all([
    workers.pages.run('writeSearchFiles', {
      outDir: build.outDir,
      base: removeTrailingSlash(build.site.url + build.site.baseUrl),
      pages: searched,
      synonyms: build.synonyms,
    }),
    workers.pages.run('writeSidebarLists', {
      outDir: build.outDir,
      baseUrl: build.site.baseUrl,
      sidebars: build.sidebars,
    }),
  ]);
  searchAndSidebars.catch(() => {});
  // This thread writes the Markdown pages while the workers are busy.
  writeMarkdownPages(build, contents);
  await Promise.all([searchAndSidebars, images]);
  await writeOfflineFiles(build.outDir, build.canReadOffline);
  const policy = createPolicy(scriptHashes, build.hosts);
  const headers = createHeadersFile(policy) + createOfflineHeaders(build.site.baseUrl);
  writeFileAtomically(path.join(build.outDir, '_headers'), headers);
}

type Contents = [path: string, content: PageContent][];

async function readAllPages({pages, outDir, site, generatedFilesDir}: Build, workers: Workers) {
  const codeHash = await workers.pages.getCodeHash();
  const cacheFolder = path.join(generatedFilesDir, 'build-cache/pages');
  const parts = await Promise.all(
    splitIntoChunks(pages).map((chunk) =>
      workers.pages.run('readPages', {pages: chunk, outDir, site, cacheFolder, codeHash}),
    ),
  );
  return {
    names: joinStyleNames(parts.map(({names}) => names)),
    contents: parts.flatMap(({contents}) => contents),
  };
}

async function rewriteAllPages(
  {pages, outDir, hosts}: Build,
  workers: Workers,
  stylesheet: NewStylesheet,
): Promise<string[]> {
  const hashes = await Promise.all(
    splitIntoChunks(pages.map(({file}) => file)).map((files) =>
      workers.pages.run('rewritePages', {files, outDir, stylesheet, hosts}),
    ),
  );
  return [...new Set(hashes.flat())].sort();
}

async function drawSocialImages(build: Build, {images}: Workers, contents: Contents): Promise<void> {
  await images.run('drawSocialImages', {
    cards: contents.map(([page, {card}]) => ({page, card})),
    outDir: build.outDir,
    baseUrl: build.site.baseUrl,
    siteDir: build.siteDir,
    cacheFolder: path.join(build.generatedFilesDir, 'build-cache/social-images'),
    codeHash: await images.getCodeHash(),
  });
}

function writeMarkdownPages({outDir, site, introduction, sections}: Build, contents: Contents): void {
  const pages = new Map(
    contents.flatMap(([pagePath, {markdown}]) =>
      markdown ? [[site.baseUrl + pagePath, markdown] as const] : [],
    ),
  );
  const files: Record<string, string | Buffer> = createLlmsFiles(introduction, sections, pages, site);
  for (const [route, {full, pictures}] of pages) {
    files[toMarkdownPath(route).slice(site.baseUrl.length)] = full;
    for (const picture of pictures) files[picture.path] = Buffer.from(picture.content, 'base64');
  }
  for (const [name, content] of Object.entries(files)) writeFileAtomically(path.join(outDir, name), content);
}
