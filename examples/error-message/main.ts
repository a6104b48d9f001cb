import {QErrorMessage} from '@nodegui/nodegui';

const errors = new QErrorMessage();
errors.setWindowTitle('Printing');

const jobs = [
  {file: 'report.pdf', printer: 'Attic'},
  {file: 'poster.png', printer: 'Cellar'},
  {file: 'letter.odt', printer: 'Attic'},
];

// Messages wait for one another. If the reader unticks the box at the first one on the attic, the next is not shown.
for (const {file, printer} of jobs) {
  console.log(`${file} is kept`);
  errors.showMessage(`The printer <b>${printer}</b> does not answer. Pages are kept until it is back.`);
}
