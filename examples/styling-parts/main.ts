import {
  FlexLayout,
  Orientation,
  QCheckBox,
  QComboBox,
  QProgressBar,
  QSlider,
  QWidget,
} from '@nodegui/nodegui';

const combo = new QComboBox();
combo.addItems(['The drop-down part of a list']);

const box = new QCheckBox();
box.setText('The indicator of a check box');
box.setChecked(true);

const slider = new QSlider();
slider.setOrientation(Orientation.Horizontal);
slider.setValue(40);

const progress = new QProgressBar();
progress.setValue(70);

const win = new QWidget();
win.setObjectName('root');
win.setWindowTitle('Sub-controls');
const layout = new FlexLayout();
win.setLayout(layout);
for (const widget of [combo, box, slider, progress]) layout.addWidget(widget);

win.setStyleSheet(`
  #root { padding: 12px; min-width: 360px; min-height: 140px; }

  QComboBox { height: 30px; qproperty-yMarginBottom: 10; border: 1px solid #57606a; border-radius: 6px; }
  QComboBox::drop-down { width: 28px; border-left: 1px solid #57606a; }

  QCheckBox { qproperty-yMarginBottom: 10; }
  QCheckBox::indicator { width: 16px; height: 16px; border: 1px solid #57606a; border-radius: 8px; }
  QCheckBox::indicator:checked { background: #1a7f37; }

  QSlider { height: 24px; qproperty-yMarginBottom: 10; }
  QSlider::groove:horizontal { height: 4px; background: #8c959f; border-radius: 2px; }
  QSlider::sub-page:horizontal { background: #2f81f7; border-radius: 2px; }
  QSlider::handle:horizontal { width: 16px; margin: -6px 0; background: #2f81f7; border-radius: 8px; }

  QProgressBar { height: 18px; border: 1px solid #57606a; border-radius: 6px; text-align: center; color: white; }
  QProgressBar::chunk { background: #1a7f37; border-radius: 5px; }
`);
win.show();
