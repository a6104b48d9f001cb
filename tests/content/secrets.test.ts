import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findSecrets} from '../support/secrets';

test('the search for secrets recognizes the formats of keys', () => {
  expect(findSecrets(`const token = 'ghp_${'a'.repeat(36)}';`)).toEqual(['GitHub token']);
  expect(findSecrets(['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '))).toEqual(['private key']);
  expect(findSecrets(`apiKey: '${'0123456789abcdef'.repeat(2)}'`)).toEqual(['Algolia key']);
  expect(findSecrets('https://user@example.org, mailto:a@b.c, sha512-AKIA')).toEqual([]);
});

test('no file of the repository contains a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0').filter(Boolean);
  const found = files.flatMap((file) =>
    findSecrets(readFileSync(file, 'latin1')).map((secret) => `${file}: ${secret}`),
  );
  expect(found).toEqual([]);
});
