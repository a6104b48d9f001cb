import {execFileSync, spawnSync} from 'node:child_process';

const debianPackages = [
  'cmake',
  'g++',
  'ninja-build',
  'ccache',
  'qt6-base-dev',
  'qmake6',
  'qt6-svg-dev',
  'fonts-inter',
  'fonts-dejavu-core',
];

const otherSystems = `The toolkit is built with CMake, Ninja and a C++ 17 compiler against Qt 6.4 or newer with its SVG
module, and draws with the fonts Inter and DejaVu. On macOS: brew install cmake ninja qt; brew install --cask
font-inter font-dejavu. On other systems install the packages of these names.`;

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, {stdio: 'ignore'}).status === 0;
}

function missingDebianPackages(): string[] {
  const {stdout} = spawnSync('dpkg', ['--get-selections', ...debianPackages], {encoding: 'utf8'});
  const installed = new Set(
    [...stdout.matchAll(/^([^:\s]+)\S*\s+(?:install|hold)$/gm)].map(([, name]) => name),
  );
  return debianPackages.filter((name) => !installed.has(name));
}

function install(packages: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    execFileSync(command, rest, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  }
}

/**
 * Makes sure that everything the build needs is there. On Debian and Ubuntu with `CI=true`, as root or with a
 * sudo that asks nothing, it installs what is missing; anywhere else it throws an error that says what is
 * missing and how to get it.
 */
export function requireSystemPackages(): void {
  if (!runs('dpkg', ['--version'])) {
    const missing = ['cmake', 'ninja', 'qmake6'].filter((command) => !runs(command, ['--version']));
    if (missing.length > 0) throw new Error(`Not found: ${missing.join(', ')}.\n${otherSystems}`);
    return;
  }
  const missing = missingDebianPackages();
  if (missing.length === 0) return;
  const mayInstall = process.getuid?.() === 0 || runs('sudo', ['-n', 'true']);
  if (process.env.CI !== 'true' || !mayInstall) {
    throw new Error(
      `System packages are missing. Install them with:\n  sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  }
  install(missing);
}

/** The version of the system's Qt, such as `6.4.2`. */
export function qtVersion(): string {
  return execFileSync('qmake6', ['-query', 'QT_VERSION'], {encoding: 'utf8'}).trim();
}
