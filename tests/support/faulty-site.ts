/* biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads which fixtures a test wants from the pattern */
import type {AddressInfo} from 'node:net';
import {test as base} from '@playwright/test';
import {serve} from './serve';

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
  deploy: (folder: string) => Promise<void>;
}

/** A page of either deployment. */
export const PAGE = `${BASE_URL}docs/first`;

/** Creates tests with a separate host for their pages. At first, it serves the old deployment. */
export const test = base.extend<{host: Host}>({
  baseURL: ({host}, use) => use(new URL(host.url).origin),
  host: async ({}, use) => {
    let server = await serve({root: OLD, port: 0, baseUrl: BASE_URL});
    const {port} = server.address() as AddressInfo;
    const stop = (running: typeof server) =>
      new Promise<void>((done) => {
        running.close(() => done());
        running.closeAllConnections();
      });
    await use({
      url: `http://localhost:${port}${BASE_URL.slice(0, -1)}`,
      async deploy(folder) {
        await stop(server);
        server = await serve({root: folder, port, baseUrl: BASE_URL});
      },
    });
    await stop(server);
  },
});
