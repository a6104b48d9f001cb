import {Direction, QBoxLayout, QCheckBox, QScrollArea, QWidget} from '@nodegui/nodegui';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const content = new QWidget();
const layout = new QBoxLayout(Direction.TopToBottom);
content.setLayout(layout);
for (const day of days) {
  for (const half of ['morning', 'afternoon']) {
    const box = new QCheckBox();
    box.setText(`${day} ${half}`);
    layout.addWidget(box);
  }
}

const area = new QScrollArea();
area.setWindowTitle('Opening hours');
area.setWidgetResizable(true);
area.setWidget(content);
area.resize(260, 180);
area.show();
