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

function canRun(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, {stdio: 'ignore'}).status === 0;
}

function findMissingDebianPackages(): string[] {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query replaces the names of these fields
  const format = '${Package} ${db:Status-Status}\n';
  const {stdout} = spawnSync('dpkg-query', ['-W', '-f', format, ...debianPackages], {encoding: 'utf8'});
  const states = stdout.split('\n');
  return debianPackages.filter((name) => !states.includes(`${name} installed`));
}

function install(packages: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    execFileSync(command, rest, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  }
}

/**
 * Checks that all system packages for the build are installed. On Debian and Ubuntu with `CI=true`, it installs missing
 * packages if it is root or if sudo needs no password.
 *
 * @throws if packages are missing and it can't install them, with their names and how to install them
 */
export function requireSystemPackages(): void {
  if (!canRun('dpkg', ['--version'])) {
    const missing = ['cmake', 'ninja', 'qmake6'].filter((command) => !canRun(command, ['--version']));
    if (missing.length > 0) throw new Error(`Not found: ${missing.join(', ')}.\n${otherSystems}`);
    return;
  }
  const missing = findMissingDebianPackages();
  if (missing.length === 0) return;
  const mayInstall = process.getuid?.() === 0 || canRun('sudo', ['-n', 'true']);
  if (process.env.CI !== 'true' || !mayInstall) {
    throw new Error(
      `System packages are missing. Install them with:\n  sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  }
  install(missing);
}
