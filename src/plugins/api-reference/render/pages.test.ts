import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {beforeAll, describe, expect, test} from 'vitest';
import {printFile, printFiles, readTree} from '../../../../tests/support/print-files';
import {generateSmallReference} from '../../../../tests/support/small-reference';
import {readSmallToolkit} from '../../../../tests/support/small-toolkit';
import {SECTIONS} from '../../../lib/reference';
import type {Sources} from '../create-context';
import type {Declarations} from '../declarations';
import {measuredSchema} from '../measured';

const DESCRIPTIONS = [
  {
    path: 'reference/classes/qwidget.yaml',
    text: JSON.stringify({
      name: 'QWidget',
      kind: 'class',
      summary: 'A thing {on the screen} of type <T>.',
      members: {move: {summary: 'Moves it.', params: {x: 'how far right {in points}'}}},
    }),
  },
  {
    path: 'reference/globals.yaml',
    text: JSON.stringify({
      kind: 'globals',
      members: {wrap: {summary: 'Wraps a {native} element in a <Wrapper>.'}},
    }),
  },
];

let declarations: Declarations;
beforeAll(() => {
  declarations = readSmallToolkit();
});

const generate = (more: Partial<Sources> = {}, from = declarations) =>
  generateSmallReference(from, {descriptions: DESCRIPTIONS, ...more});

const page = (file: string, more: Partial<Sources> = {}) => {
  const text = printFile(generate(more), file);
  if (text === undefined) throw new Error(`${file} was not made`);
  return text;
};
const described = (path: string, text: string): Partial<Sources> => ({
  descriptions: [...DESCRIPTIONS.filter((file) => file.path !== path), {path, text}],
});
/** Sections that these tests check. A section that is added later has its own tests. */
const KNOWN_SECTIONS = [
  'inheritance',
  'example',
  'signals',
  'values',
  'combining-flags',
  'at-a-glance',
  'constructors',
  'properties',
  'methods',
  'static-methods',
  'inherited-members',
  'used-by',
];
const LATER_SECTIONS = SECTIONS.filter(({id}) => !KNOWN_SECTIONS.includes(id)).map(
  ({title}): string => title,
);
const headings = (text: string) =>
  [...text.matchAll(/^ *## (.*?)(?: \{.*)?$/gm)]
    .map(([, title = '']) => title)
    .filter((title) => !LATER_SECTIONS.includes(title));
/** Returns the part of a page below a heading, up to the next heading. */
const below = (text: string, title: string) =>
  text.split(new RegExp(`^ *#{2,3} ${title}\\b.*$`, 'm'))[1]?.split(/^ *##/m)[0] ?? '';

describe('pitfalls of a class', () => {
  const widget = {
    name: 'QWidget',
    kind: 'class',
    summary: 'A widget.',
    pitfalls: ['`show()` is needed.', 'Set the layout first.'],
  };
  const more = described('reference/classes/qwidget.yaml', JSON.stringify(widget));

  test('are a list on its page', () => {
    expect(below(page('classes/qwidget.mdx', more), 'Pitfalls')).toMatch(
      /- .*show\(\).* is needed\.\n- Set the layout first\./,
    );
  });

  test('are linked from the pages of its subclasses', () => {
    expect(below(page('classes/qabstractbutton.mdx', more), 'Pitfalls')).toContain(
      'See the pitfalls of [QWidget](/docs/api/generated/classes/qwidget#pitfalls).',
    );
    expect(page('classes/qabstractbutton.mdx')).not.toContain('Pitfalls');
  });
});

describe('every page', () => {
  test('R-07 R-08 R-09 R-10 R-11 compiles as MDX, whatever the types and comments contain', async () => {
    const pages = [...printFiles(generate())].filter(([file]) => file.endsWith('.mdx'));
    expect(pages).toHaveLength(16);
    for (const [file, text] of pages) {
      const content = text.replace(/^---[\s\S]*?\n---\n/, '');
      await expect(compile(content, {remarkPlugins: [remarkGfm]}), file).resolves.toBeDefined();
    }
  }, 60_000);

  test('R-07 R-08 R-09 R-10 R-11 has the tree that MDX parses from its text', () => {
    const files = printFiles(generate());
    const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm);
    const withoutPositions = (tree: Root) =>
      JSON.parse(
        JSON.stringify(tree, (key, value) =>
          key === 'data' || key === 'position' ? undefined : (value ?? undefined),
        ),
      );
    for (const [file, text] of files) {
      if (!file.endsWith('.mdx')) continue;
      const read = mdx.parse(text);
      read.children.shift();
      expect(withoutPositions(readTree(files, file)), file).toEqual(withoutPositions(read));
    }
  });

  test('R-09 has a default description and no edit link if the symbol has no description', () => {
    const text = page('classes/qwidget.mdx', {descriptions: []});
    expect(text).toContain('description: QWidget, class of NodeGUI 1.0.0.\n');
    expect(text).toContain('custom_edit_url: null');
  });

  test('X-02 shows the description of the symbol, with an edit link to it', () => {
    const text = page('classes/qwidget.mdx');
    expect(text).toContain('A thing \\{on the screen} of type \\<T>.');
    expect(text).toContain(
      'custom_edit_url: https://github.com/nodegui/docs/edit/main/reference/classes/qwidget.yaml',
    );
  });
});

describe('a class page', () => {
  test('X-05 has its sections in order, without empty ones', () => {
    const parts = [
      'Inheritance',
      'Signals',
      'Constructors',
      'Properties',
      'Methods',
      'Static methods',
      'Used by',
    ];
    expect(headings(page('classes/qwidget.mdx'))).toEqual(parts);
    expect(headings(page('classes/qkeyevent.mdx'))).toEqual(['Constructors', 'Methods']);
    const examples = [{name: 'press', shows: ['QPushButton'], source: ''}];
    expect(headings(page('classes/qpushbutton.mdx', {examples}))).toEqual([
      'Inheritance',
      'Example',
      'Signals',
      'Constructors',
      'Methods',
      'Inherited members',
    ]);
  });

  test('X-05 begins with badges, the import and a link to the source', () => {
    expect(page('classes/qabstractbutton.mdx')).toContain('<span className="api-badge">abstract</span>');
    expect(page('classes/qkeyevent.mdx')).toContain('valid only inside its event handler');
    expect(page('classes/qwidget.mdx')).toContain("import {QWidget} from '@nodegui/nodegui';");
    expect(page('classes/qwidget.mdx')).toContain(
      'https://github.com/nodegui/nodegui/blob/v1.0.0/src/lib/QtWidgets/QWidget.ts',
    );
  });

  test('X-05 links its ancestors and subclasses', () => {
    expect(below(page('classes/qpushbutton.mdx'), 'Inheritance').trim()).toBe(
      '<p data-ancestors="QAbstractButton QWidget">QPushButton → [QAbstractButton](/docs/api/generated/classes/qabstractbutton) → [QWidget](/docs/api/generated/classes/qwidget)</p>',
    );
    expect(below(page('classes/qabstractbutton.mdx'), 'Inheritance')).toContain(
      'Inherited by [QPushButton](/docs/api/generated/classes/qpushbutton).',
    );
  });

  test('X-05 lists its own signals first, then inherited ones by ancestor', () => {
    const rows = below(page('classes/qabstractbutton.mdx'), 'Signals');
    expect(rows).toContain(
      '<tr id="clicked" data-kind="signal"><td><code>clicked</code></td><td>checked: boolean</td>',
    );
    expect(rows.indexOf('clicked')).toBeLessThan(rows.indexOf('From [QWidget]'));
    expect(rows).toContain(
      '[<code>windowTitleChanged</code>](/docs/api/generated/classes/qwidget#windowtitlechanged)',
    );
    expect(rows).toContain('[QAbstractButtonSignals](/docs/api/generated/interfaces/qabstractbuttonsignals)');
    expect(below(page('classes/qpushbutton.mdx'), 'Signals')).toContain(
      '[<code>clicked</code>](/docs/api/generated/classes/qabstractbutton#clicked)',
    );
  });

  test('X-05 shows a member with its id, all overloads and links on types', () => {
    const text = page('classes/qwidget.mdx');
    expect(text).toContain('### setWindowTitle {/* #setwindowtitle */}');
    expect(below(text, 'move').match(/api-signature/g)).toHaveLength(2);
    expect(below(text, 'move')).toMatch(
      /<code className="api-signature">\(x: .*<code className="api-signature">move\(/s,
    );
    expect(below(text, 'move')).toContain('- `x`: how far right \\{in points}');
    expect(below(text, 'create')).toContain('(name: string): [');
    expect(below(text, 'create')).toContain('[QWidget](/docs/api/generated/classes/qwidget)');
    expect(below(text, 'id')).toContain('<code className="api-signature">: ');
    expect(below(text, 'id')).toContain('<span className="api-related">readonly</span>');
  });

  test('X-05 begins each signature of a constructor with `new`', () => {
    const copied = structuredClone(declarations);
    const member = copied.symbols
      .flatMap((symbol) => (symbol.kind === 'class' && symbol.id === 'QKeyEvent' ? symbol.members : []))
      .find(({kind}) => kind === 'constructor');
    if (!member?.signatures[0]) throw new Error('QKeyEvent has no constructor');
    member.signatures.push({...member.signatures[0], parameters: []});
    const text = printFile(generate({}, copied), 'classes/qkeyevent.mdx') ?? '';
    expect(below(text, 'constructor')).toContain('<code className="api-signature">new QKeyEvent(event: ');
    expect(below(text, 'constructor')).toContain('<code className="api-signature">new QKeyEvent()</code>');
  });

  test('X-05 links the getter, setter and signal of a property to each other', () => {
    const text = page('classes/qwidget.mdx');
    expect(below(text, 'windowTitle')).toContain('Setter: [setWindowTitle()](#setwindowtitle)');
    expect(below(text, 'windowTitle')).toContain('Signal: [windowTitleChanged](#windowtitlechanged)');
    expect(below(text, 'setWindowTitle')).toContain('Getter: [windowTitle()](#windowtitle)');
    expect(below(text, 'Signals')).toMatch(
      /<tr id="windowtitlechanged" data-kind="signal">.*Getter: \[windowTitle\(\)\]\(#windowtitle\) · Setter: \[setWindowTitle\(\)\]\(#setwindowtitle\)/,
    );
  });

  test('X-05 shows measured defaults, links to Qt and methods that are missing at run time', () => {
    const measured = measuredSchema.parse({
      packageVersion: '1.0.0',
      defaults: {QAbstractButton: {isFlat: 'false'}},
      missingAtRuntime: {QAbstractButton: ['click']},
      qtAnchors: {QAbstractButton: {isFlat: 'QPushButton#flat-prop'}},
    });
    const text = page('classes/qabstractbutton.mdx', {measured});
    expect(below(text, 'isFlat')).toContain('Default: `false`');
    expect(below(text, 'setFlat')).toContain('Default: `false`');
    expect(below(text, 'isFlat')).toContain('[Qt 6](https://doc.qt.io/qt-6/qpushbutton.html#flat-prop)');
    expect(below(text, 'setFlat')).not.toContain('doc.qt.io');
    expect(below(text, 'click')).toContain('missing at run time');
    expect(below(text, 'click')).not.toContain('Default');
  });

  test('X-05 marks static methods, and continues "Returns" in lower case', () => {
    const words =
      'name: QWidget\nkind: class\nsummary: x\nmembers: {create: {summary: Counts., returns: A number.}}\n';
    const text = page('classes/qwidget.mdx', described('reference/classes/qwidget.yaml', words));
    expect(below(text, 'create')).toContain('>static</span>');
    expect(below(text, 'create')).toContain('Returns a number.');
    expect(below(text, 'move')).not.toContain('static');
  });

  test('X-05 leaves out parameters whose meaning only repeats their name', () => {
    const ours = (meaning: string) =>
      page(
        'classes/qwidget.mdx',
        described(
          'reference/classes/qwidget.yaml',
          `name: QWidget\nkind: class\nsummary: x\nmembers: {move: {summary: Moves it., params: {x: ${meaning}}}}\n`,
        ),
      );
    expect(below(ours('The x.'), 'move')).not.toContain('`x`:');
    expect(below(ours('The x to move to.'), 'move')).not.toContain('`x`:');
    expect(below(ours('The x in pixels.'), 'move')).toContain('- `x`: The x in pixels.');
  });

  test('X-05 lists neighbouring parameters with the same meaning once', () => {
    const words =
      'name: QWidget\nkind: class\nsummary: x\nmembers: {move: {summary: Moves it., params: {x: In pixels., y: In pixels., to: A point.}}}\n';
    const text = below(
      page('classes/qwidget.mdx', described('reference/classes/qwidget.yaml', words)),
      'move',
    );
    expect(text.match(/^ *- .*/gm)).toEqual(['  - `x`, `y`: In pixels.', '  - `to`: A point.']);
  });

  test('X-05 has a short list of methods if the class is large, in the groups of its description', () => {
    const many = structuredClone(declarations);
    const widget = many.symbols.find(({id}) => id === 'QWidget');
    if (widget?.kind !== 'class') throw new Error('no QWidget');
    const [method] = widget.members.filter(({kind}) => kind === 'method');
    if (!method) throw new Error('no method');
    widget.members = Array.from({length: 12}, (_, index) => ({
      ...method,
      static: undefined,
      name: `do${index}`,
    }));
    const names = widget.members.map(({name}) => name);
    const yaml = (more: string) =>
      described(
        'reference/classes/qwidget.yaml',
        `name: QWidget\nkind: class\nsummary: x\nmembers: {do1: "Does it, and more than this line has room for. Twice."}\n${more}`,
      );
    const summaryOf = (more: string) =>
      below(printFile(generate(yaml(more), many), 'classes/qwidget.mdx') ?? '', 'At a glance');
    expect(summaryOf('').match(/^ *- \[/gm)).toHaveLength(12);
    expect(summaryOf('')).toMatch(/^ *- \[do1\(\)\]\(#do1\)$/m);
    const grouped = summaryOf(
      `groups:\n- {title: First, members: [${names.slice(6)}]}\n- {title: Rest, members: [${names.slice(0, 6)}]}\n`,
    );
    expect(grouped).toMatch(/<strong>First<\/strong>.*do6.*<strong>Rest<\/strong>.*do0/s);
    expect(headings(page('classes/qwidget.mdx'))).not.toContain('At a glance');
  });

  test('X-05 has a collapsible list of inherited members for each ancestor', () => {
    const folds = below(page('classes/qpushbutton.mdx'), 'Inherited members').split('<details').slice(1);
    expect(folds.map((fold) => /From \w+ \(\d+\)/.exec(fold)?.[0])).toEqual([
      'From QAbstractButton (3)',
      'From QWidget (7)',
    ]);
    expect(folds[0]).toContain('[setFlat()](/docs/api/generated/classes/qabstractbutton#setflat)');
  });
});

describe('an enum page', () => {
  test('R-10 lists its values with ids, and flags also in hex with a sample that combines them', () => {
    const text = page('enums/mode.mdx');
    expect(text).toContain('<tr id="all" data-kind="value"><td>All</td><td>7</td><td>0x7</td><td /></tr>');
    expect(below(text, 'Combining flags')).toContain('const flags: Mode = Mode.One | Mode.Two;');
    expect(headings(page('enums/qcalendar-mode.mdx'))).toEqual(['Values', 'Used by']);
  });

  test('X-05 links to the enum in Qt, including its anchor', () => {
    expect(page('enums/qcalendar-mode.mdx')).toMatch(
      /\[(\w+)::Mode in Qt 6\]\(https:\/\/doc\.qt\.io\/qt-6\/\w+\.html#Mode-enum\)/,
    );
  });

  test('R-10 links to another enum of the same name', () => {
    expect(page('enums/mode.mdx')).toContain('[QCalendar.Mode](/docs/api/generated/enums/qcalendar-mode)');
    expect(page('enums/qcalendar-mode.mdx')).toContain('[Mode](/docs/api/generated/enums/mode)');
    expect(page('enums/qcalendar-mode.mdx')).toContain('not exported');
  });

  test('X-05 shows the number in Qt if it differs, and what our number means in Qt', () => {
    const enums = {'Mode.Two': {qt: 8}, 'Mode.Four': {qt: 2}, 'Mode.All': {qt: 14}};
    const words = 'name: Mode\nkind: enum\nsummary: x\nmembers: {Four: Fourth., All: "All, which is 14."}\n';
    const text = page('enums/mode.mdx', {
      ...described('reference/enums/mode.yaml', words),
      measured: measuredSchema.parse({packageVersion: '1.0.0', enums}),
    });
    expect(text).toContain('<td>Qt 6 uses 0x8 for this value, and 0x2 means `Four` there.</td>');
    expect(text).toContain('<td>Fourth. Qt 6 uses 0x2 for this value.</td>');
    expect(text, 'a number in the description is not repeated').toContain('<td>All, which is 14.</td>');
    expect(text.match(/Qt 6 uses/g)).toHaveLength(2);
  });

  test('R-10 is split into the groups of its description', () => {
    const text = page(
      'enums/mode.mdx',
      described(
        'reference/enums/mode.yaml',
        'name: Mode\nkind: enum\nsummary: x\nmembers: {One: The first.}\ngroups:\n  - {title: Bits, members: [One, Two, Four]}\n  - {title: Sets, summary: Together., members: [None, All]}\n',
      ),
    );
    expect(headings(text)).toEqual(['Bits', 'Sets', 'Combining flags', 'Used by']);
    expect(below(text, 'Bits')).toContain('<td>The first.</td>');
    expect(below(text, 'Sets')).toContain('Together.');
  });
});

describe('an interface page', () => {
  test('R-11 of signals lists the classes that emit them and shows how to listen', () => {
    const text = page('interfaces/qabstractbuttonsignals.mdx');
    expect(text).toContain('Emitted by [QAbstractButton](/docs/api/generated/classes/qabstractbutton)');
    expect(text).toContain("pushButton.addEventListener('clicked', (checked) => {");
    expect(headings(text)).toEqual(['Signals']);
  });

  test('R-11 of signals that no class declares shows the type assertion that TypeScript needs', () => {
    expect(page('interfaces/qgroupsignals.mdx')).toContain('group as unknown as QObject<QGroupSignals>');
  });

  test('R-11 of fields shows them as members', () => {
    const text = page('interfaces/range.mdx');
    expect(headings(text)).toEqual(['Properties', 'Used by']);
    expect(below(text, 'to')).toContain('?: number');
    expect(below(text, 'Used by')).toContain('[QView.range()](/docs/api/generated/classes/qview#range)');
  });
});

test('R-08 the globals are listed with their signatures', () => {
  const text = page('globals.mdx');
  expect(below(text, 'wrap')).toContain('(native: any): any');
  expect(below(text, 'wrap')).toContain('Wraps a \\{native} element in a \\<Wrapper>.');
  expect(below(text, 'QPushButtonSignals')).toContain(' = [QAbstractButtonSignals]');
});

test('R-07 the landing page lists classes by topic and everything else by kind', () => {
  const text = page('index.mdx');
  expect(below(text, 'All')).toContain('[QPushButton](/docs/api/generated/classes/qpushbutton)');
  expect(headings(text)).toEqual(['Classes', 'Enumerations', 'Interfaces', 'Functions', 'Type aliases']);
  expect(text).toContain('[QCalendar.Mode](/docs/api/generated/enums/qcalendar-mode)');
});

test('R-07 the index shows a short summary beside each name', () => {
  const summary = 'Ours, with `code` and [a link](https://example.org). Not this.';
  const text = page(
    'index.mdx',
    described('reference/classes/qwidget.yaml', `name: QWidget\nkind: class\nsummary: "${summary}"\n`),
  );
  expect(text).toContain('- [QWidget](/docs/api/generated/classes/qwidget) Ours, with code and a link\n');
  expect(below(text, 'Functions')).toMatch(/\[wrap\]\(\S+\) Wraps a .*element/);
});

test('X-05 the symbol table has every member, inherited ones by their URL', () => {
  const symbols = JSON.parse(page('symbols.json'));
  expect(symbols.QPushButton).toMatchObject({
    kind: 'class',
    url: '/docs/api/generated/classes/qpushbutton',
    members: {
      setBuddy: 'setbuddy',
      setFlat: '/docs/api/generated/classes/qabstractbutton#setflat',
      clicked: '/docs/api/generated/classes/qabstractbutton#clicked',
    },
  });
  expect(symbols['QCalendar.Mode'].members).toEqual({Day: 'day', Month: 'month'});
  expect(symbols.wrap.url).toBe('/docs/api/generated/globals#wrap');
});
