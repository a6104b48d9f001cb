/* biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads which fixtures a test wants from the pattern */
import type {AddressInfo} from 'node:net';
import {test as base} from '@playwright/test';
import {serve} from './serve';

/** Folders of two deployments of `tests/fixtures/site` with analytics and hosted search, one after the other. */
export const OLD = '.cache/faulty-site/old';
export const NEW = '.cache/faulty-site/new';
/** Folder of a build with the stock client of Docusaurus, which only exists if all cases run. */
export const STOCK = '.cache/faulty-site/stock';
/** Folder of a build for a deployment below `BELOW_PATH`, without analytics and with the embedded search. */
export const BELOW = '.cache/faulty-site/below';
export const BELOW_PATH = '/nodegui/';

interface Host {
  /** Origin that both deployments are served at. */
  origin: string;
  /** Replaces the files that are served, as a deployment does. */
  deploy: (folder: string, baseUrl?: string) => Promise<void>;
}

/** A page of either deployment. */
export const PAGE = '/docs/first';

/** Creates tests with a separate host for their pages. At first, it serves the old deployment. */
export const test = base.extend<{host: Host}>({
  baseURL: ({host}, use) => use(host.origin),
  host: async ({}, use) => {
    let server = await serve({root: OLD, port: 0});
    const {port} = server.address() as AddressInfo;
    const stop = (running: typeof server) =>
      new Promise<void>((done) => {
        running.close(() => done());
        running.closeAllConnections();
      });
    await use({
      origin: `http://localhost:${port}`,
      async deploy(folder, baseUrl = '/') {
        await stop(server);
        server = await serve({root: folder, port, baseUrl});
      },
    });
    await stop(server);
  },
});
