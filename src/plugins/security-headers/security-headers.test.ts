import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {inlineScriptHashes, withPolicy} from './inline-scripts';
import {ANALYTICS_HOSTS, algoliaHosts, contentSecurityPolicy, headersFile, NO_HOSTS} from './policy';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

test('inline scripts are hashed as the browser sees them; data and files are not', () => {
  const html =
    '<!doctype html><html><head><script>let a = "<\\/b>" && 1;\n</script>' +
    '<script type="application/ld+json">{}</script><script src="/x.js"></script></head>' +
    '<body><script data-a="1 > 0" type=module>b()</SCRIPT ><script>b()</script></body></html>';
  expect(inlineScriptHashes(html)).toEqual([hashOf('let a = "<\\/b>" && 1;\n'), hashOf('b()')].sort());
});

test('no script runs from text: neither unsafe-inline nor unsafe-eval', () => {
  const policy = contentSecurityPolicy(['sha256-x'], NO_HOSTS);
  const script = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(script).toBe("script-src 'self' 'sha256-x'");
});

test('other hosts are named only when the configuration uses them', () => {
  expect(contentSecurityPolicy([], NO_HOSTS)).not.toContain('http');
  expect(contentSecurityPolicy([], ANALYTICS_HOSTS)).toContain('https://www.googletagmanager.com');
  expect(contentSecurityPolicy([], algoliaHosts('ABC'))).toContain('https://abc-dsn.algolia.net');
});

test('the policy comes before anything it is about', () => {
  const html = withPolicy('<html><head data-x="1"><script>a</script></head></html>', 'P');
  expect(html).toContain('<head data-x="1"><meta http-equiv="Content-Security-Policy" content="P"><script>');
});

test('a page without a head is refused rather than left without a policy', () => {
  expect(() => withPolicy('<p>', 'P')).toThrow('no <head>');
});

test('the headers file forbids frames, which a meta element cannot', () => {
  const text = headersFile(contentSecurityPolicy([], NO_HOSTS));
  expect(text).toContain("frame-ancestors 'none'");
  expect(text).toMatch(/^ {2}X-Content-Type-Options: nosniff$/m);
});
