import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as z from 'zod';
import {readCheckedYaml, UNIQUE} from './checked-yaml';

const schema = z.array(
  z.strictObject({query: z.string(), expect: z.array(z.string().startsWith('/')).refine(...UNIQUE)}),
);

function read(name: string, text: string): unknown {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'checked-yaml-')), name);
  writeFileSync(file, text);
  return readCheckedYaml(file, schema);
}

test('a correct file is read, with Windows line ends and a byte order mark too', () => {
  const text = '\uFEFF- query: a\r\n  expect: [/b] # a comment\r\n';
  expect(read('a.yaml', text)).toMatchObject([{query: 'a', expect: ['/b']}]);
});

test('all faults of a JSON file are listed with their lines', () => {
  const text = '[\n  {"query": 1, "expect": ["/a", "/a"]},\n  {"qeury": "b", "expect": ["c"]}\n]\n';
  expect(() => read('a.json', text)).toThrow(
    new RegExp(
      [
        'a\\.json:2:4 "query": expected string, received number',
        'a\\.json:2:16 "expect": lists the same text twice',
        'a\\.json:3:3 "query" is missing',
        'a\\.json:3:29 item 1 of "expect": Invalid string: must start with "/"',
        'a\\.json:3:4 unknown key "qeury"',
      ].join('\\n.*'),
    ),
  );
});
