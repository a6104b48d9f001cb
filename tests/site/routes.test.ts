import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {selectAll} from 'hast-util-select';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import sidebars from '../../sidebars';
import {getAttribute} from '../../src/lib/html';
import type {GlobalData} from '../../src/plugins/partial-hydration/generated';
import {BUILD, fileOf, getText, readDocument} from '../support/build';

function heading(route: string): string {
  const headings = selectAll('h1', readDocument(route));
  expect(headings, `one h1 on ${route}`).toHaveLength(1);
  return headings.map(getText).join();
}

function sidebarLinks(route: string): string[] {
  return selectAll('.menu__link', readDocument(route))
    .map((link) => getAttribute(link, 'href'))
    .filter((href) => href !== undefined);
}

describe('routes', () => {
  test('R-01 the home page explains what NodeGUI is and how to start', () => {
    expect(heading('/')).toMatch(/desktop/i);
    const text = getText(readDocument('/'));
    expect(text).toContain('npm install @nodegui/nodegui');
    expect(text).toContain('new QMainWindow()');
    // Without this, npm 12 installs neither Qt nor qode.
    expect(text).toContain('npm install-scripts approve @nodegui/nodegui @nodegui/qode');
  });

  test('R-02 the blog lists its posts, grouped by year in the sidebar', () => {
    const text = getText(readDocument('/blog'));
    expect(text).toContain('Welcome');
    const years = selectAll('nav[aria-label="Blog recent posts navigation"]', readDocument('/blog')).map(
      getText,
    );
    expect(years.join()).toContain('2019');
  });

  test('R-03 the post of 2019-05-30 is at its route with its date and tags', () => {
    expect(heading('/blog/2019/05/30/welcome')).toBe('Welcome');
    const post = readDocument('/blog/2019/05/30/welcome');
    const [time] = selectAll('time', post);
    expect(time && getAttribute(time, 'datetime')).toMatch(/^2019-05-30/);
    const tags = selectAll('[rel=tag]', post).map(getText);
    expect(tags).toEqual(['hello', 'nodegui']);
  });

  test.each(['/blog/archive', '/blog/tags', '/blog/tags/hello', '/blog/tags/nodegui'])('R-04 %s', (route) => {
    const links = selectAll('a', readDocument(route)).map((a) => getAttribute(a, 'href'));
    const target = route === '/blog/tags' ? '/blog/tags/hello' : '/blog/2019/05/30/welcome';
    expect(links).toContain(target);
  });

  test('R-05 the search page exists and stays out of the sitemap', () => {
    expect(fileOf('/search')).toBeDefined();
    expect(readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8')).not.toContain('/search<');
  });

  test('/docs/api and /docs/guides show a list of their pages', () => {
    expect(readFileSync(fileOf('/docs/api') ?? '', 'utf8')).toContain('url=/docs/api/generated/');
    expect(heading('/docs/guides')).toBe('Guides');
    for (const guide of sidebarLinks('/docs/guides/layout')) {
      const links = selectAll('.theme-doc-markdown a', readDocument('/docs/guides')).map((a) =>
        getAttribute(a, 'href'),
      );
      if (guide !== '/docs/guides/') expect(links).toContain(guide);
    }
  });

  test('C-07 each group in the breadcrumbs is a link', () => {
    for (const route of [
      '/docs/guides/layout',
      '/docs/faq',
      '/docs/api/generated/enums/key',
      '/docs/development/styling',
    ]) {
      const crumbs = selectAll('.breadcrumbs__link', readDocument(route));
      expect(
        crumbs.slice(0, -1).filter((crumb) => crumb.tagName !== 'a'),
        route,
      ).toEqual([]);
      expect(crumbs.length, route).toBeGreaterThan(3);
    }
  });

  test('R-06 /docs takes the visitor to the synopsis, also without JavaScript', () => {
    const [refresh] = selectAll('[http-equiv=refresh]', readDocument('/docs'));
    expect(refresh && getAttribute(refresh, 'content')).toBe('0; url=/docs/api/manual/synopsis');
  });

  test('R-06 the newest version has the synopsis as its main page', () => {
    const data = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as GlobalData;
    const {versions = []} = data['docusaurus-plugin-content-docs']?.default ?? {};
    // A site with translations leaves the data of the language that was built last.
    expect(versions).toContainEqual(
      expect.objectContaining({
        name: 'current',
        label: 'Next',
        isLast: true,
        path: expect.stringMatching(/(^|\/)docs$/),
        mainDocId: 'api/manual/synopsis',
      }),
    );
  });

  test.each([
    '/docs/api/manual/process',
    '/docs/api/manual/synopsis',
  ])('R-12 %s has the api sidebar, which links to the synopsis', (route) => {
    expect(heading(route)).not.toBe('');
    expect(sidebarLinks(route)).toContain('/docs/api/manual/synopsis');
  });

  test('R-13 the sidebar of each page for contributors leads to all the others, and marks the page', () => {
    const pages = readdirSync('docs/development').map(
      (file) => `/docs/development/${file.replace(/(index)?\.mdx$/, '')}`,
    );
    for (const route of pages) {
      expect(sidebarLinks(route).sort(), route).toEqual([...pages].sort());
      const current = selectAll('.menu__link[aria-current="page"]', readDocument(route));
      expect(current.map((link) => getAttribute(link, 'href'))).toEqual([route]);
    }
  });

  test('R-15 groups of the guides sidebar have headings, and no link is without an address', () => {
    const guide = readDocument('/docs/guides/styling');
    const groups = sidebars.guides.flatMap((item) =>
      typeof item === 'object' && item.type === 'category' ? [item.label] : [],
    );
    expect(groups.length).toBeGreaterThan(0);
    const sidebar = '.theme-doc-sidebar-container';
    expect(selectAll(`${sidebar} h2.menu__title`, guide).map(getText)).toEqual(groups);
    const dead = selectAll(`${sidebar} a:not([href])`, guide);
    expect(dead.map(getText)).toEqual([]);
  });

  // Only pages of the tutorial have all of its steps in their sidebar.
  test('R-15 the sidebar of the tutorial links to every guide', () => {
    const guides = globSync('**/*.mdx', {cwd: 'docs/guides'}).map(
      (file) => `/docs/guides/${file.replace(/(index)?\.mdx$/, '')}`,
    );
    const links = sidebarLinks('/docs/guides/tutorial');
    const missing = guides.filter((guide) => !links.includes(guide));
    expect(missing, 'Give these pages a place in sidebars.ts.').toEqual([]);
  });

  test('R-16 there is a page for unknown paths', () => {
    const html = readFileSync(path.join(BUILD, '404.html'), 'utf8');
    expect(html).toContain('Page not found');
  });

  test('structured data only names addresses of pages', () => {
    const [home] = selectAll('[rel=canonical]', readDocument('/'));
    const root = (home && getAttribute(home, 'href')) ?? 'a home page without an address';
    const addresses = globSync('**/*.html', {cwd: BUILD}).flatMap((file) => {
      const html = readFileSync(path.join(BUILD, file), 'utf8');
      return Array.from(html.matchAll(/"item":"([^"#]*)/g), ([, url = '']) => ({file, url}));
    });
    expect(addresses).toContainEqual({
      file: 'docs/guides/layout/index.html',
      url: `${root}docs/guides/layout`,
    });
    expect(addresses.filter(({url}) => !url.startsWith(root) || !fileOf(url.slice(root.length)))).toEqual([]);
  });

  test('R-17 a page states its language and its version', () => {
    const html = readDocument('/docs/guides/getting-started');
    const [root] = selectAll('html', html);
    expect(root && getAttribute(root, 'lang')).toBe('en');
    expect(root && getAttribute(root, 'dir')).toBe('ltr');
    const version = selectAll('[name=docusaurus_version]', html);
    expect(version.map((meta) => getAttribute(meta, 'content'))).toEqual(['current']);
    expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe('0.0.0');
  });

  test('R-02 the feed says what the blog is about, and lists the post', () => {
    const feed = readFileSync(path.join(BUILD, 'blog/rss.xml'), 'utf8');
    expect(feed).toContain('<description>News about NodeGUI');
    expect(feed).toContain('/blog/2019/05/30/welcome');
  });
});
