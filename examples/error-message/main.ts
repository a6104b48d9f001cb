import {QErrorMessage} from '@nodegui/nodegui';

const errors = new QErrorMessage();
errors.setWindowTitle('Printing');
errors.showMessage('The printer <b>Attic</b> does not answer. Pages are kept until it is back.');
