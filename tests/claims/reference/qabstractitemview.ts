import {QListWidget, QSize} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QAbstractItemViewSignals.iconSizeChanged',
    says: 'Emitted when the size of icons changed',
    run() {
      const heard: string[] = [];
      const list = new QListWidget();
      list.addEventListener('iconSizeChanged', () => heard.push('iconSizeChanged'));
      list.setIconSize(new QSize(9, 9));
      return heard;
    },
    expect: ['iconSizeChanged'],
  },
] satisfies Claim[];
