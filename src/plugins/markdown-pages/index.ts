import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readExample} from '../../lib/examples';
import {openThread} from '../../lib/thread';
import {hasMarkdownPage} from './addresses';
import {fillIntroduction} from './introduction';
import type {Section} from './llms';
import {sectionsOf} from './sections';
import type {Task} from './worker';

/** Version of the toolkit that the site describes. */
function toolkitVersion(siteDir: string): string {
  const file = path.join(siteDir, 'node_modules/@nodegui/nodegui/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/**
 * Writes each page of docs and blog as Markdown beside its HTML, with an index for programs that read, and gives pages
 * the control that copies theirs; see the README beside this file.
 */
export default function markdownPages(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, generatedFilesDir} = context;
  const version = toolkitVersion(siteDir);
  let sections: Section[] = [];

  return {
    name: 'markdown-pages',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async contentLoaded({actions}) {
      actions.setGlobalData({version});
    },

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const posts = (blog?.blogPosts ?? []).map(({metadata: {title, description, permalink}}) => ({
        title,
        description,
        route: permalink,
      }));
      sections = (docs?.loadedVersions ?? []).flatMap((docsVersion) => sectionsOf(docsVersion, posts));
    },

    // In a thread of its own, while other plugins read the built pages in this one.
    async postBuild({outDir, routesPaths}) {
      const folder = path.join(generatedFilesDir, 'markdown-pages');
      const task: Task = {
        siteDir,
        outDir,
        cache: path.join(generatedFilesDir, 'build-cache/markdown-pages'),
        origin: siteConfig.url,
        baseUrl,
        version,
        introduction: fillIntroduction(readFileSync(path.join(__dirname, 'introduction.md'), 'utf8'), {
          site: siteConfig.url + baseUrl,
          version,
          program: readExample(path.join(siteDir, 'examples'), 'first-window').source,
        }),
        routes: routesPaths.filter((route) => hasMarkdownPage(route.slice(baseUrl.length))),
        sections,
      };
      const thread = openThread<Task, void>(path.join(__dirname, 'worker.ts'), folder);
      await thread.ask(task).finally(thread.end);
    },
  };
}
