import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import pluginClientRedirects from '@docusaurus/plugin-client-redirects';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin, Props} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {addDevMiddleware} from '../../lib/dev-middleware';
import {findNewestVersion, listDocuments, type SiteDocument} from '../../lib/documents';
import {readExample} from '../../lib/example-files';
import {removeTrailingSlash} from '../../lib/page-address';
import type {ReferencePages} from '../../lib/reference';
import {readReferencePages} from '../../lib/symbols';
import {readToolkitVersion} from '../../lib/toolkit-version';
import {WorkerPool} from '../../lib/worker-pool';
import {hasMarkdownPage} from '../markdown-pages/addresses';
import {fillIntroduction} from '../markdown-pages/introduction';
import type {ListedPage, Section} from '../markdown-pages/llms';
import {createSections} from '../markdown-pages/sections';
import {type DocsSidebar, findSidebars} from '../partial-hydration/generated';
import {readAllAliases} from '../search/page-aliases';
import {readSynonyms} from '../search/read-synonyms';
import type {Hosts} from '../security-headers/policy';
import {createDevRedirects, type Redirect} from './dev-redirects';
import type {Site} from './page-worker';
import {type BuiltPage, checkTrailingSlash, listPages} from './pages';
import {type Build, runPipeline} from './pipeline';

export interface Options {
  redirects: Redirect[];
  /** Other hosts that the pages of this deployment connect to. */
  hosts: Hosts[];
  /** If it's false, the service worker of returning visitors is removed. */
  canReadOffline: boolean;
}

const readText = (...names: string[]): string => readFileSync(path.join(...names), 'utf8');

/** Lists the blog posts for the index of pages. */
function listPosts(allContent: AllContent): ListedPage[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return (blog?.blogPosts ?? []).map(({metadata: {title, description, permalink: route}}) => ({
    title,
    description,
    route,
  }));
}

/** Lists the pages of a build, with what the steps have to know about each of them. */
function describePages(
  {outDir, routesPaths, siteDir, baseUrl}: Props,
  documents: readonly SiteDocument[],
  reference: ReferencePages,
): BuiltPage[] {
  const newestPermalinks = new Map(
    documents.map(({permalink, newestPermalink}) => [permalink, newestPermalink]),
  );
  const aliases = readAllAliases(documents, {siteDir, baseUrl});
  const files = globSync('**/*.html', {cwd: outDir});
  return listPages(files, routesPaths, baseUrl).map((page) =>
    page.path === undefined
      ? page
      : {
          ...page,
          newestPath: newestPermalinks.get(baseUrl + page.path)?.slice(baseUrl.length),
          aliases: aliases.get(baseUrl + page.path),
          reference: reference[`/${page.path}`],
        },
  );
}

const describeSite = ({siteConfig: {title, url}, siteDir, baseUrl, routesPaths}: Props): Site => ({
  title,
  url,
  baseUrl,
  version: readToolkitVersion(siteDir),
  markdownPages: routesPaths
    .filter((route) => hasMarkdownPage(route.slice(baseUrl.length)))
    .map(removeTrailingSlash)
    .sort(),
});

/** Returns the text before the lists of pages in the files for coding agents. */
const createIntroduction = ({url, baseUrl, version}: Site, siteDir: string): string =>
  fillIntroduction(readText(__dirname, '../markdown-pages/introduction.md'), {
    site: url + baseUrl,
    version,
    program: readExample(path.join(siteDir, 'examples'), 'first-window').source,
  });

/** Lists the pages of the newest version of the docs and the blog posts by section. */
function listSections(allContent: AllContent, baseUrl: string, reference: ReferencePages): Section[] {
  const newest = findNewestVersion(allContent);
  const findReference = (route: string) => reference[`/${route.slice(baseUrl.length)}`];
  return newest ? createSections(newest, listPosts(allContent), findReference) : [];
}

/** Lists the sidebars that leave out the lists of closed categories, which partial hydration does. */
const listSidebars = ({plugins, generatedFilesDir}: Props): DocsSidebar[] =>
  plugins.some(({name}) => name === 'partial-hydration')
    ? findSidebars(JSON.parse(readText(generatedFilesDir, 'globalData.json')))
    : [];

/** Collects the data about a build for the steps. */
function describeBuild(props: Props, allContent: AllContent, {hosts, canReadOffline}: Options): Build {
  const {siteDir, baseUrl, outDir, generatedFilesDir} = props;
  const site = describeSite(props);
  const reference = readReferencePages(siteDir);
  return {
    siteDir,
    outDir,
    generatedFilesDir,
    site,
    pages: describePages(props, listDocuments(allContent), reference),
    introduction: createIntroduction(site, siteDir),
    sections: listSections(allContent, baseUrl, reference),
    synonyms: readSynonyms(),
    hosts,
    sidebars: listSidebars(props),
    canReadOffline,
  };
}

const createWorkers = (generatedFilesDir: string) => ({
  pages: new WorkerPool<typeof import('./page-worker')>(
    path.join(__dirname, 'page-worker.ts'),
    path.join(generatedFilesDir, 'workers/pages'),
    Math.min(availableParallelism(), 4),
  ),
  images: new WorkerPool<typeof import('../social-images/draw-worker')>(
    path.join(__dirname, '../social-images/draw-worker.ts'),
    path.join(generatedFilesDir, 'workers/images'),
  ),
});

/** @throws an error that names the file with the redirects if one of them has no target, is there twice or hides a page */
async function writeRedirectPages(
  plugin: ReturnType<typeof pluginClientRedirects>,
  props: Parameters<NonNullable<Plugin['postBuild']>>[0],
): Promise<void> {
  try {
    await plugin?.postBuild?.({...props, content: undefined});
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Docusaurus also lists the hundreds of paths that exist, above which nobody would find the wrong one.
    const [problem] = reason.split(/\s+Valid paths you can redirect to/);
    throw new Error(`src/config/redirects.ts has a wrong redirect. ${problem}`);
  }
}

/**
 * Runs all steps over the built pages in order. See the README in this folder.
 *
 * Docusaurus calls the `postBuild` of all plugins at the same time. To avoid conflicts, only this plugin reads or writes
 * pages then, and it also calls the plugin that writes redirect pages.
 */
export default function pagePipeline(context: LoadContext, options: Options): Plugin {
  checkTrailingSlash(context.siteConfig.trailingSlash);
  const redirectPages = pluginClientRedirects(context, {
    id: 'default',
    redirects: options.redirects,
    fromExtensions: [],
    toExtensions: [],
  });
  let content: AllContent = {};

  return {
    name: 'page-pipeline',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    configureWebpack: () => addDevMiddleware(createDevRedirects(options.redirects, context.baseUrl)),
    async postBuild(props) {
      // The code of the workers is bundled while the data for them is collected.
      const workers = createWorkers(context.generatedFilesDir);
      try {
        await writeRedirectPages(redirectPages, props);
        await runPipeline(describeBuild(props, content, options), workers);
      } finally {
        await Promise.all([workers.pages.destroy(), workers.images.destroy()]);
      }
    },
  };
}
