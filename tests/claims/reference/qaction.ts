import {QAction} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QAction',
    statement:
      '`visible`, `toolTip`, `statusTip`, `iconText`, `iconVisibleInMenu`, `autoRepeat` and `menuRole`',
    run() {
      const action = new QAction();
      const [About, texts] = [4, ['toolTip', 'statusTip', 'iconText']];
      return [
        ...['visible', 'iconVisibleInMenu', 'autoRepeat'].map((flag) => action.setProperty(flag, false)),
        ...texts.map((text) => action.setProperty(text, 'Save')),
        action.setProperty('menuRole', About),
      ];
    },
    expect: [true, true, true, true, true, true, true],
  },
  {
    symbol: 'QAction.setChecked',
    statement: 'Any other action stays unchecked until you call `setCheckable(true)`.',
    run() {
      const action = new QAction();
      action.setChecked(true);
      const isChecked = action.isChecked();
      action.setCheckable(true);
      return [isChecked, action.isChecked()];
    },
    expect: [false, true],
  },
] satisfies Claim[];
