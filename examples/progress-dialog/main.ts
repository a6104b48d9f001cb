import {QProgressDialog} from '@nodegui/nodegui';

const pages = 40;

const dialog = new QProgressDialog();
dialog.setWindowTitle('Export');
dialog.setCancelButtonText('Stop');
dialog.setRange(0, pages);
dialog.setMinimumDuration(0);
dialog.addEventListener('canceled', () => console.log('Stopped'));

function exported(page: number): void {
  dialog.setValue(page);
  dialog.setLabelText(`Exporting ${page} of ${pages} pages`);
}

for (let page = 0; page <= 12; page++) exported(page);
dialog.show();
