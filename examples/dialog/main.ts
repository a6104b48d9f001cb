import {DialogCode, FlexLayout, QDialog, QLabel, QPushButton, QWidget} from '@nodegui/nodegui';

const dialog = new QDialog();
dialog.setWindowTitle('Delete');
dialog.setModal(true);
dialog.setInlineStyle('padding: 16;');
const layout = new FlexLayout();
dialog.setLayout(layout);

const question = new QLabel();
question.setText('Delete 3 photos? You can’t undo this.');
layout.addWidget(question);

const buttons = new QWidget();
buttons.setInlineStyle("flex-direction: 'row'; justify-content: 'flex-end'; qproperty-yMarginTop: 14;");
const row = new FlexLayout();
buttons.setLayout(row);
layout.addWidget(buttons);

for (const [text, answer] of [
  ['Keep', DialogCode.Rejected],
  ['Delete', DialogCode.Accepted],
] as const) {
  const button = new QPushButton();
  button.setText(text);
  button.addEventListener('clicked', () => {
    dialog.done(answer);
    console.log(dialog.result() === DialogCode.Accepted ? 'Deleted' : 'Kept');
  });
  row.addWidget(button);
}

dialog.open();
