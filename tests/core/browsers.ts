import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createServer} from 'node:net';
import {type BrowserType, chromium, firefox, webkit} from '@playwright/test';
import puppeteer from 'puppeteer-core';
import {Builder, By, type WebDriver} from 'selenium-webdriver';
import {CHROMIUM_SWITCHES, findChromium} from '../support/chromium';

/** As much of a browser's tab as the core tests need. Playwright's and Puppeteer's pages have this shape already. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Runs a function in the page, which may use nothing from outside but its argument. */
  evaluate<Result>(inPage: (argument: string) => Result | Promise<Result>, argument: string): Promise<Result>;
  keyboard: {type(text: string): Promise<void>};
}

/** A browser that is installed here. */
export interface InstalledBrowser {
  name: string;
  launch(): Promise<{tab: Tab; close(): Promise<void>}>;
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const VIRTUAL_SCREEN = '/usr/bin/Xvfb';

/** Returns a browser that Playwright drives. */
const playwright = (
  name: string,
  type: BrowserType,
  executablePath = type.executablePath(),
): InstalledBrowser => ({
  name,
  async launch() {
    const args = name === 'chromium' ? CHROMIUM_SWITCHES : [];
    const browser = await type.launch({executablePath, args});
    const tab = await browser.newPage({viewport: {width: 1280, height: 800}});
    return {tab, close: () => browser.close()};
  },
});

/** Debian's Firefox, through WebDriver BiDi, because Playwright drives only a Firefox of its own. */
const debianFirefox: InstalledBrowser = {
  name: 'firefox-esr',
  async launch() {
    const browser = await puppeteer.launch({browser: 'firefox', executablePath: FIREFOX});
    const tab = await browser.newPage();
    await tab.setViewport({width: 1280, height: 800});
    return {tab, close: () => browser.close()};
  },
};

/** Resolves to a port that is free now. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until a port accepts connections; the test's own time limit ends a wait in vain. */
async function untilReachable(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Returns the tab of a WebDriver session. */
const webDriverTab = (driver: WebDriver): Tab => ({
  goto: (url) => driver.get(url),
  goBack: () => driver.navigate().back(),
  click: (selector) => driver.findElement(By.css(selector)).click(),
  evaluate: (inPage, argument) =>
    driver.executeAsyncScript(
      `const done = arguments[1]; Promise.resolve((${inPage})(arguments[0])).then(done);`,
      argument,
    ),
  keyboard: {type: (text) => driver.switchTo().activeElement().sendKeys(text)},
});

/** Debian's WebKit, through WebDriver, on a screen that nobody sees. */
const debianWebKit: InstalledBrowser = {
  name: 'webkit2gtk',
  async launch() {
    const processes: ChildProcess[] = [];
    const screen = spawn(VIRTUAL_SCREEN, ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    processes.push(screen);
    // The screen prints the first number that no other screen of the machine has.
    const display = await new Promise((done) => screen.stdout.setEncoding('utf8').once('data', done));
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    processes.push(spawn(WEBKIT_DRIVER, [`--port=${port}`], {stdio: 'ignore', env}));
    const server = `http://localhost:${port}`;
    await untilReachable(`${server}/status`);
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: WEBKIT, args: ['--automation']},
      })
      .build();
    await driver.manage().window().setRect({x: 0, y: 0, width: 1280, height: 880});
    return {
      tab: webDriverTab(driver),
      async close() {
        await driver.quit();
        for (const running of processes) running.kill();
      },
    };
  },
};

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** Returns Playwright's browser of this name, else the system's, or undefined if neither is installed. */
export function installedBrowser(name: BrowserName): InstalledBrowser | undefined {
  if (name === 'chromium') {
    const executable = findChromium();
    return executable ? playwright(name, chromium, executable) : undefined;
  }
  if (name === 'firefox') {
    if (existsSync(firefox.executablePath())) return playwright(name, firefox);
    return existsSync(FIREFOX) ? debianFirefox : undefined;
  }
  if (existsSync(webkit.executablePath())) return playwright(name, webkit);
  return [WEBKIT_DRIVER, WEBKIT, VIRTUAL_SCREEN].every((file) => existsSync(file)) ? debianWebKit : undefined;
}
