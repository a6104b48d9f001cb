import type {ConsoleMessage, Page} from '@playwright/test';

/** Waits until the page is hydrated, so that it responds to clicks. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/**
 * Waits until the client components in the window are hydrated. The stock client hydrates them with the page, so it has no
 * elements around them.
 */
export async function waitForVisibleComponents(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('client-component:not([data-hydrated], [data-hydrate="interaction"])')]
      .flatMap((marker) => [...marker.children])
      .every((element) => {
        const {top, bottom} = element.getBoundingClientRect();
        return !element.checkVisibility() || bottom < 0 || top > innerHeight;
      }),
  );
}

/**
 * Pauses the clock of a page, so that a state such as "Copied" on a button lasts until the test has seen it and calls
 * `page.clock.runFor`. `page.clock.install` has to be called before the page is opened.
 */
export const pauseClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** The message of the browser when a page asks for a service worker and the tests block it. */
export const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects the warnings and errors that the page writes to the console after this call. */
export function collectConsoleMessages(page: Page): {warnings: string[]; errors: string[]} {
  const messages = {warnings: [] as string[], errors: [] as string[]};
  page.on('console', (message: ConsoleMessage) => {
    if (message.text() === NO_WORKER) return;
    if (message.type() === 'warning') messages.warnings.push(message.text());
    if (message.type() === 'error') messages.errors.push(message.text());
  });
  page.on('pageerror', (error) => messages.errors.push(String(error)));
  return messages;
}

/** Returns the keys and values that the site has stored. */
export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({...window.localStorage}));
}
