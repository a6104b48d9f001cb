import {mkdtempSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {toMarkdown} from 'mdast-util-to-markdown';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import remarkApiLinks from './api-links';

const folder = mkdtempSync(join(tmpdir(), 'links-'));
const symbolsFile = join(folder, 'symbols.json');
writeFileSync(
  symbolsFile,
  JSON.stringify({
    QWidget: {
      kind: 'class',
      url: '/docs/api/generated/classes/qwidget',
      statics: [],
      exported: true,
      members: {
        show: 'show',
        setLayout: 'setlayout',
        objectName: '/docs/api/generated/classes/qobject#objectname',
      },
    },
    QApplication: {
      kind: 'class',
      url: '/docs/api/generated/classes/qapplication',
      members: {
        instance: 'instance',
        quit: 'quit',
        setStyle: 'setstyle',
        lastWindowClosed: 'lastwindowclosed',
      },
      statics: ['instance', 'setStyle'],
      exported: true,
    },
    AlignmentFlag: {
      kind: 'enum',
      url: '/docs/api/generated/enums/alignmentflag',
      members: {AlignCenter: 'aligncenter'},
      statics: [],
      exported: true,
    },
    'QCalendarWidget.SelectionMode': {
      kind: 'enum',
      url: '/docs/api/generated/enums/qcalendarwidget-selectionmode',
      members: {NoSelection: 'noselection'},
      statics: [],
      exported: false,
    },
  }),
);

/** @param markdown the page without its front matter, as Docusaurus hands it over */
async function link(markdown: string, path = join(folder, 'x.mdx'), frontMatter = ''): Promise<string> {
  if (path.startsWith(folder)) writeFileSync(path, frontMatter + markdown);
  const processor = unified().use(remarkParse).use(remarkApiLinks, {symbolsFile});
  const file = new VFile({path, value: markdown});
  const tree = processor.parse(file);
  await processor.run(tree, file);
  return toMarkdown(tree).trim();
}

const WIDGET = '/docs/api/generated/classes/qwidget';
const APPLICATION = '/docs/api/generated/classes/qapplication';

describe('links from code spans', () => {
  test.each([
    ['QWidget', WIDGET],
    ['new QWidget()', WIDGET],
    ['new QWidget(parent)', WIDGET],
    ['QWidget.setLayout', `${WIDGET}#setlayout`],
    ['QWidget.setLayout(layout)', `${WIDGET}#setlayout`],
    ['QWidget#setLayout()', `${WIDGET}#setlayout`],
    ['QWidget.objectName()', '/docs/api/generated/classes/qobject#objectname'],
    ['AlignmentFlag.AlignCenter', '/docs/api/generated/enums/alignmentflag#aligncenter'],
    ['QCalendarWidget.SelectionMode', '/docs/api/generated/enums/qcalendarwidget-selectionmode'],
    ['QApplication.setStyle(style)', `${APPLICATION}#setstyle`],
    ['QApplication.instance().quit()', `${APPLICATION}#quit`],
    ['QApplication.lastWindowClosed', `${APPLICATION}#lastwindowclosed`],
  ])('`%s` links to its place in the reference', async (span, url) => {
    expect(await link(`See \`${span}\`.`)).toBe(`See [\`${span}\`](${url}).`);
  });

  test.each([
    'widget.show()',
    'win',
    'Date.now()',
    'Component',
    'QT_INSTALL_DIR',
    'Q_OBJECT',
    'QString',
    'QObject::moveToThread',
    "QWidget { color: 'red' }",
    'npm install',
    'constructor',
  ])('`%s` stays as it is', async (span) => {
    expect(await link(`See \`${span}\`.`)).toBe(`See \`${span}\`.`);
  });

  test('only the first mention in a section becomes a link, and none in headings and links', async () => {
    expect(
      await link('# `QWidget`\n\n`QWidget` and `QWidget`, [`QWidget.show()`](/x)\n\n## Next\n\n*`QWidget`*'),
    ).toBe(
      `# \`QWidget\`\n\n[\`QWidget\`](${WIDGET}) and \`QWidget\`, [\`QWidget.show()\`](/x)\n\n## Next\n\n*[\`QWidget\`](${WIDGET})*`,
    );
  });

  test('pages of earlier versions may name removed symbols, also in translations', async () => {
    for (const path of [
      '/site/versioned_docs/version-0.70/guides/old.mdx',
      '/site/i18n/de/docusaurus-plugin-content-docs/version-0.70/old.mdx',
    ])
      expect(await link('`QWidget.gone()` and `QWidget`.', path)).toBe(
        `\`QWidget.gone()\` and [\`QWidget\`](${WIDGET}).`,
      );
  });

  test('pages of a site in a folder that is named like an earlier version are checked', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'version-'));
    const file = new VFile({cwd, path: join(cwd, 'new.mdx'), value: '`QWidget.gone()`'});
    writeFileSync(file.path, String(file.value));
    const processor = unified().use(remarkParse).use(remarkApiLinks, {symbolsFile});
    await expect(processor.run(processor.parse(file), file)).rejects.toThrow('QWidget has no member gone');
  });

  test('every wrong name is reported with its place in the file and the nearest names', async () => {
    const page = 'A `QWidgt`.\n\n# With `QWidget.setLayuot()`';
    const error = await link(page, undefined, '---\ntitle: X\n---\n').catch(String);
    expect(error).toMatch(/x\.mdx:4:3 "QWidgt": the toolkit has no QWidgt\. Nearest names: QWidget/);
    expect(error).toMatch(
      /x\.mdx:6:8 "QWidget\.setLayuot\(\)": QWidget has no member setLayuot\. Nearest names: setLayout/,
    );
  });

  test.each([
    ['QApplication.quit()', 'quit is not static, write QApplication.instance().quit()'],
    ['QApplication.instance().setStyle()', 'setStyle is static, write QApplication.setStyle()'],
    ['QApplication#setStyle()', 'setStyle is static, write QApplication.setStyle()'],
    ['QApplication.instance().qiut()', 'QApplication has no member qiut. Nearest names: quit'],
    [
      'QCalendarWidget.SelectionMode.NoSelection',
      'the package does not export QCalendarWidget.SelectionMode, so name the value in words',
    ],
  ])('`%s` would not work in a program, so it is reported with the fix', async (span, message) => {
    await expect(link(`See \`${span}\`.`)).rejects.toThrow(message);
  });

  test('members that every object inherits, such as toString, are not linked', async () => {
    await expect(link('`QWidget.toString()`')).rejects.toThrow('QWidget has no member toString');
  });

  test('a page of the reference does not link to itself', async () => {
    const path = '/site/docs/api/generated/classes/qwidget.mdx';
    expect(await link('`QWidget`, `QWidget.show()`', path)).toBe(
      `\`QWidget\`, [\`QWidget.show()\`](${WIDGET}#show)`,
    );
  });

  test('after the dev server has changed an address, links have the new one', async () => {
    const file = join(folder, 'changing.json');
    const symbol = {kind: 'class', members: {}, statics: [], exported: true};
    const processor = unified().use(remarkParse).use(remarkApiLinks, {symbolsFile: file});
    const linked = async () =>
      JSON.stringify(await processor.run(processor.parse('`QNew`'), new VFile({path: 'x'})));
    writeFileSync(file, JSON.stringify({QNew: {...symbol, url: '/old'}}));
    expect(await linked()).toContain('"url":"/old"');
    writeFileSync(file, JSON.stringify({QNew: {...symbol, url: '/new'}}));
    utimesSync(file, new Date(), new Date(Date.now() + 1000));
    expect(await linked()).toContain('"url":"/new"');
  });

  test('without a table of symbols the error names the file', async () => {
    const processor = unified().use(remarkParse).use(remarkApiLinks, {symbolsFile: '/none/symbols.json'});
    const file = new VFile({path: 'x', value: ''});
    await expect(processor.run(processor.parse(file), file)).rejects.toThrow('/none/symbols.json is missing');
  });
});
