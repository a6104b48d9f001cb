import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findChanges, getChangeKind, type SymbolChanges} from '../../src/lib/changes';
import {createReleases} from '../../src/lib/history';
import {readReleaseDiffs} from '../../src/lib/history-files';
import {compareVersions} from '../../src/lib/versions';
import {readApi, readSources} from '../../src/plugins/api-reference/files';
import {mergeDescriptions} from '../../src/plugins/api-reference/merge-descriptions';
import {createModel} from '../../src/plugins/api-reference/model';
import {readTopics} from '../../src/plugins/api-reference/topics';
import {createSkeletons, TODO} from './skeletons';
import {listOutdatedVersions, toMentionPattern} from './versions';

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
export interface ReportSection {
  title: string;
  items: string[];
}

/** Writes skeletons of descriptions, and reports which descriptions and topics need work. */
export function reportDescriptions(siteDir: string): ReportSection[] {
  const model = createModel(readApi(siteDir));
  const folder = path.join(siteDir, 'reference');
  const getPath = (name: string) => path.join(folder, name);
  const skeletonFiles = createSkeletons(model, (name) =>
    fs.existsSync(getPath(name)) ? fs.readFileSync(getPath(name), 'utf8') : undefined,
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
export function reportHistory(siteDir: string, previous: string, version: string): ReportSection[] {
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
