import {expect, test} from 'vitest';
import {findDoubledSpace} from '../support/doubled-space';

const check = (code: string) => findDoubledSpace('main.ts', `const layout = new FlexLayout();\n${code}`);
const label = 'const label = new QLabel();\n';

test('a margin in an inline style is reported with file, line and fix', () => {
  expect(check(`${label}label.setInlineStyle('margin-bottom: 8;');`)).toEqual([
    'main.ts:3: a margin counts twice, for Yoga and for Qt: write qproperty-yMarginTop and its kind',
  ]);
});

test('a margin in a rule of a stylesheet is reported', () => {
  expect(
    check('win.setStyleSheet(`\n  #root { padding: 24; }\n  QLabel { margin-bottom: 12px; }\n`);'),
  ).toHaveLength(1);
  expect(check(`win.setStyleSheet(\`#a { margin: 4px; color: \${color}; }\`);`)).toHaveLength(1);
});

test('the padding of a label is reported in inline styles and in rules for its class or name', () => {
  expect(check(`${label}label.setInlineStyle('padding: 8;');`)).toHaveLength(1);
  expect(check("win.setStyleSheet('#bar QLabel { padding: 8px; }');")).toHaveLength(1);
  expect(
    check(`${label}label.setObjectName('note');\nwin.setStyleSheet('#note { padding: 8px; }');`),
  ).toHaveLength(1);
});

test.each([
  ['a property of Yoga alone', `${label}label.setInlineStyle('qproperty-yMarginTop: 8;');`],
  ['the padding of a container', "const root = new QWidget();\nroot.setInlineStyle('padding: 16;');"],
  ['padding beside a height', "win.setStyleSheet('QLineEdit { height: 34px; padding: 0 8px; }');"],
  ['a part of a widget', "win.setStyleSheet('QSlider::handle { margin: -6px 0; }');"],
  ['a word in a text', `${label}label.setText('margin call');`],
])('no false alarm: %s', (_, code) => {
  expect(check(code)).toEqual([]);
});

test('programs without a FlexLayout are not checked', () => {
  expect(findDoubledSpace('main.ts', "label.setInlineStyle('margin: 8px; padding: 8px;');")).toEqual([]);
});
