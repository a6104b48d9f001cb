/** Prints, as one line of JSON, how tall the content of a scroll area is with 10 rows, and with 20. */
import {setTimeout as sleep} from 'node:timers/promises';
import {
  Direction,
  FlexLayout,
  QBoxLayout,
  QLabel,
  QListWidget,
  QListWidgetItem,
  QScrollArea,
  QTreeWidget,
  QWidget,
} from '@nodegui/nodegui';

interface View {
  layout: FlexLayout | QBoxLayout;
  resizable: boolean;
  /** Style of the rows. */
  style: string;
  /** Run after each row that is added. */
  after?: (content: QWidget, row: QLabel) => void;
}

async function heights({layout, resizable, style, after}: View): Promise<[number, number]> {
  const content = new QWidget();
  content.setLayout(layout);
  content.setStyleSheet(`QLabel { ${style} }`);
  const add = () => {
    for (let i = 0; i < 10; i += 1) {
      const row = new QLabel();
      layout.addWidget(row);
      after?.(content, row);
    }
  };
  add();
  const area = new QScrollArea();
  area.setWidgetResizable(resizable);
  area.setWidget(content);
  area.resize(300, 200);
  area.show();
  await sleep(50);
  const before = content.height();
  add();
  await sleep(50);
  area.hide();
  return [before, content.height()];
}

async function main(): Promise<void> {
  const adjust = (content: QWidget) => content.adjustSize();
  const style = 'min-height: 40px; max-height: 40px;';
  const box = await heights({layout: new QBoxLayout(Direction.TopToBottom), resizable: true, style});
  const flex = await heights({layout: new FlexLayout(), resizable: true, style});
  const adjusted = await heights({layout: new FlexLayout(), resizable: false, style, after: adjust});
  const unpolished = await heights({
    layout: new FlexLayout(),
    resizable: false,
    style: 'padding: 6px;',
    after: adjust,
  });
  const polished = await heights({
    layout: new FlexLayout(),
    resizable: false,
    style: 'padding: 6px;',
    after: (content, row) => {
      row.ensurePolished();
      adjust(content);
    },
  });

  const list = new QListWidget();
  for (let i = 0; i < 100; i += 1) list.addItem(new QListWidgetItem(`Row ${i}`));
  list.resize(200, 200);
  list.show();
  await sleep(20);
  list.setCurrentRow(50);

  console.log(
    JSON.stringify({
      box,
      flex,
      adjusted,
      growsUnpolished: unpolished[1] / unpolished[0],
      growsPolished: polished[1] / polished[0],
      barCountsRows: list.verticalScrollBar().maximum() < 100,
      currentRowScrolls: list.verticalScrollBar().value() > 0,
      treeHasBar: 'verticalScrollBar' in (new QTreeWidget().native ?? {}),
    }),
  );
}

void main();
