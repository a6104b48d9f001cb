import {FlexLayout, QLabel, QPushButton, QStackedWidget, QWidget} from '@nodegui/nodegui';

const pages = new QStackedWidget();
pages.setInlineStyle('height: 50;');
for (const text of ['Step 1 of 3: choose a folder', 'Step 2 of 3: name the project', 'Step 3 of 3: done']) {
  const page = new QLabel();
  page.setText(text);
  pages.addWidget(page);
}

function button(text: string, step: number): QPushButton {
  const result = new QPushButton();
  result.setText(text);
  result.addEventListener('clicked', () => {
    const index = pages.currentIndex() + step;
    if (index >= 0 && index < pages.count()) pages.setCurrentIndex(index);
  });
  return result;
}

const buttons = new QWidget();
buttons.setInlineStyle("flex-direction: 'row'; justify-content: 'flex-end';");
const row = new FlexLayout();
buttons.setLayout(row);
row.addWidget(button('Back', -1));
row.addWidget(button('Next', 1));

const win = new QWidget();
win.setWindowTitle('New project');
win.setInlineStyle('width: 300; padding: 16;');
const layout = new FlexLayout();
win.setLayout(layout);
layout.addWidget(pages);
layout.addWidget(buttons);
win.show();
