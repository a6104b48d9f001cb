import {beforeAll, describe, expect, test} from 'vitest';
import {createModel, type Model} from '../../src/plugins/api-reference/model';
import {readSmallToolkit} from '../../tests/support/small-toolkit';
import {createSkeletons} from './skeletons';
import {checkOrder, listOutdatedVersions, toMentionPattern} from './versions';

let model: Model;
beforeAll(async () => {
  model = createModel(await readSmallToolkit());
}, 60_000);

describe('skeletons of descriptions', () => {
  test('a new symbol gets a file with an entry for each of its members', () => {
    expect(createSkeletons(model, () => undefined).get('classes/qkeyevent.yaml')).toBe(
      [
        '# yaml-language-server: $schema=../schema.json',
        '',
        'name: QKeyEvent',
        'kind: class',
        'summary: TODO',
        'members:',
        '  key: TODO',
        'constructor: TODO',
        '',
      ].join('\n'),
    );
  });

  test('a new member is added without changing another line', () => {
    const [known, rest] = [
      'name: Mode\nkind: enum\nsummary: Ours.\nmembers:\n  None: "None: at all."\n  One: A text\n    of two lines.\n',
      'groups: []\n',
    ];
    const text = createSkeletons(model, () => known + rest).get('enums/mode.yaml');
    expect(text).toBe(`${known}  Two: TODO\n  Four: TODO\n  All: TODO\n${rest}`);
    expect(
      createSkeletons(model, (file) => (file === 'enums/mode.yaml' ? text : known)).has('enums/mode.yaml'),
    ).toBe(false);
  });

  test('an existing file without members gets all of them', () => {
    const known = 'name: Mode\nkind: enum\nsummary: Ours.\n';
    expect(createSkeletons(model, () => known).get('enums/mode.yaml')).toMatch(
      /Ours\.\nmembers:\n {2}\w+: TODO\n/,
    );
  });

  test('entries are added on lines of their own after a last line without a newline', () => {
    const withOne = 'name: Mode\nkind: enum\nsummary: Ours.\nmembers:\n  One: First.';
    expect(createSkeletons(model, () => withOne).get('enums/mode.yaml')).toMatch(
      /\n {2}One: First\.\n {2}None: TODO\n/,
    );
    const withKey = 'name: QKeyEvent\nkind: class\nsummary: Ours.\nmembers:\n  key: The key.';
    expect(createSkeletons(model, () => withKey).get('classes/qkeyevent.yaml')).toBe(
      `${withKey}\nconstructor: TODO\n`,
    );
  });

  test.each([
    'members: {}',
    'members: {One: First.}',
    'members:',
  ])('members cannot be added to "%s"', (members) => {
    expect(() =>
      createSkeletons(model, (file) => (file === 'enums/mode.yaml' ? members : undefined)),
    ).toThrow('reference/enums/mode.yaml: write each entry');
  });
});

describe('texts that name the last release', () => {
  const before = {version: '0.73.0', runsOn: {qt: '6.6.0', qode: '^18.12.1', node: '>=14.x.x'}};

  test('only versions that changed are searched for, with and without patch number', () => {
    const after = {version: '0.74.2', runsOn: {qt: '6.10.2', qode: '^18.12.1', node: '>=14.x.x'}};
    expect(listOutdatedVersions(before, after)).toEqual(['0.73', '6.6']);
  });

  test('versions without patch number stay valid when only the patch number changed', () => {
    const after = {version: '0.73.1', runsOn: {...before.runsOn, qode: '^18.12.2'}};
    expect(listOutdatedVersions(before, after)).toEqual(['0.73.0', '18.12.1']);
  });

  test.each([
    ['0.73 and 0.73.1', true],
    ['Qode v0.73.0', true],
    ['node-v0.73.tar.gz', true],
    ['10.73', false],
    ['1.0.73', false],
    ['0.731', false],
  ])('whether "%s" names 0.73', (text, isMention) => {
    expect(new RegExp(toMentionPattern('0.73')).test(text)).toBe(isMention);
  });
});

test('the site moves to the next release, and neither back nor past one', () => {
  const published = ['0.73.0', '0.74.0', '0.75.0-alpha.1', '0.75.0', '0.75.1', '0.76.0'];
  const moveTo = (version: string) => () => checkOrder(published, '0.74.0', version);
  expect(moveTo('0.76.0')).toThrow('Move to 0.75.0 first: npm run release -- 0.75.0');
  expect(moveTo('0.75.0')).not.toThrow();
  expect(moveTo('0.74.0')).not.toThrow();
  expect(moveTo('0.73.0')).toThrow('The site already describes 0.74.0, which is newer than 0.73.0.');
});
