import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Chromium without the parts that draw a window. The tests run in three quarters of the time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Features that Playwright disables. Chromium only uses the last list that it gets, so our list has to repeat them. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',

  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The menus below the address bar are separate pages since Chromium 156. The full browser loads two of them for each test,
 * which takes longer than loading a page of the site. The headless shell has no address bar.
 */
const ADDRESS_BAR_MENUS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that are disabled in the Chromium of the tests. */
export const DISABLED_FEATURES = [...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_MENUS];

/** Switches of the Chromium that runs the tests. They make it do less work. */
export const CHROMIUM_SWITCHES = [
  // Without these three switches, Debian's Chromium connects to hosts of Google at every start.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
  '--disable-gpu',
  // Without a graphics card, a process for it only copies pictures.
  '--in-process-gpu',
  // Most functions of a page run too briefly to make up for the time that V8 needs to optimize them. axe takes a fifth less.
  '--js-flags=--no-opt,--no-maglev',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/**
 * Returns the path of a Chromium for the tests, which is Playwright's or one of the system's. Returns undefined if there is
 * none.
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (candidate) => candidate && existsSync(candidate),
  );
}

/** Returns true if system packages can be installed without a password, which is the case for root on Debian or Ubuntu. */
export function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Installs a package of Debian. @throws when the package doesn't exist or can't be downloaded */
function installPackage(name: string): void {
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', '-o', 'Acquire::Retries=0', name], {
    stdio: 'inherit',
  });
}

/**
 * Installs Chromium if there is none. It installs the system's package if it's allowed to, or else Playwright downloads
 * one. If the system only has the full browser, it adds the headless shell.
 * @throws an error that says what to install if both fail
 */
export function installChromium(): void {
  const installed = findChromium();
  const canBeFaster =
    installed !== undefined && SYSTEM_BROWSERS.includes(installed) && installed !== HEADLESS_SHELL;
  if (installed && !(canBeFaster && isDebianRoot())) return;
  try {
    if (isDebianRoot()) {
      execFileSync('apt-get', ['update'], {stdio: 'inherit'});
      try {
        installPackage('chromium-headless-shell');
      } catch {
        // Older releases of Debian only have the full browser.
        if (!installed) installPackage('chromium');
      }
    } else {
      execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
    }
  } catch (cause) {
    if (installed) return;
    throw new Error(
      "The browser tests need Chromium, and it could not be installed. Install it with your system's " +
        'package manager or `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
      {cause},
    );
  }
}
