import {Orientation, QListWidget, QSplitter, QTextEdit} from '@nodegui/nodegui';

const mailboxes = new QListWidget();
mailboxes.addItems(['Inbox', 'Drafts', 'Sent']);

const message = new QTextEdit();
message.setReadOnly(true);
const messages = ['See you on Thursday at the usual place.', 'Dear Ines,', 'Thanks, the parcel has arrived.'];
mailboxes.addEventListener('currentRowChanged', (row) => message.setPlainText(messages[row] ?? ''));
mailboxes.setCurrentRow(0);

const splitter = new QSplitter();
splitter.setWindowTitle('Mail');
splitter.setOrientation(Orientation.Horizontal);
splitter.addWidget(mailboxes);
splitter.addWidget(message);
splitter.setCollapsible(1, false);
splitter.resize(420, 170);
splitter.show();
