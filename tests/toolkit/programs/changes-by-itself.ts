import {QLabel} from '@nodegui/nodegui';

const label = new QLabel();
label.setText('Before');
label.show();
setTimeout(() => label.setText('After'), 500);
// A busy machine may take longer than that to show the window.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
