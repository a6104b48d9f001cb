import {QApplication, QMimeData} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QClipboard.setMimeData',
    statement: 'Copies data',
    run() {
      const sent = new QMimeData();
      sent.setText('sent');
      QApplication.clipboard()?.setMimeData(sent);
      sent.setText('changed');
      return QApplication.clipboard()?.text();
    },
    expect: 'sent',
  },
] satisfies Claim[];
