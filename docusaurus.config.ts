import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {platformScript} from './src/config/platform';
import {prepareProductionBuild} from './src/config/production-build';
import {REDIRECTS} from './src/config/redirects';
import {checkSiteAddress} from './src/config/site-address';
import {CHANGES_ROUTE, GLOBALS, REFERENCE_ROUTE, SYMBOLS_FILE} from './src/lib/reference';
import {SITE_REPOSITORY, TOOLKIT_REPOSITORY} from './src/lib/repositories';
import {SITE_SECTIONS} from './src/lib/site-sections';
import type {Options as AnalyticsOptions} from './src/plugins/analytics';
import type {Options as OfflineOptions} from './src/plugins/offline';
import type {Options as PagePipelineOptions} from './src/plugins/page-pipeline';
import type {Options as PartialHydrationOptions} from './src/plugins/partial-hydration';
import {createPageTemplate} from './src/plugins/partial-hydration/template';
import {readHostedSearch} from './src/plugins/search/environment';
import {ANALYTICS_HOSTS, getAlgoliaHosts} from './src/plugins/security-headers/policy';
import {createSocialImageTags} from './src/plugins/social-images/head';
import remarkAdmonitions from './src/remark/admonitions';
import remarkApiLinks from './src/remark/api-links';
import remarkAttributes from './src/remark/attributes';
import remarkCodeBlocks from './src/remark/code-blocks';
import remarkExample from './src/remark/example';
import remarkReferenceTrees from './src/remark/reference-trees';

// --- Settings of a deployment ---------------------------------------------------------------
// They are environment variables, which the README explains.
// CI systems set variables to an empty text, so an empty variable counts as not set.

/** Origin of the deployed site, without a path. */
const SITE_URL = process.env.SITE_URL || 'https://docs.nodegui.org';
/** Path of the deployed site, with both slashes. */
const BASE_URL = process.env.BASE_URL || '/';
checkSiteAddress(SITE_URL, BASE_URL);
/** Google Analytics 4 measurement id. Without an id, the site sends nothing. */
const ANALYTICS_ID = process.env.ANALYTICS_ID;
/** Settings of hosted search. If they are undefined, the site searches its embedded index. */
const ALGOLIA = readHostedSearch(process.env);

/** If it's false, the service worker is removed from browsers that have it, and the page `/offline` is left out. */
const CAN_READ_OFFLINE = process.env.OFFLINE !== 'off';

/** True to build the stock client of Docusaurus. */
const PARTIAL_HYDRATION_OFF = process.env.PARTIAL_HYDRATION === 'off';

/** Broken links stop a build. With `npm start` they only cause a warning, because the target may not be written yet. */
const ON_BROKEN_LINKS = process.env.NODE_ENV === 'development' ? 'warn' : 'throw';

// --- Constants ------------------------------------------------------------------------------

const BLOG_DESCRIPTION =
  'News about NodeGUI: releases, what they change for your app, and the work behind them.';
const ANNOUNCEMENT_ID = 'nodegui-0-74';

/**
 * Transformers that run on every Markdown file before Docusaurus's own. Paths are relative to the folder in which a command
 * runs, which is this one, because a path of the machine would change the built files.
 */
const beforeDefaultRemarkPlugins = [
  remarkReferenceTrees,
  remarkAttributes,
  [remarkExample, {directory: 'examples'}],
  [remarkApiLinks, {symbolsFile: SYMBOLS_FILE}],
  remarkCodeBlocks,
  remarkAdmonitions,
];

const docs = {
  beforeDefaultRemarkPlugins,
  sidebarPath: './sidebars.ts',
  routeBasePath: 'docs',
  lastVersion: 'current',
  showLastUpdateTime: true,
  editUrl: `${SITE_REPOSITORY}/edit/main/`,
  onInlineTags: 'throw',
  versions: {current: {label: 'Next', path: ''}},
} satisfies DocsOptions;

const preset = {
  // The pages of this plugin contain the content of all plugins, which the dev server would compile after every edit.
  debug: false,
  docs,
  blog: {
    beforeDefaultRemarkPlugins,
    blogTitle: 'Blog',
    blogDescription: BLOG_DESCRIPTION,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    showLastUpdateTime: false,
    editUrl: `${SITE_REPOSITORY}/edit/main/`,
    feedOptions: {
      type: 'rss',
      title: 'NodeGUI blog',
      description: BLOG_DESCRIPTION,
      copyright: 'NodeGUI contributors',
    },
    onUntruncatedBlogPosts: 'throw',
    onInlineTags: 'throw',
  },
  pages: {
    beforeDefaultRemarkPlugins,
    exclude: [...GlobExcludeDefault, ...(CAN_READ_OFFLINE ? [] : ['offline.mdx'])],
  },
  theme: {
    customCss: [
      './src/css/font.css',
      './src/css/tokens.css',
      './src/css/custom.css',
      './src/css/code.css',
      './src/css/reference.css',
      './src/css/access.css',
    ],
  },
  sitemap: {lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search']},
} satisfies PresetOptions;

const themeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  announcementBar: {
    id: ANNOUNCEMENT_ID,
    content: `<a href="${BASE_URL}docs/api/changes/0-74">NodeGUI 0.74 runs on Qt 6.10 and Node.js 24</a>`,
    isCloseable: true,
  },
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: 'NodeGUI',
    hideOnScroll: true,
    logo: {alt: '', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 28, height: 28},
    // Items of the type `docSidebar` would need data about the document on each page, to mark the active item.
    items: [
      {
        to: '/docs/guides/getting-started',
        label: SITE_SECTIONS.guides.label,
        position: 'left',
        activeBaseRegex: `^${BASE_URL}(docs/guides/|docs/faq|offline)`,
      },
      {
        to: SITE_SECTIONS.api.path,
        label: SITE_SECTIONS.api.label,
        position: 'left',
        activeBaseRegex: `^${BASE_URL}docs/api/`,
      },
      {
        to: SITE_SECTIONS.development.path,
        label: SITE_SECTIONS.development.label,
        position: 'left',
        activeBaseRegex: `^${BASE_URL}docs/development/`,
      },
      {href: TOOLKIT_REPOSITORY, label: 'GitHub', position: 'right'},
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Learn',
        items: [
          {label: 'Getting started', to: '/docs/guides/getting-started'},
          {label: 'Tutorial', to: '/docs/guides/tutorial'},
          {label: 'Widget gallery', to: '/docs/guides/gallery'},
          {label: 'Questions and answers', to: '/docs/faq'},
          ...(CAN_READ_OFFLINE ? [{label: 'Read offline', to: '/offline'}] : []),
        ],
      },
      {
        title: 'Reference',
        items: [
          {label: SITE_SECTIONS.api.label, to: SITE_SECTIONS.api.path},
          {label: 'The structure of a program', to: '/docs/api/manual/synopsis'},
          {label: 'Functions, constants and types', to: `${REFERENCE_ROUTE}/${GLOBALS}`},
          {label: 'Changes by release', to: CHANGES_ROUTE},
        ],
      },
      {
        title: 'Project',
        items: [
          {label: SITE_SECTIONS.development.label, to: SITE_SECTIONS.development.path},
          {label: 'GitHub', href: TOOLKIT_REPOSITORY},
          {label: 'Blog', to: '/blog'},
        ],
      },
    ],
    copyright:
      'Copyright © NodeGUI contributors. NodeGUI and these pages are open source under the MIT licence.',
  },
  // Code is highlighted in the HTML of pages, so an empty theme keeps Prism's colours out of the scripts.
  prism: {theme: {plain: {}, styles: []}},
  algolia: {
    // The theme requires all three settings, even if the site searches its embedded index.
    ...(ALGOLIA ?? {appId: 'EMBEDDED', apiKey: 'EMBEDDED', indexName: 'nodegui'}),
    contextualSearch: true,
    searchPagePath: 'search',
    placeholder: 'Search docs',
  },
} satisfies ThemeConfig & {algolia: object};

const pagePipeline = {
  redirects: REDIRECTS,
  canReadOffline: CAN_READ_OFFLINE,
  hosts: [...(ANALYTICS_ID ? [ANALYTICS_HOSTS] : []), ...(ALGOLIA ? [getAlgoliaHosts(ALGOLIA.appId)] : [])],
} satisfies PagePipelineOptions;

/** Returns the loader that `faster: {swcJsLoader: true}` would set. */
const jsLoader = (isServer: boolean) => ({
  loader: 'builtin:swc-loader',
  options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'}),
});

const analytics = ANALYTICS_ID ? ({measurementId: ANALYTICS_ID} satisfies AnalyticsOptions) : undefined;

// --- Configuration --------------------------------------------------------------------------

prepareProductionBuild();

export default {
  title: 'NodeGUI',
  tagline: 'Native desktop apps with JavaScript and Qt',
  url: SITE_URL,
  baseUrl: BASE_URL,
  favicon: 'img/favicon.svg',
  onBrokenLinks: ON_BROKEN_LINKS,
  onBrokenAnchors: ON_BROKEN_LINKS,
  onDuplicateRoutes: ON_BROKEN_LINKS,
  markdown: {hooks: {onBrokenMarkdownLinks: ON_BROKEN_LINKS, onBrokenMarkdownImages: ON_BROKEN_LINKS}},
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    },
  },
  // `jsLoader` is the loader that `swcJsLoader` would set. The switch would warn about babel.config.js, which other commands
  // need. `mdxCrossCompilerCache` is off because the server's build would wait for MDX that the client's build doesn't compile.
  future: {v4: true, faster: {swcJsLoader: false, mdxCrossCompilerCache: false}},
  webpack: {jsLoader},
  ssrTemplate: createPageTemplate(createSocialImageTags(SITE_URL + BASE_URL), {
    hasScriptLoader: !PARTIAL_HYDRATION_OFF,
  }),
  headTags: [platformScript],
  storage: {type: 'localStorage', namespace: false},
  clientModules: [
    './src/client/clean-path.ts',
    './src/client/failed-start.ts',
    './src/client/safe-storage.ts',
    './src/client/announcement-bar.ts',
    './src/client/route-change.ts',
    './src/client/current-section.ts',
    './src/client/sidebar.ts',
    './src/client/print-folds.ts',
    './src/client/print-pictures.ts',
  ],
  plugins: [
    ['./src/plugins/offline/index.ts', {canReadOffline: CAN_READ_OFFLINE} satisfies OfflineOptions],
    './src/plugins/api-reference/index.ts',
    './src/plugins/examples/index.ts',
    './src/plugins/guides-sidebar/index.ts',
    './src/plugins/search/index.ts',
    './src/plugins/markdown-pages/index.ts',
    './src/plugins/no-highlighter/index.ts',
    './src/plugins/lazy-compilation/index.ts',
    './src/plugins/deterministic-build/index.ts',
    PARTIAL_HYDRATION_OFF
      ? null
      : [
          './src/plugins/partial-hydration/index.ts',
          {
            reactPages: {'/search': '@theme/SearchPage'},
          } satisfies PartialHydrationOptions,
        ],
    './src/plugins/purge-css/index.ts',
    ['./src/plugins/page-pipeline/index.ts', pagePipeline],
    analytics ? ['./src/plugins/analytics/index.ts', analytics] : null,
  ],
  presets: [['@docusaurus/preset-classic', preset]],
  customFields: {hostedSearch: ALGOLIA !== undefined},
  themeConfig,
} satisfies Config;
