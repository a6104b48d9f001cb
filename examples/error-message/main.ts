import {QErrorMessage} from '@nodegui/nodegui';

const errors = new QErrorMessage();
errors.setWindowTitle('Printing');

const jobs = [
  {file: 'report.pdf', printer: 'Attic'},
  {file: 'poster.png', printer: 'Cellar'},
  {file: 'letter.odt', printer: 'Attic'},
];

// Messages appear one after the other. If the user unchecks the box at the first one, the same text isn't shown again.
for (const {file, printer} of jobs) {
  console.log(`${file} is waiting`);
  errors.showMessage(
    `The printer <b>${printer}</b> isn’t responding. Your pages are printed when it’s back.`,
  );
}
