import {beforeAll, describe, expect, test} from 'vitest';
import {createModel, type Model} from '../../src/plugins/api-reference/model';
import {readSmallToolkit} from '../../tests/support/small-toolkit';
import {findMentions, findOutdated} from './mentions';
import {createSkeletons} from './skeletons';

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

  test('a new member is added without changing existing descriptions', () => {
    const known = 'name: Mode\nkind: enum\nsummary: Ours.\nmembers:\n  None: "None: at all."\n  One: One.\n';
    const text = createSkeletons(model, () => known).get('enums/mode.yaml');
    expect(text).toBe(`${known}  Two: TODO\n  Four: TODO\n  All: TODO\n`);
    expect(
      createSkeletons(model, (file) => (file === 'enums/mode.yaml' ? text : known)).has('enums/mode.yaml'),
    ).toBe(false);
  });
});

describe('texts that name the last release', () => {
  const before = {version: '0.73.0', runsOn: {qt: '6.6.0', qode: '^18.12.1', node: '>=14.x.x'}};
  const after = {version: '0.74.2', runsOn: {qt: '6.10.2', qode: '^18.12.1', node: '>=14.x.x'}};

  test('only versions that changed are searched for', () => {
    expect(findOutdated(before, after)).toEqual([
      {oldVersion: '0.73.0', newVersion: '0.74.2'},
      {oldVersion: '6.6.0', newVersion: '6.10.2'},
    ]);
  });

  test('versions are found with and without patch number, but not inside longer numbers', () => {
    const versions = [
      {oldVersion: '0.73.0', newVersion: '0.74.0'},
      {oldVersion: '6.6.0', newVersion: '6.10.2'},
    ];
    const text = ['In 0.73 it fails.', 'Qt 6.6.0.', '0.73.1', '10.73', 'x 6.6, y', '6.61'].join('\n');
    expect(findMentions('docs/a.mdx', text, versions)).toEqual([
      'docs/a.mdx:1: In 0.73 it fails.',
      'docs/a.mdx:2: Qt 6.6.0.',
      'docs/a.mdx:5: x 6.6, y',
    ]);
  });

  test('versions without patch number stay valid when only the patch number changed', () => {
    const text = [
      'NodeGUI 0.74.',
      'Since 0.74.0.',
      'Node.js 24.12',
      'qode 24.12.0-rc18',
      'qode 24.12.0-rc19',
    ].join('\n');
    const versions = [
      {oldVersion: '0.74.0', newVersion: '0.74.2'},
      {oldVersion: '24.12.0-rc18', newVersion: '24.12.0-rc19'},
    ];
    expect(findMentions('docs/a.mdx', text, versions)).toEqual([
      'docs/a.mdx:2: Since 0.74.0.',
      'docs/a.mdx:4: qode 24.12.0-rc18',
    ]);
  });
});
