import {FlexLayout, Orientation, QLabel, QMainWindow, QSlider, QWidget} from '@nodegui/nodegui';
import {Gauge} from './gauge';

const gauge = new Gauge();
gauge.setObjectName('gauge');

const label = new QLabel();
const slider = new QSlider();
slider.setOrientation(Orientation.Horizontal);
slider.setRange(0, 100);
slider.addEventListener('valueChanged', (value) => gauge.setValue(value));
gauge.addEventListener('valueChanged', (value) => label.setText(`The gauge says ${value}`));

const layout = new FlexLayout();
const root = new QWidget();
root.setObjectName('root');
root.setLayout(layout);
layout.addWidget(gauge);
layout.addWidget(slider);
layout.addWidget(label);

const win = new QMainWindow();
win.setWindowTitle('Gauge');
win.setCentralWidget(root);
win.setStyleSheet(`
  #root { padding: 16px; }
  #gauge { flex: 1; qproperty-color: #d97706; }
  QSlider { qproperty-yMarginVertical: 12; }
`);
win.resize(300, 230);
win.show();

slider.setValue(62);
