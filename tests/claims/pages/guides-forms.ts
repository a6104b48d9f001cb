import {QDoubleSpinBox, QLineEdit, QSpinBox, QTime, QTimeEdit, StepType} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const page = 'guides/forms';

export default [
  {
    page,
    statement: 'setValue(0.5); // until then, its text is empty',
    run() {
      const spinBox = new QDoubleSpinBox();
      const before = spinBox.text();
      spinBox.setValue(0.5);
      return [before, spinBox.text()];
    },
    expect: ['', '0.50'],
  },
  {
    page,
    statement: 'In Great Britain, `1,5` becomes 15',
    run() {
      const spinBox = new QDoubleSpinBox();
      const field = spinBox.children().find((child) => child instanceof QLineEdit);
      field?.setText('');
      for (const sign of '1,5') field?.insert(sign);
      return spinBox.value();
    },
    expect: 15,
  },
  {
    page,
    statement: '50 is followed by 51, but 500 by 510',
    run() {
      const spinBox = new QSpinBox();
      spinBox.setRange(0, 5000);
      spinBox.setStepType(StepType.AdaptiveDecimalStepType);
      return [50, 500].map((value) => {
        spinBox.setValue(value);
        spinBox.stepUp();
        return spinBox.value();
      });
    },
    expect: [51, 510],
  },
  {
    page,
    statement: '`value()` returns 0.30000000000000004',
    run() {
      const spinBox = new QDoubleSpinBox();
      spinBox.setSingleStep(0.1);
      for (let step = 0; step < 3; step += 1) spinBox.stepUp();
      return spinBox.value();
    },
    expect: 0.1 + 0.1 + 0.1,
  },
  {
    page,
    statement: 'The minutes stop at 59',
    run() {
      const field = new QTimeEdit();
      field.setDisplayFormat('HH:mm');
      field.setTime(new QTime(10, 59, 0));
      field.setProperty('currentSectionIndex', 1);
      field.stepUp();
      return field.text();
    },
    expect: '10:59',
  },
] satisfies Claim[];
