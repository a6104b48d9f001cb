/**
 * `npm run release -- 0.75.0`: upgrades the site to a release of the toolkit as far as that can be automated, and prints
 * the rest as a to-do list in Markdown. You can run it again at any time.
 */

import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {TOOLKIT_PACKAGE} from '../../src/lib/toolkit-version';
import {runMain} from '../run-main';
import {type ReportSection, reportDescriptions, reportHistory} from './report';
import {checkOrder} from './versions';

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
  checkOrder(readPublishedVersions(), previous, version);
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

void runMain(() => main(process.argv[2]));
