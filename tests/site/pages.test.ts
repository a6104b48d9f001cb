import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {selectAll} from 'hast-util-select';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {REDIRECTS} from '../../src/config/redirects';
import {getAttribute} from '../../src/lib/html';
import {BUILD, fileOf, getText, readDocument, titleOf} from '../support/build';

const GUIDES = [
  'advanced-qevent-handling',
  'custom-nodegui-native-plugin',
  'debugging',
  'debugging-in-vscode',
  'drag-drop',
  'getting-started',
  'handle-events',
  'helpful-links',
  'images',
  'layout',
  'networking',
  'nodegui-architecture',
  'packaging',
  'scroll-view',
  'styling',
  'tutorial',
  'understanding-memory',
  'using-native-node-modules',
];

const DEVELOPMENT = [
  '',
  'common_errors',
  'debugging',
  'getting-started',
  'setting-up',
  'signal_and_event_handling',
  'styling',
  'wrapper_caching',
  'wrapping_widgets',
];

/** Folders of pages that explain how to use or change the toolkit. */
const EXPLAINED = /^docs\/(guides|development|api)\//;

/** Pages without a program to run, which are lists of links and pages for contributors. */
const WITHOUT_SAMPLE = new Set([
  'docs/guides/index.mdx',
  'docs/guides/helpful-links.mdx',
  'docs/development/index.mdx',
  'docs/development/writing.mdx',
]);

/** Matches a block of code, a program or a picture. */
const SAMPLE = /^\s*```|<Example |<Gallery|!\[[^\]]*\]\(/m;

/** The pages of the tutorial. */
const TUTORIAL = /^docs\/guides\/tutorial\b/;

interface Source {
  file: string;
  data: Record<string, unknown>;
  body: string;
}

function read(file: string): Source {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  return {file, data: parse(front) ?? {}, body};
}

const sources = globSync('docs/**/*.mdx', {ignore: 'docs/api/generated/**'}).sort().map(read);

/** Pages that only list other pages. */
const LISTS = new Set(['docs/guides/index.mdx']);

/** Returns each page that fails a check, with what its author can do. */
function faulty(advice: string, test: (source: Source) => boolean): string[] {
  return sources.filter((source) => !test(source)).map(({file}) => `${file}: ${advice}`);
}

function sidebarOf(route: string): string {
  const html = readFileSync(fileOf(route) ?? path.join(BUILD, '404.html'), 'utf8');
  return /aria-label="?Docs sidebar/.test(html) ? 'sidebar' : 'none';
}

describe('pages written by hand', () => {
  test.each(GUIDES)('R-15 /docs/guides/%s exists, with the guides sidebar', (guide) => {
    expect(fileOf(`/docs/guides/${guide}`)).toBeDefined();
    expect(sidebarOf(`/docs/guides/${guide}`)).toBe('sidebar');
  });

  test.each(DEVELOPMENT)('R-13 /docs/development/%s exists, with the sidebar for contributors', (name) => {
    expect(fileOf(`/docs/development/${name}`)).toBeDefined();
    expect(sidebarOf(`/docs/development/${name}`)).toBe('sidebar');
  });

  test('R-14 the FAQ answers at least 25 questions, with the guides sidebar', () => {
    expect(sidebarOf('/docs/faq')).toBe('sidebar');
    const questions = sources.find(({file}) => file === 'docs/faq.mdx')?.body.match(/^### /gm);
    expect(questions?.length).toBeGreaterThanOrEqual(25);
    expect(getText(readDocument('/docs/faq'))).toContain('Wayland');
  });

  test('links of headings are named after the texts of their headings, including code', () => {
    const faq = readDocument('/docs/faq');
    expect(selectAll('.anchor code', faq)).not.toEqual([]);
    expect(selectAll('.hash-link', faq).map((link) => getAttribute(link, 'aria-label'))).toEqual(
      selectAll('.anchor', faq).map((heading) => `Direct link to ${titleOf(heading)}`),
    );
  });

  test('R-17 no page is a draft', () => {
    expect(
      faulty('remove draft or unlisted from its front matter', ({data}) => !data.draft && !data.unlisted),
    ).toEqual([]);
  });

  test('each has a title, a description and keywords', () => {
    expect(
      faulty(
        'give it a title, a description and a list of keywords in its front matter',
        ({data}) =>
          typeof data.title === 'string' &&
          typeof data.description === 'string' &&
          Array.isArray(data.keywords),
      ),
    ).toEqual([]);
  });

  test('each ends with what to read next, apart from the steps of the tutorial, which link to the next step', () => {
    expect(
      faulty(
        'end it with a section "## Next" that links to what to read next',
        ({file, body}) => LISTS.has(file) || TUTORIAL.test(file) || /^## Next/m.test(body),
      ),
    ).toEqual([]);
  });

  test('each ends either with its section "Next" or with links to its neighbours', () => {
    const guides = GUIDES.map((guide) => `/docs/guides/${guide}`);
    const endings = guides.map((guide) => {
      const html = readFileSync(fileOf(guide) ?? '', 'utf8');
      return /id="?next"?[ >]/.test(html) !== html.includes('pagination-nav__link') ? [] : [guide];
    });
    expect(endings.flat()).toEqual([]);
  });

  test('each guide has a section on what can go wrong', () => {
    const isGuide = (file: string) =>
      file.startsWith('docs/guides/') && !LISTS.has(file) && !TUTORIAL.test(file);
    expect(
      faulty(
        'add a section "## What can go wrong" with the text of each error',
        ({file, body}) => !isGuide(file) || /^## What can go wrong/m.test(body),
      ),
    ).toEqual([]);
  });

  test('X-03 each about the toolkit has a sample or a picture, except for a few whose subject has none', () => {
    expect(
      faulty(
        'show what it explains with a block of code, an <Example> or a picture',
        ({file, body}) => !EXPLAINED.test(file) || WITHOUT_SAMPLE.has(file) || SAMPLE.test(body),
      ),
    ).toEqual([]);
  });

  test('headings of guides skip no level', () => {
    expect(
      faulty('let no heading skip a level, such as from ## to ####', ({body}) => {
        const levels = [...body.replace(/```.*?```/gs, '').matchAll(/^(#+) /gm)].map(
          ([, marks = '']) => marks.length,
        );
        return levels.every((level, i) => level <= (levels[i - 1] ?? 1) + 1);
      }),
    ).toEqual([]);
  });
});

describe('addresses of the old site', () => {
  test.each(REDIRECTS)('$from redirects to $to', ({from, to}) => {
    const file = fileOf(from);
    expect(readFileSync(file ?? '', 'utf8')).toContain(`url=${to}`);
    expect(fileOf(to)).toBeDefined();
  });

  test('N-05 /docs/guides/getting-started/index.html is a file of the build', () => {
    expect(existsSync(path.join(BUILD, 'docs/guides/getting-started/index.html'))).toBe(true);
  });
});
