import type {Page} from '@playwright/test';
import {NO_WORKER} from './page';

/** Notes everything a page complains about or fetches that it should not; `problems` is what it noted. */
export function watch(page: Page, baseURL: string): {problems: string[]} {
  const problems: string[] = [];
  const note = (problem: string) => problems.push(problem);
  const quiet = new Set(['log', 'info', 'debug', 'clear', 'startGroup', 'endGroup']);
  page.on('console', (message) => {
    if (!quiet.has(message.type()) && message.text() !== NO_WORKER)
      note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Given up by the browser itself, because the page was left.
    if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const ours = url.origin === new URL(baseURL).origin || ['data:', 'blob:'].includes(url.protocol);
    if (!ours) note(`another host: ${url.href}`);
  });
  return {problems};
}
