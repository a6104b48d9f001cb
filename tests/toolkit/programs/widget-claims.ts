/** Prints, as one line of JSON, what the reference says about tabs, trees, texts and addresses. */
import {setTimeout as sleep} from 'node:timers/promises';
import {
  AutoFormattingFlag,
  ComponentFormattingOption,
  FlexLayout,
  QIcon,
  QMainWindow,
  QTabWidget,
  QTextEdit,
  QTime,
  QTreeWidget,
  QUrl,
  QWidget,
  UserInputResolutionOption,
} from '@nodegui/nodegui';

interface Page {
  root: QWidget;
  child: QWidget;
}

/** A page whose child fills it. */
function page(): Page {
  const [root, child] = [new QWidget(), new QWidget()];
  const layout = new FlexLayout();
  root.setLayout(layout);
  child.setInlineStyle('flex: 1;');
  layout.addWidget(child);
  return {root, child};
}

/** Which children fill their page: of one added, one inserted, and the next one after a removal. */
async function tabs(told: boolean): Promise<boolean[]> {
  const [first, second, inserted] = [page(), page(), page()];
  const widget = new QTabWidget();
  widget.addTab(first.root, new QIcon(), 'first');
  widget.addTab(second.root, new QIcon(), 'second');
  widget.insertTab(2, inserted.root, new QIcon(), 'inserted');
  if (told) inserted.root.setFlexNodeSizeControlled(true);
  widget.resize(300, 300);
  widget.show();

  async function fills({root, child}: Page): Promise<boolean> {
    widget.setCurrentIndex(widget.indexOf(root));
    await sleep(50);
    return child.width() === root.width();
  }

  const seen = [await fills(first), await fills(inserted)];
  widget.removeTab(0);
  if (told) second.root.setFlexNodeSizeControlled(true);
  seen.push(await fills(second));
  widget.close();
  return seen;
}

/** The width that a window around a child of 300 pixels has after `adjustSize()`. */
async function adjusted(win: QWidget): Promise<number> {
  win.resize(500, 400);
  win.show();
  await sleep(50);
  win.adjustSize();
  await sleep(50);
  win.close();
  return win.width();
}

function wide(): QWidget {
  const {root, child} = page();
  child.setInlineStyle('width: 300px; height: 200px;');
  return root;
}

function thrown(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

async function main(): Promise<void> {
  const widget = new QWidget();
  widget.setInlineStyle('color: red;');
  widget.setObjectName('later');
  widget.setWindowOpacity(0.5);

  const text = new QTextEdit();
  text.setAutoFormatting(AutoFormattingFlag.AutoAll);

  const main = new QMainWindow();
  main.setCentralWidget(wide());

  const address = new QUrl('https://example.org/a%20b');
  const typed = (folder: string) =>
    QUrl.fromUserInput('new.txt', folder, UserInputResolutionOption.AssumeLocalFile).scheme();
  console.log(
    JSON.stringify({
      tabs: [await tabs(false), await tabs(true)],
      adjusted: [await adjusted(wide()), await adjusted(main)],
      renamed: widget.styleSheet().includes('later'),
      opacity: widget.windowOpacity().toFixed(3),
      autoFormatting: text.autoFormatting(),
      undo: thrown(() => text.undo()),
      treeBars: thrown(() => new QTreeWidget().verticalScrollBar()),
      encoded: [
        address.toString(ComponentFormattingOption.FullyEncoded),
        address.url(ComponentFormattingOption.FullyEncoded),
      ],
      typed: [typed(''), typed('/')],
      hourAlone: new QTime(5).isValid(),
    }),
  );
}

void main();
