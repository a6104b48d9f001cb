import type {Page} from '@playwright/test';
import {NO_WORKER} from './page';

/** Returns a list to which warnings, errors, failed requests and requests to other hosts of a page are added. */
export function collectProblems(page: Page, baseURL: string): string[] {
  const problems: string[] = [];
  const addProblem = (problem: string) => problems.push(problem);
  const ignoredTypes = new Set(['log', 'info', 'debug', 'clear', 'startGroup', 'endGroup']);
  page.on('console', (message) => {
    if (ignoredTypes.has(message.type()) || message.text() === NO_WORKER) return;
    addProblem(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => addProblem(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser cancels requests when the visitor leaves the page.
    if (reason !== 'net::ERR_ABORTED') addProblem(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) addProblem(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isAllowed = url.origin === new URL(baseURL).origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isAllowed) addProblem(`another host: ${url.href}`);
  });
  return problems;
}
