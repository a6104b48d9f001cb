// cspell:ignore qcheckbox
import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {copySite} from '../support/copy-site';

/** A copy of the site to write in. */
const SITE = path.resolve('.cache/dev-server');
const PORT = Number(process.env.TEST_PORT ?? 4173) + 100;

/** A page that cannot be compiled. */
const FAULTY = 'docs/guides/not-finished.mdx';

/** A page with a component that no other file knows. */
const COUNTING = 'docs/guides/counting.mdx';
const COUNTER = `'use client';

import {useState} from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Count: {count}</button>;
}
`;

let server: ChildProcess;
/** The output of the server. */
let output = '';

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copySite(SITE, 'linked');
  writeFileSync(path.join(SITE, FAULTY), '# A page that is not finished\n\nAn open { brace.\n');
  writeFileSync(path.join(SITE, 'docs/guides/Counter.tsx'), COUNTER);
  writeFileSync(path.join(SITE, COUNTING), "# Counting\n\nimport Counter from './Counter';\n\n<Counter />\n");
  const options = ['--no-open', '--port', String(PORT)];
  server = spawn('npx', ['docusaurus', 'start', ...options], {
    cwd: SITE,
    detached: true,
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  const answers = () =>
    fetch(`http://localhost:${PORT}/`).then(
      ({ok}) => ok,
      () => false,
    );
  await expect.poll(answers, {timeout: 240_000}).toBe(true);
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
  rmSync(SITE, {recursive: true, force: true, maxRetries: 10});
});

/** Opens a page, changes a file as an editor would, and waits for the new words on the screen, without a reload. */
async function edit(page: Page, route: string, file: string, from: RegExp, to: string): Promise<void> {
  test.setTimeout(180_000);
  await page.goto(`http://localhost:${PORT}${route}`);
  const body = page.locator('article');
  await expect(body.getByRole('heading', {level: 1})).toBeVisible({timeout: 120_000});
  await page.evaluate(() => Object.assign(window, {same: true}));
  const source = path.join(SITE, file);
  const text = readFileSync(source, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(source, text.replace(from, to));
  await expect(body).toContainText(/Edited words.*/.exec(to)?.[0] ?? '', {timeout: 60_000});
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
}

const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length;

/** The place before the first words of a page. */
const END_OF_FRONT_MATTER = /(?<=^---\n.*?\n---\n)/s;

test('an edit of a guide is on the screen', async ({page}) => {
  await edit(
    page,
    '/docs/guides/helpful-links',
    'docs/guides/helpful-links.mdx',
    END_OF_FRONT_MATTER,
    '\nEdited words\n',
  );
});

// All three edits show on one page, because a page takes seconds to compile when it is first opened.
const CLASS = '/docs/api/generated/classes/qcheckbox';
const DESCRIPTION = 'reference/classes/qcheckbox.yaml';

test('an edit of a description is on the screen', async ({page}) => {
  await edit(page, CLASS, DESCRIPTION, /(?<=^summary: )/m, 'Edited words. ');
});

test('an edit of a method is on the screen, and a fault before it stops nothing', async ({page}) => {
  const text = readFileSync(path.join(SITE, DESCRIPTION), 'utf8');
  writeFileSync(path.join(SITE, DESCRIPTION), text.replace('  isTristate:', '  isTristates:'));
  await expect.poll(() => output).toContain(`${DESCRIPTION}:${lineOf(text, '  isTristate:')}`);
  await expect.poll(() => output).toContain('QCheckBox declares no member of its own called "isTristates"');
  writeFileSync(path.join(SITE, DESCRIPTION), text);
  await edit(page, CLASS, DESCRIPTION, /(?<=^ {2}isTristate: )/m, 'Edited words on a method. ');
});

test('an edit of an example is on the screen', async ({page}) => {
  await edit(page, CLASS, 'examples/check-box/main.ts', /$/, '\n// Edited words in a comment\n');
});

test('a component with state responds on the only page that imports it', async ({page}) => {
  test.setTimeout(180_000);
  await page.goto(`http://localhost:${PORT}/docs/guides/counting`);
  const counter = page.getByRole('button', {name: /^Count/});
  await expect(counter).toBeVisible({timeout: 120_000});
  await expect(async () => {
    await counter.click();
    await expect(counter).not.toHaveText('Count: 0', {timeout: 500});
  }).toPass();
});

// Runs late, because the dev server shows a fault on every page once it has met it.
test('a page is compiled when somebody opens it: a fault in it disturbs no other page', async ({page}) => {
  test.setTimeout(180_000);
  const fault = page.frameLocator('#webpack-dev-server-client-overlay');
  await page.goto(`http://localhost:${PORT}/docs/guides/upgrade`);
  await expect(page.locator('article')).toContainText('Upgrade', {timeout: 120_000});
  await expect(fault.locator('body')).toBeHidden();
  await page.goto(`http://localhost:${PORT}/docs/guides/not-finished`);
  await expect(fault.locator('body')).toContainText(FAULTY, {timeout: 60_000});
});

test('X-09 the dev server removes the service worker of a build at the same address', async ({request}) => {
  const worker = await request.get(`http://localhost:${PORT}/service-worker.js`);
  expect(worker.headers()['content-type']).toBe('text/javascript');
  expect(await worker.text()).toContain('unregister');
});

test('R-06 the dev server redirects old addresses, too', async ({request}) => {
  const docs = await request.get(`http://localhost:${PORT}/docs`, {maxRedirects: 0});
  expect(docs.headers().location).toBe('/docs/api/manual/synopsis');
});
