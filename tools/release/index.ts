import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {changesBetween, compareVersions, type Release, replay} from '../../src/lib/history';
import {readSteps} from '../../src/lib/history-files';
import {readApi, readSources} from '../../src/plugins/api-reference/files';
import {mergeDescriptions} from '../../src/plugins/api-reference/merge-descriptions';
import {createModel} from '../../src/plugins/api-reference/model';
import {mentions, outdated} from './mentions';
import {skeletons, TODO, topicFaults} from './skeletons';

/**
 * `npm run release -- 0.75.0`: does what a machine can to move the site to a release of the toolkit, and prints what is
 * left for people, as Markdown. It can be run again at any time: what is done is not done again.
 */

const PACKAGE = '@nodegui/nodegui';

/** Texts that say by hand what the release is. The history and this guide to it are about all releases. */
const WRITTEN = [
  'docs/**/*.mdx',
  'src/**/*.{ts,tsx}',
  'reference/**/*.yaml',
  'examples/*/*.yaml',
  '*.{ts,md}',
];
const ABOUT_ALL = ['docs/guides/upgrade.mdx', 'docs/api/generated/**', '**/*.test.ts', '**/generated.d.ts'];

/** A heading of the report, with what is to be done under it. */
interface Part {
  title: string;
  items: string[];
}

/** Runs a command; what it prints goes to the error stream, because the report is what this program prints. */
function run(command: string, ...args: string[]): boolean {
  console.error(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: ['ignore', 2, 2]}).status === 0;
}

const pinnedIn = (manifest: string): string => JSON.parse(manifest).devDependencies[PACKAGE];
const read = (file: string) => fs.readFileSync(file, 'utf8');

/** The release that the last commit pins. */
const releasedVersion = (): string =>
  pinnedIn(execFileSync('git', ['show', 'HEAD:package.json'], {encoding: 'utf8'}));

function installedVersion(): string | undefined {
  const file = `node_modules/${PACKAGE}/package.json`;
  return fs.existsSync(file) ? JSON.parse(read(file)).version : undefined;
}

/** @returns the commands that failed */
function runCommands(version: string): string[] {
  const failed: string[] = [];
  const step = (command: string, ...args: string[]) => {
    const isDone = run(command, ...args);
    if (!isDone)
      failed.push(`\`${command} ${args.join(' ')}\` failed; run it again when its cause is mended`);
    return isDone;
  };
  if (pinnedIn(read('package.json')) !== version || installedVersion() !== version) {
    if (!step('npm', 'install', '--save-dev', '--save-exact', `${PACKAGE}@${version}`)) return failed;
  }
  step('npm', 'run', 'reference:api');
  step('npm', 'run', 'reference:history');
  if (step('npm', 'run', 'toolkit')) {
    step('npm', 'run', 'toolkit:measure');
    step('npm', 'run', 'examples', '--', '--all');
  }
  return failed;
}

async function main(version: string | undefined): Promise<void> {
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error('Name the release to move to, such as: npm run release -- 0.75.0');
  }
  const siteDir = process.cwd();
  const previous = releasedVersion();
  const failed = runCommands(version);
  const parts: Part[] = [{title: 'Commands that failed', items: failed}];
  if (installedVersion() === version) {
    parts.push(...(await descriptionParts(siteDir)), ...historyParts(siteDir, previous, version));
  }
  console.log(`# Move to NodeGUI ${version}\n`);
  for (const {title, items} of parts.filter((part) => part.items.length > 0)) {
    console.log(`## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}\n`);
  }
  console.log('Look at what changed with `git diff --stat`, and run `npm test` when all of this is done.');
}

/** Writes skeletons, and says which words are to be written, removed or placed. */
async function descriptionParts(siteDir: string): Promise<Part[]> {
  const model = createModel(readApi(siteDir));
  const folder = path.join(siteDir, 'reference');
  const fileOf = (name: string) => path.join(folder, name);
  const made = skeletons(model, (name) => (fs.existsSync(fileOf(name)) ? read(fileOf(name)) : undefined));
  for (const [name, text] of made) fs.writeFileSync(fileOf(name), text);

  const {descriptions, topics} = readSources(siteDir);
  const {missing, unknown} = topicFaults(topics.text, model);
  return [
    {title: `Descriptions to write, where ${TODO} stands`, items: descriptions.flatMap(todosIn)},
    {
      title: 'Descriptions of what is gone: remove or move their words',
      items: faultsOf(() => mergeDescriptions(descriptions, model)),
    },
    {title: 'Symbols without a place in reference/topics.yaml', items: missing},
    {title: 'Symbols that are gone in reference/topics.yaml', items: unknown},
  ];
}

const todosIn = ({path: file, text}: {path: string; text: string}): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.trim().endsWith(`: ${TODO}`) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    );

function faultsOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

/** What the release changed, and where texts speak of the one before. */
function historyParts(siteDir: string, previous: string, version: string): Part[] {
  const releases = replay(readSteps(siteDir));
  const after = releases.find((release) => release.version === version);
  // Once the new release is committed, the one before it is what the history says.
  const before = releases.findLast((release) =>
    previous === version ? compareVersions(release.version, version) < 0 : release.version === previous,
  );
  if (!after || !before) return [];
  const versions = outdated(before, after);
  const files = globSync(WRITTEN, {cwd: siteDir, ignore: ABOUT_ALL}).sort();
  return [
    {title: `What changed since ${before.version}`, items: differences(before, after)},
    {
      title: `Texts that name ${versions.map(({was}) => was).join(' or ')}: still true?`,
      items: files.flatMap((file) => mentions(file, read(path.join(siteDir, file)), versions)),
    },
  ];
}

function differences(before: Release, after: Release): string[] {
  return changesBetween(before.declared, after.declared).flatMap(({id, kind, members}) =>
    kind === 'changed'
      ? members.map(([name, change]) => {
          const what = change.before === undefined ? 'came' : change.after === undefined ? 'went' : 'changed';
          return `\`${id}.${name}\` ${what}`;
        })
      : [`\`${id}\` ${kind}`],
  );
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
