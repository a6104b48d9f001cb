import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toCommonJs} from '../../src/plugins/examples/to-commonjs';
import {AppFolder} from './app-folder';
import {type DownloadHost, startDownloadHost} from './download-host';
import {type Step, stepsOf, stepsOfFile} from './page-steps';
import {managerFolder, nodeFolder} from './tools';

/** The program of the first section, which is in an example. */
const program = readFileSync('examples/first-window/main.ts', 'utf8');
const PRINTED = 'ran to its end';

let host: DownloadHost;
beforeAll(async () => {
  host = await startDownloadHost();
});
afterAll(() => host.close());

const emptyFolder = (manager: string) =>
  new AppFolder([managerFolder(manager), nodeFolder('24')], host.environment);

const includes =
  (...words: string[]) =>
  (step: Step): boolean =>
    words.some((word) => ('file' in step ? step.text : step.commands).includes(word));

/** Returns an empty folder in which the first section of Getting started was followed, up to its program. */
async function startedFolder(manager: string): Promise<AppFolder> {
  const folder = emptyFolder(manager);
  const steps = stepsOf('getting-started', 'Open a window in five minutes');
  await folder.follow(steps.filter((step) => !includes('install-scripts', 'npx qode')(step)));
  return folder;
}

describe.each([
  ['npm', 'npm@10'],
  ['npm', 'npm@11'],
  ['npm', 'npm@12'],
  ['pnpm', 'pnpm@10'],
  ['pnpm', 'pnpm@12'],
  ['yarn', '@yarnpkg/cli-dist@4'],
])('with %s (%s)', (tab, manager) => {
  test('Getting started downloads Qt and qode, and its program runs', async () => {
    host.takeRequests();
    const folder = emptyFolder(manager);
    folder.write('app.cjs', await toCommonJs(program, 'first-window'));
    const other = manager === 'pnpm@10' ? 'allowBuilds' : 'onlyBuiltDependencies';
    const [run, ...install] = stepsOf('getting-started', 'Open a window in five minutes', tab)
      .filter((step) => !includes(other, 'install-scripts')(step))
      .reverse();
    await folder.follow(install.reverse());
    folder.write('app.cjs', await toCommonJs(program, 'first-window'));

    expect(host.takeRequests().sort()).toEqual([
      expect.stringContaining('icu'),
      expect.stringContaining('qtbase'),
      expect.stringContaining('qtsvg'),
      '/qode.tar.gz',
    ]);
    expect(run && (await folder.follow([run]))).toContain(PRINTED);
  });
});

test.each([
  ['npm', 'npm@10'],
  ['npm', 'npm@11'],
  ['npm-12', 'npm@12'],
  ['pnpm', 'pnpm@10'],
  ['pnpm', 'pnpm@12'],
])('the tab "%s" of the landing page installs everything in an empty folder with %s', async (tab, manager) => {
  host.takeRequests();
  const folder = emptyFolder(manager);
  await folder.follow(stepsOfFile('src/pages/_install.mdx', tab));
  expect(host.takeRequests()).toHaveLength(4);
});

test('npm 12 blocks the install scripts without the line from the page, and runs them after the commands below that line', async () => {
  const folder = emptyFolder('npm@12');
  const [install, approve, run] = stepsOf('getting-started', 'Open a window in five minutes');
  if (!install || !approve || !run || 'file' in install) throw new Error('The section has other steps now');
  const lines = install.commands.split('\n').filter((line) => !line.includes('allowScripts'));
  const output = await folder.follow([{commands: lines.join('\n')}]);
  expect(output).toContain(
    '2 packages had install scripts blocked because they are not covered by allowScripts',
  );

  host.takeRequests();
  await folder.follow([approve]);
  expect(host.takeRequests()).toHaveLength(4);
  folder.write('app.cjs', await toCommonJs(program, 'first-window'));
  expect(await folder.follow([run])).toContain(PRINTED);
});

describe.each(['npm@10', 'npm@12'])('with %s', (manager) => {
  test.each([
    '5.9',
    'latest',
  ])('TypeScript %s compiles the program with the settings of the page', async (version) => {
    const folder = await startedFolder(manager);
    folder.write(
      'src/main.ts',
      `${program}\nimport path from 'node:path';\npath.join(import.meta.dirname, 'a');\n`,
    );
    const steps = stepsOf('getting-started', 'Use TypeScript without the starter').map((step) =>
      'file' in step ? step : {commands: step.commands.replace('typescript', `typescript@${version}`)},
    );
    expect(await folder.follow(steps)).toContain(PRINTED);
  });

  test('Node.js runs TypeScript without a compiler', async () => {
    const folder = await startedFolder(manager);
    folder.write('src/main.ts', program);
    expect(await folder.follow(stepsOf('project-setup', 'Run TypeScript without a compiler'))).toContain(
      PRINTED,
    );
  });

  test('NodeGUI can be added to an existing project', async () => {
    const folder = emptyFolder(manager);
    await folder.follow([{commands: 'npm init -y'}]);
    folder.write('src/gui/main.mjs', "import {QWidget} from '@nodegui/nodegui';\nnew QWidget().show();\n");
    expect(await folder.follow(stepsOf('project-setup', 'Add NodeGUI to a project that exists'))).toContain(
      PRINTED,
    );
  });

  test('the tutorial bundles TypeScript with esbuild', async () => {
    const folder = await startedFolder(manager);
    folder.write('app.ts', `${program}\nimport path from 'node:path';\npath.join(__dirname, 'assets');\n`);
    const steps = stepsOf('tutorial', 'Get ready to start').filter(includes('esbuild'));
    expect(await folder.follow(steps)).toContain(PRINTED);
  });

  test('the app with the package.json of the packaging guide installs, builds and starts', async () => {
    const folder = emptyFolder(manager);
    const [settings] = stepsOf('packaging', 'Make a first zip').filter(includes('allowScripts'));
    if (!settings) throw new Error('The section has no package.json');
    folder.write('src/main.ts', program);
    expect(await folder.follow([settings, {commands: 'npm install\nnpm run build\nnpm start'}])).toContain(
      PRINTED,
    );
  });
});

/** Returns whether the starter's repository can be cloned from here. */
function reachesStarter(): boolean {
  try {
    execFileSync('git', ['ls-remote', 'https://github.com/sedwards2009/nodegui-simple-starter.git'], {
      stdio: 'pipe',
      timeout: 20_000,
    });
    return true;
  } catch {
    return false;
  }
}

test.runIf(reachesStarter())('the starter builds and starts on npm 12', async () => {
  const folder = emptyFolder('npm@12');
  expect(
    await folder.follow(stepsOf('getting-started', 'Start from the starter instead').slice(0, 1)),
  ).toContain(PRINTED);
});
