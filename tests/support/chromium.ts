import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** The same engine without the parts that draw a window. The tests take a quarter less time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Features that Playwright disables. Chromium obeys only the last list it gets, so a list of ours has to repeat these. */
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
 * The menus below the address bar are pages of their own since Chromium 156. The whole browser loads two of them for each
 * test, which takes longer than loading a page of the site. The headless shell has no address bar.
 */
const ADDRESS_BAR_MENUS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that the Chromium of the tests goes without. */
export const DISABLED_FEATURES = [...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_MENUS];

/** Switches of Chromium that leave out what no test needs. */
export const WITHOUT_UNUSED_PARTS = [
  // Without these three, Debian's Chromium looks for hosts of its maker at every start.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/**
 * Returns the path of a Chromium to test with, which is Playwright's or one of the system's, or undefined if there is none.
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (candidate) => candidate && existsSync(candidate),
  );
}

/** Returns whether system packages can be installed without asking: as root on Debian, Ubuntu and their like. */
export function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Installs a package of Debian. @throws when there is no such package, or it can't be downloaded */
function installPackage(name: string): void {
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', '-o', 'Acquire::Retries=0', name], {
    stdio: 'inherit',
  });
}

/**
 * Makes sure that there is a Chromium: the system's package where we may install one, else Playwright's download. Where
 * the system has the whole browser only, its headless shell is added.
 * @throws with what to do by hand when neither can be had.
 */
export function installChromium(): void {
  const found = findChromium();
  const canBeFaster = found !== undefined && SYSTEM_BROWSERS.includes(found) && found !== HEADLESS_SHELL;
  if (found && !(canBeFaster && isDebianRoot())) return;
  try {
    if (isDebianRoot()) {
      execFileSync('apt-get', ['update'], {stdio: 'inherit'});
      try {
        installPackage('chromium-headless-shell');
      } catch {
        // Older releases have the whole browser only.
        if (!found) installPackage('chromium');
      }
    } else {
      execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
    }
  } catch (cause) {
    if (found) return;
    throw new Error(
      "The browser tests need Chromium, and it could not be installed. Install it with your system's " +
        'package manager or `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
      {cause},
    );
  }
}
