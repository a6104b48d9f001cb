import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** The headless shell first: it is the same engine without what draws a window, and a fifth faster. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
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

/**
 * Makes sure that there is a Chromium: the system's package where we may install one, else Playwright's
 * download.
 * @throws with what to do by hand when neither can be had.
 */
export function installChromium(): void {
  if (findChromium()) return;
  const run = (command: string, args: string[]) => execFileSync(command, args, {stdio: 'inherit'});
  try {
    if (isDebianRoot()) {
      run('apt-get', ['update']);
      const install = (name: string) => run('apt-get', ['install', '-y', '--no-install-recommends', name]);
      try {
        install('chromium-headless-shell');
      } catch {
        // Older releases have the whole browser only.
        install('chromium');
      }
    } else {
      run('npx', ['playwright', 'install', 'chromium']);
    }
  } catch (cause) {
    throw new Error(
      "The browser tests need Chromium, and it could not be installed. Install it with your system's " +
        'package manager or `npx playwright install chromium`, or set CHROMIUM_PATH to one.',
      {cause},
    );
  }
}
