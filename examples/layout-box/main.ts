import {Direction, QBoxLayout, QMainWindow, QPushButton, QTextEdit, QWidget} from '@nodegui/nodegui';

function button(text: string): QPushButton {
  const widget = new QPushButton();
  widget.setText(text);
  return widget;
}

const editor = new QTextEdit();
editor.setPlainText('The editor takes all the room that the buttons leave free.');

const buttons = new QBoxLayout(Direction.LeftToRight);
buttons.addWidget(button('Help'));
buttons.addStretch(1);
buttons.addWidget(button('Cancel'));
buttons.addWidget(button('Save'));

const column = new QBoxLayout(Direction.TopToBottom);
column.addWidget(editor, 1);
column.addLayout(buttons);

const root = new QWidget();
root.setLayout(column);

const win = new QMainWindow();
win.setWindowTitle('Note');
win.setCentralWidget(root);
win.resize(360, 200);
win.show();
