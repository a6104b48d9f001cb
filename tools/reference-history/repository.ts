import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {unpackTar} from 'modern-tar';
import {compareVersions} from '../../src/lib/history';

/** A clone of the toolkit's repository, with its tags. */
export interface Repository {
  /** Versions that a tag names, such as `0.52.0` of `v0.52.0`, oldest first. Pre-releases are left out. */
  versions: string[];
  /** Returns the TypeScript sources and settings of a tag: path relative to the repository → text. */
  readFiles: (version: string) => Promise<Map<string, string>>;
}

/** The paths that a release is read from. The C++ sources are left out, because they contain no TypeScript. */
const RELEASE_PATHS = ['package.json', 'tsconfig.json', 'config', 'src', ':(exclude)src/cpp'];

/**
 * Opens the toolkit's repository and calls `read` with it.
 * @param source folder of a clone, or the URL of a repository, which is cloned into a temporary folder meanwhile
 * @throws if there is no repository, or if it has no tags of releases
 */
export async function runWithRepository<Result>(
  source: string,
  read: (repository: Repository) => Promise<Result>,
): Promise<Result> {
  if (fs.existsSync(source)) return read(openRepository(source));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nodegui-repository-'));
  try {
    clone(source, folder);
    return await read(openRepository(folder));
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

function clone(source: string, folder: string): void {
  try {
    execFileSync('git', ['clone', '--quiet', '--bare', source, folder], {stdio: ['ignore', 2, 'pipe']});
  } catch (error) {
    throw new Error(
      `${source} can't be cloned: ${error instanceof Error ? error.message.trim() : error}\nIf you have a clone, name its folder: npm run reference:history -- ../nodegui`,
    );
  }
}

function openRepository(folder: string): Repository {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {stdio: ['ignore', 'pipe', 2], maxBuffer: 2 ** 28});
  const versions = git('tag', '--list')
    .toString()
    .split('\n')
    .flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.slice(1) ?? [])
    // Nightly builds have the version 0.0.0.
    .filter((version) => version !== '0.0.0')
    .sort(compareVersions);
  if (versions.length === 0) {
    throw new Error(`${folder} has no tags such as v0.74.2. Fetch them with: git -C ${folder} fetch --tags`);
  }
  return {
    versions,
    readFiles: async (version) => {
      const entries = await unpackTar(git('archive', '--format=tar', `v${version}`, ...RELEASE_PATHS));
      return new Map(
        entries
          .filter(({header}) => /\.(?:ts|js|json)$/.test(header.name))
          .map(({header, data}) => [header.name, Buffer.from(data ?? []).toString()]),
      );
    },
  };
}
