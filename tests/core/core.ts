import type {Server} from 'node:http';
import type {Socket} from 'node:net';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {splitSettings} from '../deployment-settings';
import {ALL_CASES} from '../support/all-cases';
import {createSmallSite} from '../support/host';
import {getOrigin, serve} from '../support/serve';
import {type BrowserName, installedBrowser, type Tab} from './browsers';

const {settings} = splitSettings(process.env);
const baseUrl = settings.BASE_URL ?? '/';
const isHosted = settings.ALGOLIA_APP_ID !== undefined;
const canReadOffline = settings.OFFLINE !== 'off';

const GUIDE = 'docs/guides/getting-started';
const NEXT_GUIDE = 'docs/guides/layout';
const TUTORIAL = 'docs/guides/tutorial/';
const EXAMPLE = 'docs/api/generated/classes/qpushbutton';
const PLAYGROUND = 'docs/guides/layout-playground';

const WAIT = {timeout: 20_000, interval: 50};
/** Saving all pages takes a browser much longer than anything else here. */
const SAVING = {...WAIT, timeout: 90_000};

/**
 * Declares tests of the behaviour that has to hold in every browser and with every setting of a deployment. They run in
 * order, in one tab, as one visit of a reader does. Without such a browser, they are skipped.
 * @param browser which browser, whether it is Playwright's or the system's
 */
export function testCore(browser: BrowserName): void {
  const installed = installedBrowser(browser);

  describe.skipIf(!installed)(`X-15 in ${installed?.name ?? browser}`, () => {
    let server: Server;
    let origin: string;

    /** Starts a server for a site at a new origin, where the browser has stored nothing. */
    async function startServer(root: string): Promise<void> {
      server = await serve({root, port: 0, baseUrl, compress: true});
      origin = getOrigin(server);
    }

    function stopServer(): void {
      server.close();
      server.closeAllConnections();
    }

    beforeAll(() => startServer('build'));
    afterAll(stopServer);

    let tab: Tab;
    let close = async () => {};

    beforeAll(async () => {
      if (installed) ({tab, close} = await installed.launch());
    }, 60_000);
    afterAll(() => close());

    const address = (path: string) => `${origin}${baseUrl}${path}`;
    const pathname = () => tab.evaluate(() => window.location.pathname.replace(/\/$/, ''), '');
    const heading = () => tab.evaluate(() => document.querySelector('h1')?.textContent ?? '', '');
    const textOf = (selector: string) =>
      tab.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
    const count = (selector: string) =>
      tab.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

    /** Opens a page and waits until it answers clicks. */
    async function open(path: string): Promise<void> {
      await tab.goto(address(path));
      await vi.waitFor(async () => expect(await count('html[data-has-hydrated="true"]')).toBe(1), WAIT);
    }

    const untilHeading = (text: RegExp) =>
      vi.waitFor(async () => expect(await heading()).toMatch(text), WAIT);

    test('a page starts without an error', async () => {
      await open(GUIDE);
      expect(await heading()).toMatch(/Getting started/i);
      expect(await count('#failed-start:not([hidden])')).toBe(0);
    });

    test('a click in the sidebar shows the next page without loading the site again', async () => {
      await tab.evaluate(() => {
        document.documentElement.dataset.visit = 'first';
      }, '');
      // A real click: WebKit leaves entries of the history out that no user has made.
      await tab.click(`.theme-doc-sidebar-container a[href="${baseUrl}${NEXT_GUIDE}"]`);
      await untilHeading(/^Layout/);
      expect(await pathname()).toBe(baseUrl + NEXT_GUIDE);
      expect(await count('html[data-visit="first"]')).toBe(1);
    });

    test('the Back button shows the previous page', async () => {
      await tab.goBack();
      await untilHeading(/Getting started/i);
      expect(await pathname()).toBe(baseUrl + GUIDE);
    });

    test('a tab that is chosen shows its panel, and is still chosen after a reload', async () => {
      const chosen = () => textOf('[role=tab][aria-selected=true]');
      const before = await chosen();
      await tab.click('[role=tab][aria-selected=false]');
      await vi.waitFor(async () => expect(await chosen()).not.toBe(before), WAIT);
      const after = await chosen();
      await open(GUIDE);
      await vi.waitFor(async () => expect(await chosen()).toBe(after), WAIT);
    });

    test('the colour mode changes with the button, and is kept for the next page', async () => {
      const mode = () => tab.evaluate(() => document.documentElement.dataset.theme ?? '', '');
      const first = await mode();
      await vi.waitFor(async () => {
        await tab.click('.navbar button[aria-label*="mode"]');
        expect(await mode()).not.toBe(first);
      }, WAIT);
      const chosen = await mode();
      await open(NEXT_GUIDE);
      expect(await mode()).toBe(chosen);
    });

    test.skipIf(isHosted)('search finds a class, and a click opens it', async () => {
      await tab.click('.DocSearch-Button');
      await vi.waitFor(async () => expect(await count('.DocSearch-Input:focus')).toBe(1), WAIT);
      await tab.keyboard.type('qpushbutton');
      const first = '.DocSearch-Hit a[href*="qpushbutton"]';
      await vi.waitFor(async () => expect(await count(first)).toBeGreaterThan(0), WAIT);
      // The hits of names come first, and those of texts may change their order.
      await vi.waitFor(
        async () => expect(await textOf('.DocSearch-HitsFooter')).toMatch(/See all \d+/),
        WAIT,
      );
      await tab.click(first);
      await untilHeading(/^QPushButton/);
    });

    test('an example can be played', async () => {
      await open(EXAMPLE);
      const next = () =>
        tab.evaluate(() => {
          const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
          const button = buttons.find(({textContent, ariaLabel}) =>
            /^Next/.test(ariaLabel ?? textContent ?? ''),
          );
          button?.scrollIntoView({block: 'center'});
          button?.click();
          return document.querySelector('main')?.innerText ?? '';
        }, '');
      await vi.waitFor(async () => expect(await next()).toMatch(/clicked/), WAIT);
    });

    test('X-10 the window of an example is no wider than a narrow page', async () => {
      await open(EXAMPLE);
      const widths = await tab.evaluate(() => {
        const example = document.querySelector<HTMLElement>('main figure');
        if (!example) return undefined;
        example.style.width = '12rem';
        const picture = example.querySelector('[data-part=screenshot]');
        return {page: picture?.parentElement?.clientWidth, picture: picture?.clientWidth};
      }, '');
      expect(widths?.page).toBeGreaterThan(0);
      expect(widths?.picture).toBe(widths?.page);
    });

    test('X-12 the window of the layout playground is as wide as a narrow page', async () => {
      await open(PLAYGROUND);
      const widths = await tab.evaluate(() => {
        const drawing = document.querySelector<HTMLElement>('[class*=drawing] [class*=viewport]');
        if (!drawing) return undefined;
        drawing.style.width = '300px';
        return [...drawing.children].map((child) => Math.round(child.getBoundingClientRect().width));
      }, '');
      expect(widths).toContain(300);
    });

    test('printing loads the pictures of all steps', async () => {
      await open(EXAMPLE);
      await tab.evaluate(() => window.dispatchEvent(new Event('beforeprint')), '');
      // Paper is light, whatever the colour mode is.
      const missing = () =>
        tab.evaluate(
          () =>
            [...document.querySelectorAll<HTMLImageElement>('main li img[class*="light"]')].filter(
              ({complete, naturalWidth}) => !(complete && naturalWidth > 0),
            ).length,
          '',
        );
      expect(await count('main li img[class*="light"]')).toBeGreaterThan(0);
      await vi.waitFor(async () => expect(await missing()).toBe(0), WAIT);
      await tab.evaluate(() => window.dispatchEvent(new Event('afterprint')), '');
    });

    /** Opens a page while nothing answers. The server keeps its port meanwhile, so that no other program gets it. */
    async function openWithoutNetwork(path: string, title: RegExp): Promise<void> {
      const refuse = (socket: Socket) => socket.destroy();
      server.on('connection', refuse);
      server.closeAllConnections();
      try {
        await tab.goto(address(path));
        await untilHeading(title);
      } finally {
        server.off('connection', refuse);
      }
    }

    test.runIf(canReadOffline)('a page that was read opens again without a network', async () => {
      await open(GUIDE);
      const isControlled = () =>
        tab.evaluate(
          () => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
          '',
        );
      await vi.waitFor(async () => expect(await isControlled()).toBe(true), WAIT);
      await open(GUIDE);
      /** Counts what the page consists of and the browser hasn't stored yet. */
      const countMissing = () =>
        tab.evaluate(async () => {
          const code = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
            'script[src*="/assets/"], link[rel=stylesheet]',
          );
          const urls = [...code].map((element) => ('href' in element ? element.href : element.src));
          const page = window.location.href.replace(/[/]?(?:[?#].*)?$/, '/');
          const stored = await Promise.all([page, ...urls].map((url) => caches.match(url)));
          return stored.filter((response) => response === undefined).length;
        }, '');
      await vi.waitFor(async () => expect(await countMissing()).toBe(0), WAIT);
      await openWithoutNetwork(GUIDE, /Getting started/i);
    });

    describe.runIf(canReadOffline)('saving all pages', () => {
      // Saving all 1,100 files of the build takes a browser up to 20 seconds, so only the nightly workflow does that.
      beforeAll(async () => {
        stopServer();
        await startServer(ALL_CASES ? 'build' : await createSmallSite(['offline', TUTORIAL]));
      });

      test('a page that was never opened opens without a network afterwards', async () => {
        await open('offline');
        const status = () => textOf('[data-part=status]');
        await vi.waitFor(async () => expect(await status()).toMatch(/take \d+ MB/), WAIT);
        await tab.click('[data-part=controls] .button--primary');
        await vi.waitFor(async () => expect(await status()).toMatch(/^All pages are saved/), SAVING);
        await openWithoutNetwork(TUTORIAL, /tutorial/i);
      }, 120_000);
    });
  });
}
