import {hash} from 'node:crypto';
import {expect, test} from 'vitest';
import {addPolicy, listInlineScriptHashes} from './inline-scripts';
import {ANALYTICS_HOSTS, createHeadersFile, createPolicy, getAlgoliaHosts} from './policy';

const hashOf = (code: string) => `sha256-${hash('sha256', code, 'base64')}`;

test('only executable inline scripts are hashed', () => {
  const html =
    '<!doctype html><html><head><script>let a = "<\\/b>" && 1;\n</script>' +
    '<script type="application/ld+json">{}</script><script src="/x.js"></script></head>' +
    '<body><script data-a="1 > 0" type=module>b()</SCRIPT ><script>b()</script></body></html>';
  expect(listInlineScriptHashes(html)).toEqual([hashOf('let a = "<\\/b>" && 1;\n'), hashOf('b()')].sort());
});

test('the policy for scripts has neither unsafe-inline nor unsafe-eval', () => {
  const policy = createPolicy(['sha256-x'], []);
  const script = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(script).toBe("script-src 'self' 'sha256-x'");
});

test('the policy allows other hosts only if the configuration uses them', () => {
  expect(createPolicy([], [])).not.toContain('http');
  expect(createPolicy([], [ANALYTICS_HOSTS])).toContain('https://www.googletagmanager.com');
  expect(createPolicy([], [getAlgoliaHosts('ABC')])).toContain('https://abc-dsn.algolia.net');
});

test('the policy comes before the scripts of the head', () => {
  const html = addPolicy('<html><head data-x="1"><script>a</script></head></html>', 'P');
  expect(html).toContain('<head data-x="1"><meta http-equiv="Content-Security-Policy" content="P"><script>');
});

test('a page without a head is refused', () => {
  expect(() => addPolicy('<p>', 'P')).toThrow('no <head>');
});

test('the headers file forbids frames, which a meta element cannot', () => {
  const text = createHeadersFile(createPolicy([], []));
  expect(text).toContain("frame-ancestors 'none'");
  expect(text).toMatch(/^ {2}X-Content-Type-Options: nosniff$/m);
});
