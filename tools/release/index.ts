import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findChanges, getChangeKind, type SymbolChanges} from '../../src/lib/changes';
import {createReleases} from '../../src/lib/history';
import {readReleaseDiffs} from '../../src/lib/history-files';
import {TOOLKIT_PACKAGE} from '../../src/lib/toolkit-version';
import {compareVersions} from '../../src/lib/versions';
import {readApi, readSources} from '../../src/plugins/api-reference/files';
import {mergeDescriptions} from '../../src/plugins/api-reference/merge-descriptions';
import {createModel} from '../../src/plugins/api-reference/model';
import {readTopics} from '../../src/plugins/api-reference/topics';
import {runMain} from '../run-main';
import {createSkeletons, TODO} from './skeletons';
import {findSkippedReleases, listOutdatedVersions, toMentionPattern} from './versions';

/**
 * `npm run release -- 0.75.0`: upgrades the site to a release of the toolkit as far as that can be automated, and prints
 * the rest as a to-do list in Markdown. You can run it again at any time.
 */

/** Files that may name the current release, as patterns for Git, without those that name older releases on purpose. */
const FILES_NAMING_VERSIONS = [
  'docs/*.mdx',
  'src/*.ts',
  'src/*.tsx',
  'reference/*.yaml',
  'examples/*.yaml',
  ':(glob)*.ts',
  ':(glob)*.md',
  ':!docs/guides/upgrade.mdx',
  ':!CHANGELOG.md',
  ':!*.test.ts',
  ':!*/generated.d.ts',
];

/** Files that may name symbols, as patterns for Git. A build stops at unknown names in `reference/`, so they aren't searched. */
const FILES_NAMING_SYMBOLS = [':!reference', ':!CHANGELOG.md'];

/** A section of the report, with a list of things to do. */
interface ReportSection {
  title: string;
  items: string[];
}

const readPinnedVersion = (manifest: string): string => JSON.parse(manifest).devDependencies[TOOLKIT_PACKAGE];
const read = (file: string) => fs.readFileSync(file, 'utf8');

/** Returns the release that the last commit pins. */
const readCommittedVersion = (): string =>
  readPinnedVersion(execFileSync('git', ['show', 'HEAD:package.json'], {encoding: 'utf8'}));

function readInstalledVersion(): string | undefined {
  const file = `node_modules/${TOOLKIT_PACKAGE}/package.json`;
  return fs.existsSync(file) ? JSON.parse(read(file)).version : undefined;
}

/** Returns all releases of the package, from npm. */
const readPublishedVersions = (): string[] =>
  JSON.parse(execFileSync('npm', ['view', TOOLKIT_PACKAGE, 'versions', '--json'], {encoding: 'utf8'}));

/** Runs the commands of the upgrade, and returns a message for each that failed. */
function runCommands(version: string): string[] {
  const messages: string[] = [];
  const runStep = (...args: string[]) => {
    const command = `npm ${args.join(' ')}`;
    console.error(`\n> ${command}`);
    // The output goes to stderr, because stdout is for the report.
    const hasSucceeded = spawnSync('npm', args, {stdio: ['ignore', 2, 2]}).status === 0;
    if (!hasSucceeded) messages.push(`\`${command}\` failed. Fix the cause and run it again.`);
    return hasSucceeded;
  };
  if (readPinnedVersion(read('package.json')) !== version || readInstalledVersion() !== version) {
    if (!runStep('install', '--save-dev', '--save-exact', `${TOOLKIT_PACKAGE}@${version}`)) return messages;
  }
  runStep('run', 'reference:api');
  if (runStep('run', 'toolkit')) {
    runStep('run', 'toolkit:measure');
    runStep('run', 'examples', '--', '--all');
  }
  return messages;
}

function main(version: string | undefined): void {
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error('Name the release to move to, such as: npm run release -- 0.75.0');
  }
  const siteDir = process.cwd();
  const previous = readCommittedVersion();
  const [next] = findSkippedReleases(readPublishedVersions(), previous, version);
  if (next) {
    throw new Error(
      `The history would say that ${version} has all changes since ${previous}. Move to ${next} first: npm run release -- ${next}`,
    );
  }
  const failed = runCommands(version);
  const sections: ReportSection[] = [{title: 'Commands that failed', items: failed}];
  if (readInstalledVersion() === version) {
    sections.push(...reportDescriptions(siteDir), ...reportHistory(siteDir, previous, version));
  }
  console.log(`# Move to NodeGUI ${version}\n`);
  for (const {title, items} of sections.filter((section) => section.items.length > 0)) {
    console.log(`## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}\n`);
  }
  console.log('Look at what changed with `git diff --stat`, and run `npm test` when all of this is done.');
}

/** Writes skeletons of descriptions, and reports which descriptions and topics need work. */
function reportDescriptions(siteDir: string): ReportSection[] {
  const model = createModel(readApi(siteDir));
  const folder = path.join(siteDir, 'reference');
  const getPath = (name: string) => path.join(folder, name);
  const skeletonFiles = createSkeletons(model, (name) =>
    fs.existsSync(getPath(name)) ? read(getPath(name)) : undefined,
  );
  for (const [name, text] of skeletonFiles) fs.writeFileSync(getPath(name), text);

  const {descriptions, topics} = readSources(siteDir);
  return [
    {title: `Descriptions to write, marked by ${TODO}`, items: descriptions.flatMap(findTodos)},
    {
      title: 'Descriptions of removed symbols and members: delete or move them',
      items: collectErrors(() => mergeDescriptions(descriptions, model)),
    },
    {
      title: 'Faults in reference/topics.yaml: add new symbols, and delete removed ones',
      items: collectErrors(() => readTopics(topics, model)),
    },
  ];
}

const findTodos = ({path: file, text}: {path: string; text: string}): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.trim().endsWith(`: ${TODO}`) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    );

/** Returns the faults in the error of a check, which are the lines after the first one. */
function collectErrors(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

/** Reports what the release changed, and which lines name the previous one. */
function reportHistory(siteDir: string, previous: string, version: string): ReportSection[] {
  const releases = createReleases(readReleaseDiffs(siteDir));
  const after = releases.find((release) => release.version === version);
  // If the new release is already committed, the history has the previous one.
  const before = releases.findLast((release) =>
    previous === version ? compareVersions(release.version, version) < 0 : release.version === previous,
  );
  if (!after || !before) return [];
  const versions = listOutdatedVersions(before, after);
  const changes = findChanges(before.declared, after.declared);
  const removed = changes.filter(({kind}) => kind === 'removed').map(({id}) => id);
  return [
    {title: `What changed since ${before.version}`, items: listDifferences(changes)},
    {
      title: 'Lines that name removed symbols',
      items: findLines(['--word-regexp', '--fixed-strings'], removed, FILES_NAMING_SYMBOLS),
    },
    {
      title: `Texts that name ${versions.join(' or ')}: still true?`,
      items: findLines(['--extended-regexp'], versions.map(toMentionPattern), FILES_NAMING_VERSIONS),
    },
  ];
}

/** Finds the lines of some files that match one of the patterns. Returns them as `path:line:text`. */
function findLines(options: string[], patterns: readonly string[], files: readonly string[]): string[] {
  if (patterns.length === 0) return [];
  const expressions = patterns.flatMap((pattern) => ['-e', pattern]);
  const args = ['grep', '--line-number', '-I', ...options, ...expressions, '--', ...files];
  return spawnSync('git', args, {encoding: 'utf8'}).stdout.split('\n').filter(Boolean);
}

/** Lists the symbols and members that differ between two releases. */
function listDifferences(changes: readonly SymbolChanges[]): string[] {
  return changes.flatMap(({id, kind, members}) => {
    if (kind !== 'changed') return [`\`${id}\` ${kind}`];
    return members.map(([name, change]) => `\`${id}.${name}\` ${getChangeKind(change)}`);
  });
}

void runMain(() => main(process.argv[2]));
