import {beforeAll, describe, expect, test} from 'vitest';
import {createModel, type Model} from '../../src/plugins/api-reference/model';
import {readSmallToolkit} from '../../tests/support/small-toolkit';
import {mentions, outdated} from './mentions';
import {skeletons, topicFaults} from './skeletons';

let model: Model;
beforeAll(async () => {
  model = createModel(await readSmallToolkit());
}, 60_000);

describe('skeletons of descriptions', () => {
  test('a new symbol gets a file of its own, with a place for each of its members', () => {
    expect(skeletons(model, () => undefined).get('classes/qkeyevent.yaml')).toBe(
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

  test('a new member gets its place among the words that are there, which stay as they are', () => {
    const known = 'name: Mode\nkind: enum\nsummary: Ours.\nmembers:\n  None: "None: at all."\n  One: One.\n';
    const text = skeletons(model, () => known).get('enums/mode.yaml');
    expect(text).toBe(`${known}  Two: TODO\n  Four: TODO\n  All: TODO\n`);
    expect(
      skeletons(model, (file) => (file === 'enums/mode.yaml' ? text : known)).has('enums/mode.yaml'),
    ).toBe(false);
  });

  test('what the sidebar has no place for, or a place too many, is named', () => {
    const topics = '- label: All\n  items: [QWidget, Gone, {label: Enums, items: [Mode]}]\n';
    const {missing, unknown} = topicFaults(topics, model);
    expect(unknown).toEqual(['Gone']);
    expect(missing).toContain('QView');
    expect(missing).not.toContain('Mode');
  });
});

describe('texts that name the last release', () => {
  const before = {version: '0.73.0', runsOn: {qt: '6.6.0', qode: '^18.12.1', node: '>=14.x.x'}};
  const after = {version: '0.74.2', runsOn: {qt: '6.10.2', qode: '^18.12.1', node: '>=14.x.x'}};

  test('are looked for by what is another version now', () => {
    expect(outdated(before, after)).toEqual([
      {was: '0.73.0', is: '0.74.2'},
      {was: '6.6.0', is: '6.10.2'},
    ]);
  });

  test('are found with and without the last number, and not within others', () => {
    const versions = [
      {was: '0.73.0', is: '0.74.0'},
      {was: '6.6.0', is: '6.10.2'},
    ];
    const text = ['In 0.73 it fails.', 'Qt 6.6.0.', '0.73.1', '10.73', 'x 6.6, y', '6.61'].join('\n');
    expect(mentions('docs/a.mdx', text, versions)).toEqual([
      'docs/a.mdx:1: In 0.73 it fails.',
      'docs/a.mdx:2: Qt 6.6.0.',
      'docs/a.mdx:5: x 6.6, y',
    ]);
  });

  test('without the last number are left alone when that is all that changed', () => {
    const text = [
      'NodeGUI 0.74.',
      'Since 0.74.0.',
      'Node.js 24.12',
      'qode 24.12.0-rc18',
      'qode 24.12.0-rc19',
    ].join('\n');
    const versions = [
      {was: '0.74.0', is: '0.74.2'},
      {was: '24.12.0-rc18', is: '24.12.0-rc19'},
    ];
    expect(mentions('docs/a.mdx', text, versions)).toEqual([
      'docs/a.mdx:2: Since 0.74.0.',
      'docs/a.mdx:4: qode 24.12.0-rc18',
    ]);
  });
});
