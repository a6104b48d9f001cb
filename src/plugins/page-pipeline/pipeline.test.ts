import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import * as imageFunctions from '../social-images/draw-worker';
import * as pageFunctions from './page-worker';
import {listPages} from './pages';
import {type Pool, runPipeline} from './pipeline';

const folder = mkdtempSync(path.join(tmpdir(), 'page-pipeline-'));
afterAll(() => rmSync(folder, {recursive: true}));

const page = (title: string, body: string): string =>
  `<!doctype html><html><head><meta charset=UTF-8><title>${title}</title>
  <meta data-rh=true property=og:title content="${title}"><meta data-rh=true name=description content="About it.">
  <link rel=stylesheet href=/assets/css/styles.12345678.css></head>
  <body><nav class=navbar></nav><main><h1>${title}</h1>${body}</main><script>start()</script></body></html>`;

const FILES: Record<string, string> = {
  'index.html': page('Home', '<p>Hello.'),
  '404.html': page('Page not found', ''),
  'docs/guides/layout/index.html': page(
    'Layout',
    '<p class=intro>See <a href=/docs/guides/styling>Styling</a>.',
  ),
  'docs/guides/styling/index.html': page(
    'Styling',
    '<p>Colours.<p><img alt=Dot src=data:image/png;base64,iVBORw0KGgo=>',
  ),
  'docs/old/index.html': '<!doctype html><html><head><meta charset=UTF-8><script>go()</script></head></html>',
  'offline/index.html': page('Offline', ''),
  'assets/css/styles.12345678.css':
    '@font-face{font-family:a;src:url(/assets/fonts/a-1.woff2)}.navbar{color:red}.intro{margin:0}.unused{margin:1px}',
  'assets/js/main.js': 'start()',
};
const ROUTES = ['/', '/404.html', '/docs/guides/layout', '/docs/guides/styling', '/offline'];

/** Creates a pool that runs the functions in the current thread. */
const createLocalPool = <Module extends object>(functions: Module): Pool<Module> => ({
  run: async (name, task) => (functions[name] as (argument: unknown) => never)(task),
  getCodeHash: async () => 'v1',
});

/** Writes a build as Docusaurus leaves it, and runs the pipeline over it. */
async function run(outDir: string): Promise<void> {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
    writeFileSync(path.join(outDir, name), text);
  }
  await runPipeline(
    {
      siteDir: '.',
      outDir,
      generatedFilesDir: path.join(folder, 'generated'),
      site: {
        title: 'NodeGUI',
        url: 'https://x.org',
        baseUrl: '/',
        version: '1.0.0',
        markdownPages: ['/docs/guides/layout', '/docs/guides/styling'],
      },
      pages: listPages(
        Object.keys(FILES).filter((name) => name.endsWith('.html')),
        ROUTES,
        '/',
      ),
      introduction: '# NodeGUI\n',
      sections: [
        {title: 'Guides', pages: [{title: 'Layout', description: '', route: '/docs/guides/layout'}]},
      ],
      synonyms: {},
      sidebars: [],
      hosts: [],
      canReadOffline: true,
    },
    {pages: createLocalPool(pageFunctions), images: createLocalPool(imageFunctions)},
  );
}

const build = path.join(folder, 'build');
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
const pages = Object.keys(FILES).filter((name) => name.endsWith('.html'));

beforeAll(() => run(build));

test.each(pages)('%s has one security policy', (file) => {
  expect(read(file).match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
});

test('the headers allow the scripts of all pages, including redirects', () => {
  const hashes = pages.flatMap((file) => read(file).match(/sha256-[\w+/=]+/g) ?? []);
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(read('_headers')).toContain(hash);
});

test('pages link to the new stylesheet, which has no unused rules', () => {
  const [name = ''] = /styles\.\w{8}\.css/.exec(read('index.html')) ?? [];
  expect(name).not.toBe('styles.12345678.css');
  expect(read(`assets/css/${name}`)).toMatch(/\}\.navbar\{color:red\}\.intro\{margin:0\}$/);
});

test('pages preload the font of the stylesheet before they load the stylesheet, and redirects preload nothing', () => {
  const preload =
    '<link rel=preload as=font type=font/woff2 crossorigin=anonymous href=/assets/fonts/a-1.woff2>';
  expect(read('index.html')).toContain(`${preload}<link rel=stylesheet`);
  expect(read('docs/old/index.html')).not.toContain('preload');
});

test('the offline manifest has the sizes of the final pages', () => {
  const {files} = JSON.parse(read('offline.json')) as {files: Record<string, [string, number]>};
  expect(files['docs/guides/layout/']?.[1]).toBe(Buffer.byteLength(read('docs/guides/layout/index.html')));
  expect(Object.keys(files)).toContain(/assets\/css\/styles\.\w{8}\.css/.exec(read('index.html'))?.[0]);
});

test('pages have Markdown, search records and a social image, and redirects have none of them', () => {
  expect(read('docs/guides/layout.md')).toContain('See [Styling](/docs/guides/styling.md).');
  expect(read('llms.txt')).toContain('https://x.org/docs/guides/layout.md');
  const records = JSON.parse(read('search/records.json')) as {objectID: string}[];
  expect(records.map(({objectID}) => objectID)).toEqual([
    '/docs/guides/layout',
    '/docs/guides/styling',
    '/offline',
  ]);
  expect(read('img/cards/docs/guides/layout.png')).toContain('PNG');
  expect(() => read('img/cards/docs/old.png')).toThrow('ENOENT');
  expect(() => read('docs/old.md')).toThrow('ENOENT');
});

test('Markdown links to a file instead of an inlined picture', () => {
  const [, file = ''] =
    /!\[Dot\]\(\/(assets\/images\/inlined-\w+\.png)\)/.exec(read('docs/guides/styling.md')) ?? [];
  expect(readFileSync(path.join(build, file)).toString('base64')).toBe('iVBORw0KGgo=');
  for (const text of ['docs/guides/styling.md', 'llms/guides.txt', 'llms-full.txt'])
    expect(read(text)).not.toContain('data:');
});

test('a second build from the cache writes the same bytes', async () => {
  const files = ['index.html', 'docs/guides/layout.md', 'search/records.json', 'offline.json', '_headers'];
  const before = files.map(read);
  rmSync(build, {recursive: true});
  await run(build);
  expect(files.map(read)).toEqual(before);
});
