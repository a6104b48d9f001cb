import {expect, type Page, test} from '@playwright/test';
import {open} from '../support/page';

declare global {
  interface Window {
    /** The scripts that the browser has refused because of the policy. */
    refused?: string[];
    /** Set by a script that must not run. */
    injected?: boolean;
  }
}

/** Records what the policy blocks. It has to be called before the page is opened. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    window.refused = refused;
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
}

const refused = (page: Page) => page.evaluate(() => window.refused);

test('the policy refuses nothing that a page of any kind needs', async ({page}) => {
  await recordViolations(page);
  for (const path of [
    '/',
    '/blog/2019/05/30/welcome',
    '/docs/guides/styling',
    '/docs/api/generated/classes/qpushbutton',
    '/nowhere',
  ]) {
    await open(page, path);
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await page.waitForLoadState('networkidle');
    expect([path, ...((await refused(page)) ?? [])]).toEqual([path]);
  }
});

test('the policy refuses nothing that search needs', async ({page}) => {
  await recordViolations(page);
  await open(page, '/search?q=button');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('label');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(await refused(page)).toEqual([]);
});

const INJECTIONS = [
  [
    'an inline script',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.head.append(script);
    },
  ],
  [
    'an event handler in an attribute',
    () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," alt="" onerror="window.injected = true">',
      );
    },
  ],
  [
    'a script of another host',
    () => {
      const script = document.createElement('script');
      script.src = 'https://example.org/x.js';
      document.head.append(script);
    },
  ],
] as const;

test('scripts and event handlers that somebody injects do not run', async ({page}) => {
  await recordViolations(page);
  await page.route('https://example.org/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'window.injected = true'}),
  );
  await open(page, '/docs/guides/styling');
  for (const [count, [name, inject]] of INJECTIONS.entries()) {
    await test.step(name, async () => {
      await page.evaluate(inject);
      await expect.poll(() => refused(page)).toHaveLength(count + 1);
      expect((await refused(page))?.at(-1)).toMatch(/^script-src/);
      expect(await page.evaluate(() => window.injected)).toBeUndefined();
    });
  }
});
