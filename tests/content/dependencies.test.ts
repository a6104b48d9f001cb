import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import * as z from 'zod';
import {readCheckedYaml} from '../../src/lib/checked-yaml';

interface Locked {
  integrity?: string;
  license?: string;
  resolved?: string;
}

const licencesSchema = z.strictObject({
  allowed: z.array(z.string()),
  stated: z.record(z.string(), z.string()),
});

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Locked>};
const licences = readCheckedYaml('tests/licences.yaml', licencesSchema);

const locked = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    ...entry,
  }));

/** Returns true if an SPDX expression without nested brackets allows a licence that we accept. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => licences.allowed.includes(id)));
}

test('every package in the lock file has an integrity hash', () => {
  expect(locked.length).toBeGreaterThan(1000);
  const open = locked.filter(({integrity}) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(open.map(({name}) => name)).toEqual([]);
});

test('every package in the lock file comes from the registry that npm is configured to use', () => {
  expect(locked.filter(({resolved}) => resolved).map(({name, resolved}) => `${name} ${resolved}`)).toEqual(
    [],
  );
});

test('the licence of every dependency is known and allowed', () => {
  const others = locked
    .map(({name, license}) => ({name, license: licences.stated[name] ?? license ?? 'none'}))
    .filter(({license}) => !isAllowed(license));
  expect(others.map(({name, license}) => `${name}: ${license}`)).toEqual([]);
});
