import {expect, test} from 'vitest';
import {mergeDescriptions} from '../../src/plugins/api-reference/merge-descriptions';
import {createModel} from '../../src/plugins/api-reference/model';
import {readSmallToolkit} from '../../tests/support/small-toolkit';
import {measureCoverage} from './coverage';

test('X-02 coverage counts described symbols and members, and lists the others', () => {
  const model = createModel(readSmallToolkit());
  const files = [
    {
      path: 'reference/classes/qview.yaml',
      text: 'name: QView\nkind: class\nsummary: x\nmembers: {mode: x, range: x}\n',
    },
    {path: 'reference/enums/mode.yaml', text: 'name: Mode\nkind: enum\nsummary: x\nmembers: {One: x}\n'},
    {path: 'reference/globals.yaml', text: 'kind: globals\nmembers: {wrap: x}\n'},
  ];
  const [classes, enums, interfaces, globals] = measureCoverage(model, mergeDescriptions(files, model));
  expect(classes).toMatchObject({symbols: 7, describedSymbols: 1, describedMembers: 2});
  expect(classes?.missing).toContain('QWidget');
  expect(classes?.missing.filter((name) => name.startsWith('QView'))).toEqual([
    'QView.setMode',
    'QView.limit',
    'QView.setRange',
  ]);
  expect(enums).toMatchObject({symbols: 2, describedSymbols: 1, members: 7, describedMembers: 1});
  expect(interfaces).toMatchObject({symbols: 4, describedSymbols: 0});
  expect(globals).toMatchObject({symbols: 4, describedSymbols: 1});
});
