import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {createFolder} from '../../../tests/support/small-toolkit';
import {hashInputs, isUpToDate, MANIFEST_FILE} from './inputs';

const PAGE = 'docs/api/generated/index.mdx';
const folder = createFolder({'reference/topics.yaml': '[]\n', [PAGE]: '# Reference\n'});
afterAll(() => rmSync(folder, {recursive: true}));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};
const isReferenceUpToDate = (): boolean => isUpToDate(folder, hashInputs(folder));

test('the reference is up to date until an input changes or one of its files is missing', () => {
  expect(isReferenceUpToDate()).toBe(false);
  write(MANIFEST_FILE, JSON.stringify({inputHash: hashInputs(folder), files: ['index.mdx']}));
  expect(isReferenceUpToDate()).toBe(true);

  write('reference/topics.yaml', '- {label: All, items: []}\n');
  expect(isReferenceUpToDate()).toBe(false);
  write('reference/topics.yaml', '[]\n');
  expect(isReferenceUpToDate()).toBe(true);

  rmSync(path.join(folder, PAGE));
  expect(isReferenceUpToDate()).toBe(false);
});
