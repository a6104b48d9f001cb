const {QLabel} = require('@nodegui/nodegui');
const path = require('node:path');

const label = new QLabel();
label.setText(path.basename(__filename));
label.show();
console.log(label.text());
