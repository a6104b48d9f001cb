import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {findPackageRoot} from '../../src/plugins/api-reference/files';
import {PATCH_FOLDER, PATCHES} from '../../src/plugins/api-reference/writers/patch';
import {BUILD} from '../support/build';

const PACKAGE = findPackageRoot(process.cwd());
const {version} = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {version: string};

/** Returns the description of a member in a file of `reference/`. */
function summaryOf(file: string, member: string): string {
  const {members} = parse(readFileSync(file, 'utf8')) as {
    members: Record<string, string | {summary: string}>;
  };
  const described = members[member] ?? '';
  return typeof described === 'string' ? described : described.summary;
}

test.each(PATCHES)('X-13 the patch for "$prefix" adds our descriptions to the declarations', ({
  toFileName,
  prefix,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  const target = path.join(folder, prefix, 'dist');
  cpSync(path.join(PACKAGE, 'dist'), target, {recursive: true});
  execFileSync('git', ['apply', path.resolve(BUILD, PATCH_FOLDER, toFileName(version))], {cwd: folder});
  const button = readFileSync(path.join(target, 'lib/QtWidgets/QPushButton.d.ts'), 'utf8');
  const [, comment] = button.split(`* ${summaryOf('reference/classes/qpushbutton.yaml', 'setFlat')}`);
  expect(comment).toMatch(/^[^/]*\{@link https?:\/\/\S+qpushbutton#setflat/);
  expect(button).not.toContain('### Example');
});

test('the guide names the patches of this version', () => {
  const guide = readFileSync('docs/guides/descriptions-in-your-editor.mdx', 'utf8');
  expect(
    PATCHES.filter(({toFileName}) => !guide.includes(`/${PATCH_FOLDER}/${toFileName(version)}`)),
  ).toEqual([]);
});
