/* biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads which fixtures a test wants from the pattern */
import {createServer} from 'node:http';
import {test as base} from '@playwright/test';
import {createRequestListener, getOrigin} from './serve';

/** Folders of two deployments of `tests/fixtures/site` with analytics and hosted search, one after the other. */
export const OLD = '.cache/faulty-site/old';
export const NEW = '.cache/faulty-site/new';
/** Folder of a build with the stock client of Docusaurus, which only exists if all cases run. */
export const STOCK = '.cache/faulty-site/stock';
/** The path of these deployments. The real site is tested without one. */
export const BASE_URL = '/nodegui/';

interface Host {
  /** The address of both deployments, without a slash at its end. */
  url: string;
  /** Replaces the files that are served, as a deployment does. */
  deploy: (folder: string) => void;
}

/** A page of either deployment. */
export const PAGE = `${BASE_URL}docs/first`;

/** Creates tests with a separate host for their pages. At first, it serves the old deployment. */
export const test = base.extend<{host: Host}>({
  baseURL: ({host}, use) => use(new URL(host.url).origin),
  host: async ({}, use) => {
    const answerFrom = (root: string) => createRequestListener({root, baseUrl: BASE_URL});
    let answer = answerFrom(OLD);
    const server = createServer((request, response) => answer(request, response));
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    await use({
      url: getOrigin(server) + BASE_URL.slice(0, -1),
      deploy(folder) {
        answer = answerFrom(folder);
      },
    });
    server.close();
    server.closeAllConnections();
  },
});
