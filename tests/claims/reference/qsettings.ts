import {QSettings, QVariant} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QSettings.value',
    statement: 'as a native variant that has the same methods as a `QVariant`',
    run: () => new QSettings('Example', 'Claims').value('key') instanceof QVariant,
    expect: false,
  },
] satisfies Claim[];
