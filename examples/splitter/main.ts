import {Orientation, QListWidget, QSplitter, QTextEdit} from '@nodegui/nodegui';

const mailboxes = new QListWidget();
mailboxes.addItems(['Inbox', 'Drafts', 'Sent']);
mailboxes.setCurrentRow(0);

const message = new QTextEdit();
message.setReadOnly(true);
message.setPlainText('See you on Thursday at the usual place.');

const splitter = new QSplitter();
splitter.setWindowTitle('Mail');
splitter.setOrientation(Orientation.Horizontal);
splitter.addWidget(mailboxes);
splitter.addWidget(message);
splitter.setCollapsible(1, false);
splitter.resize(420, 170);
splitter.show();
