import {expect, test} from 'vitest';
import {mergeDescriptions} from '../../src/plugins/api-reference/merge-descriptions';
import {createModel} from '../../src/plugins/api-reference/model';
import {readSmallToolkit} from '../../tests/support/small-toolkit';
import {listMissingDescriptions} from './coverage';

test('X-02 symbols and members without a description are listed', () => {
  const model = createModel(readSmallToolkit());
  const files = [
    {
      path: 'reference/classes/qview.yaml',
      text: 'name: QView\nkind: class\nsummary: x\nmembers: {mode: x, range: x}\n',
    },
    {path: 'reference/enums/mode.yaml', text: 'name: Mode\nkind: enum\nsummary: x\nmembers: {One: x}\n'},
    {path: 'reference/globals.yaml', text: 'kind: globals\nmembers: {wrap: x}\n'},
  ];
  const names = listMissingDescriptions(model, mergeDescriptions(files, model));
  expect(names).toContain('QWidget');
  expect(names.filter((name) => name.startsWith('QView'))).toEqual([
    'QView.setMode',
    'QView.limit',
    'QView.setRange',
  ]);
  expect(names).not.toContain('Mode.One');
  expect(names.filter((name) => name.startsWith('Mode.'))).not.toEqual([]);
  const globals = model.globals.map(({id}) => id);
  expect(names.filter((name) => globals.includes(name))).toEqual(globals.filter((id) => id !== 'wrap'));
});
