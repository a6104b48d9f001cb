import type {ConsoleMessage, Page} from '@playwright/test';

/** Waits until the page answers clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/** Opens an address and waits until it answers clicks. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The message of the browser when a page asks for a service worker and the tests block it. */
export const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects what the page writes to the console from now on, by type. */
export function listen(page: Page): {warnings: string[]; errors: string[]} {
  const heard = {warnings: [] as string[], errors: [] as string[]};
  page.on('console', (message: ConsoleMessage) => {
    if (message.text() === NO_WORKER) return;
    if (message.type() === 'warning') heard.warnings.push(message.text());
    if (message.type() === 'error') heard.errors.push(message.text());
  });
  page.on('pageerror', (error) => heard.errors.push(String(error)));
  return heard;
}

/** Keys and values that the site has stored. */
export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({...window.localStorage}));
}
