import {hash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString as hastText} from 'hast-util-to-string';
import {beforeAll, expect, test} from 'vitest';
import {getAttribute, parsePage} from '../../src/lib/html';
import {listInlineScriptHashes} from '../../src/plugins/security-headers/inline-scripts';
import {BUILD, readEach} from '../support/build';
import {findSecrets} from '../support/secrets';

const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'});
const pages = files.filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');

/** Returns the directives of a page's policy. The result is empty if the page has no policy or several. */
function directives(page: Root): Map<string, string[]> {
  const metas = selectAll('[http-equiv=Content-Security-Policy]', page);
  const policy = metas.length === 1 && metas[0] ? (getAttribute(metas[0], 'content') ?? '') : '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
}

/** Types of scripts that are data. */
const DATA = ['application/ld+json', 'application/json', 'speculationrules'];

/** Returns the hashes of a page's inline scripts. It parses the page like a browser. */
const neededBy = (page: Root): string[] =>
  selectAll('script:not([src])', page)
    .filter((script) => !DATA.includes(getAttribute(script, 'type') ?? ''))
    .map((script) => `'sha256-${hash('sha256', hastText(script), 'base64')}'`);

/** File of a page → its policy, and the hashes that the policy needs. */
const policies = new Map<string, {policy: Map<string, string[]>; needed: string[]}>();

beforeAll(
  () =>
    readEach(pages, (file) => {
      const page = parsePage(read(file));
      policies.set(file, {policy: directives(page), needed: neededBy(page)});
    }),
  300_000,
);

test('every page has a policy that allows its own inline scripts and no others', () => {
  expect(policies.size).toBeGreaterThan(300);
  const wrong = [...policies].filter(([, {policy, needed}]) => {
    const allowed = policy.get('script-src') ?? [];
    const expected = ["'self'", ...new Set(needed.sort())];
    return JSON.stringify(allowed) !== JSON.stringify(expected);
  });
  expect(wrong.map(([file]) => file)).toEqual([]);
});

test('no page may load anything from another host, or be an object', () => {
  const wrong = [...policies].filter(
    ([, {policy}]) =>
      [...policy.values()].flat().some((value) => /^[^']*[.:*]/.test(value) && value !== 'data:') ||
      policy.get('default-src')?.join() !== "'self'" ||
      policy.get('object-src')?.join() !== "'none'",
  );
  expect(wrong.map(([file]) => file)).toEqual([]);
});

test('hosts that send headers have them all', () => {
  const headers = read('_headers');
  for (const name of [
    'Content-Security-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]) {
    expect(headers).toMatch(new RegExp(`^  ${name}: .+$`, 'm'));
  }
  expect(headers).toContain("frame-ancestors 'none'");
  for (const hash of listInlineScriptHashes(read('index.html'))) expect(headers).toContain(hash);
});

test('no file of the build holds a secret', () => {
  const texts = files.filter((file) => /\.(html|js|json|md|txt|xml|css|svg)$/.test(file));
  const found = texts.flatMap((file) => findSecrets(read(file)).map((secret) => `${file}: ${secret}`));
  expect(found).toEqual([]);
});
