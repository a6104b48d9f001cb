import {describe, expect, test} from 'vitest';
import {readRecords, sampleMember, samplePage, sampleRecords} from '../../../../tests/support/sample-records';
import {STOP_WORDS, WEAK_WORDS} from './common-words';
import {createEngine} from './engine';
import type {SearchRequest} from './request';

/** Synonyms in the format of `readSynonyms`. */
const SYNONYMS = {'rounded corners': ['radius'], css: ['styling']};
const engine = createEngine(sampleRecords(), SYNONYMS);

function search(query: string, parameters: Partial<SearchRequest> = {}) {
  const [result] = engine.search([{indexName: 'docs', query, ...parameters}]).results;
  if (!result) throw new Error('no result');
  return result;
}
const first = (query: string) => search(query).hits[0]?.objectID.replace('/docs/api/generated/', '');

describe('relevance', () => {
  test.each([
    ['QPushButton', 'classes/qpushbutton'],
    ['push button', 'classes/qpushbutton'],
    ['qpushbuton', 'classes/qpushbutton'],
    ['qpu', 'classes/qpushbutton'],
    ['setWindowTitle', 'classes/qwidget#setwindowtitle'],
    ['window title', 'classes/qwidget#windowtitle'],
    ['set title', 'classes/qwidget#setwindowtitle'],
    ['QWidget.setLayout', 'classes/qwidget#setlayout'],
    ['QWidget#setLayout', 'classes/qwidget#setlayout'],
    ['QWidget::setLayout()', 'classes/qwidget#setlayout'],
    ['widget.setLayout()', 'classes/qwidget#setlayout'],
    ['QPushButton.setWindowTitle', 'classes/qwidget#setwindowtitle'],
    ['QWidget.setWidnowTitle', 'classes/qwidget#setwindowtitle'],
    ['QPushButton windowTitle', 'classes/qwidget#windowtitle'],
    ['Key_Escape', 'enums/key#key_escape'],
    ['escape key', 'enums/key#key_escape'],
    ['stlying', '/docs/guides/styling'],
    ['css', '/docs/guides/styling'],
    ['could not parse stylesheet', '/docs/guides/styling#errors'],
    ['how do I install it behind a proxy', '/docs/faq#proxy'],
    ['window always on top', 'classes/qwidget#setwindowflag'],
  ])('"%s" finds %s first', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  const withPages = (pages: Array<[path: string, content: string, aliases?: string[]]>) => {
    const site = createEngine([
      ...sampleRecords(),
      ...pages.flatMap(([path, content, names = []]) =>
        readRecords({
          ...samplePage(path, content),
          aliases: [{key: 'aliases', anchor: '', names, file: ''}],
        }),
      ),
    ]);
    return (query: string) => site.search([{indexName: 'docs', query}]).results[0]?.hits[0]?.objectID;
  };

  test('a member is found by the name of a subclass that inherits it', () => {
    const members = (name: string, member: string, text: string): [string, string] => [
      `/docs/api/generated/classes/${name.toLowerCase()}`,
      `<h1>${name}</h1><h2 id="methods">Methods</h2>${sampleMember(member, text)}`,
    ];
    const find = withPages([
      members('QObject', 'blinkOnce', 'Makes it blink, to be seen.'),
      members('QScreen', 'blink', 'Makes it blink.'),
    ]);
    expect(find('will it blink')).toBe('/docs/api/generated/classes/qscreen#blink');
    expect(find('blink when pushed')).toBe('/docs/api/generated/classes/qobject#blinkonce');
  });

  test('a class is found by its plain English name before members that have that name', () => {
    const page = (name: string, sayings: string[] = []): [string, string, string[]] => [
      `/docs/api/generated/classes/${name.toLowerCase()}`,
      `<h1>${name}</h1><h2 id="methods">Methods</h2>${sampleMember('board', 'The board. A board, the board.')}`,
      sayings,
    ];
    const find = withPages([page('QBoardView'), page('QBoardWidget'), page('QPinBoard', ['pins'])]);
    expect(find('board')).toBe('/docs/api/generated/classes/qboardwidget');
    expect(find('Boards')).toBe('/docs/api/generated/classes/qboardwidget');
    expect(find('pin board')).toBe('/docs/api/generated/classes/qpinboard');
    expect(find('pins')).toBe('/docs/api/generated/classes/qpinboard');
  });

  test('a page is found by its keywords, in any form, even if its text has other words', () => {
    const [path, text] = ['/docs/guides/roam', '<h1>Roam</h1><p>Look further.</p>'];
    const page = samplePage(path, text, 'load more,endless lists');
    const others = ['load', 'more', 'endless', 'lists'].map((word) =>
      samplePage(`/docs/guides/${word}`, `<h1>About</h1><p>${`${word} the endless lists. `.repeat(3)}</p>`),
    );
    const site = createEngine([...others, page].flatMap(readRecords));
    const first = (query: string) => site.search([{indexName: 'docs', query}]).results[0]?.hits[0]?.objectID;
    expect(first('how do I load more')).toBe(path);
    expect(first('endless list')).toBe(path);
  });

  test('an error message is found before texts that only have its words', () => {
    const find = withPages([
      ['/docs/guides/a', `<h1>One</h1><p>${'Each argument that is invalid is an argument. '.repeat(3)}</p>`],
      [
        '/docs/guides/b',
        '<h1>Two</h1><p>A long text that mentions it once: Invalid argument, and then goes on.</p>',
      ],
    ]);
    expect(find('Invalid argument')).toBe('/docs/guides/b');
  });

  test('words such as C++ are found with their signs', () => {
    const find = withPages([
      ['/docs/guides/a', '<h1>One</h1><p>An addon in C++, with @types/node and a .ui file.</p>'],
      ['/docs/guides/b', '<h1>Two</h1><p>Press C to cut the types. The UI is a file of types, as c is.</p>'],
      [
        '/docs/api/generated/classes/qcut',
        `<h1>QCut</h1><h2 id="methods">Methods</h2>${sampleMember('cut', 'C.')}`,
      ],
    ]);
    for (const query of ['c++', 'C++', '.ui', '@types'])
      expect([query, find(query)]).toEqual([query, '/docs/guides/a']);
    expect(find('c#')).toBeUndefined();
    expect(find('.setWindowTitle')).toBe('/docs/api/generated/classes/qwidget#setwindowtitle');
  });

  test('a word with a sign also finds pages that have it without the sign, but ranks them lower', () => {
    const site = createEngine(
      [
        ['/docs/guides/a', '<h1>Exe</h1><p>Give the exe an icon. The exe is signed.</p>'],
        ['/docs/guides/b', '<h1>Two</h1><p>Among many other words there is once an .exe file.</p>'],
      ].flatMap(([path = '', content = '']) => readRecords(samplePage(path, content))),
    );
    const find = (query: string) =>
      site.findUrls(query).map((url) => url.replace('https://example.org/docs/guides/', ''));
    expect(find('.exe')).toEqual(['b', 'a']);
    expect(find('exe')[0]).toBe('a');
  });

  test.each([
    ['colour picker', 'color picker'],
    ['centre the dialogue', 'center the dialog'],
    ['customise the behaviour', 'customize the behavior'],
    ['grey labelled', 'gray labeled'],
  ])('"%s" and "%s" have the same hits', (british, american) => {
    const site = createEngine(
      [
        [
          '/docs/guides/a',
          '<h1>Colour pickers</h1><p>Centred dialogues, and customised behaviour in grey, labelled.</p>',
        ],
        [
          '/docs/guides/b',
          '<h1>Color pickers</h1><p>Centered dialogs, and customized behavior in gray, labeled.</p>',
        ],
      ].flatMap(([path = '', content = '']) => readRecords(samplePage(path, content))),
    );
    expect(site.findUrls(british)).toEqual(site.findUrls(american));
    expect(site.findUrls(british)).toHaveLength(2);
  });

  test.each([
    'progresswindow',
    'progressWindow',
    'myProgressWindow',
  ])('an unknown word such as "%s" is read as the words that it consists of', (query) => {
    const find = withPages([
      ['/docs/guides/busy', '<h1>My busy app</h1><p>Show progress in a window.</p>'],
      ['/docs/guides/progress', '<h1>Work</h1><p>You make progress.</p>'],
    ]);
    expect(find(query)).toBe('/docs/guides/busy');
  });

  test('adjacent parts of an unknown camel-case word also match the pages as one word', () => {
    const find = withPages([
      ['/docs/guides/path', '<h1>Path</h1><p>The data of an app and of a path, and a dir.</p>'],
      ['/docs/guides/files', '<h1>Files</h1><p>On Windows, they are in AppData, a dir for you.</p>'],
    ]);
    expect(find('appDataDir')).toBe('/docs/guides/files');
  });

  test('a camel-case name with a typing error is corrected, and not split', () => {
    expect(first('setWidnowTitle')).toBe('classes/qwidget#setwindowtitle');
    expect(first('windowTitel')).toBe('classes/qwidget#windowtitle');
  });

  test('forms of words that fit everything count as little as the words themselves', () => {
    const find = withPages([
      ['/docs/guides/work', '<h1>Working</h1><p>Working with working methods.</p>'],
      ['/docs/guides/sundial', '<h1>Sundial</h1><p>It shows the time.</p>'],
    ]);
    expect(find('sundial methods not working')).toBe('/docs/guides/sundial');
  });

  test('a question that names another toolkit finds its subject before pages about the toolkit', () => {
    const find = withPages([
      ['/docs/guides/electron', '<h1>Electron</h1><p>How a sundial in Electron is translated.</p>'],
      ['/docs/guides/sundial', '<h1>Sundial</h1><p>It shows the time.</p>'],
    ]);
    expect(find('Electron: time of a sundial')).toBe('/docs/guides/sundial');
    expect(find('electron')).toBe('/docs/guides/electron');
  });

  test('a word that is derived from another one finds pages with that one', () => {
    const find = withPages([
      ['/docs/guides/lamps', '<h1>Lamps</h1><p>A lamp, or lamps, or another lamp.</p>'],
      ['/docs/guides/drag', '<h1>Drag</h1><p>You drag a lamp.</p>'],
    ]);
    expect(find('lamp')).toBe('/docs/guides/lamps');
    expect(find('draggable lamp')).toBe('/docs/guides/drag');
  });

  test('a phrase does not match across a preposition: an app for windows is no app window', () => {
    const find = withPages([
      ['/docs/api/generated/classes/qmain', '<h1>QMain</h1><p>A base.</p>', ['app window']],
      ['/docs/guides/packaging', '<h1>Packaging</h1><p>How an app gets to users of Windows.</p>'],
    ]);
    expect(find('package my app for windows')).toBe('/docs/guides/packaging');
    expect(find('the app window')).toBe('/docs/api/generated/classes/qmain');
  });

  test('an alias is found with a typing error, and a class by its plain name in capital letters', () => {
    const find = withPages([
      ['/docs/api/generated/classes/qlantern', '<h1>QLantern</h1><p>Shines.</p>', ['paper lamp']],
      ['/docs/guides/paper', '<h1>Paper</h1><p>The lantern is a paper on a lantern, and no lamp.</p>'],
    ]);
    expect(find('make a paper lapm')).toBe('/docs/api/generated/classes/qlantern');
    expect(find('LANTERN')).toBe('/docs/api/generated/classes/qlantern');
  });

  test('each address is found only once', () => {
    const urls = search('the').hits.map(({url}) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe('results in Algolia’s format', () => {
  test('S-04 a hit has hierarchy, content, type, url, objectID and marked copies of them', () => {
    const hit = search('window title', {
      attributesToSnippet: ['hierarchy.lvl2:10', 'content:3'],
    }).hits.find(({objectID}) => objectID.endsWith('#setwindowtitle'));
    expect(hit).toMatchObject({
      type: 'lvl2',
      hierarchy: {lvl0: 'Class', lvl1: 'QWidget', lvl2: 'setWindowTitle', lvl3: null},
      _highlightResult: {
        hierarchy: {lvl1: {value: 'QWidget'}, lvl2: {value: 'set<mark>WindowTitle</mark>'}},
      },
      _snippetResult: {content: {value: '…of the <mark>title</mark>…'}},
    });
    expect(hit?._highlightResult.hierarchy).not.toHaveProperty('lvl3');
  });

  test('a page has the requested number of hits', () => {
    const {hits, nbHits, nbPages} = search('window', {
      hitsPerPage: 2,
      page: 1,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    });
    expect(hits.map(({objectID}) => objectID)).toEqual(
      search('window')
        .hits.slice(2, 4)
        .map(({objectID}) => objectID),
    );
    expect(nbPages).toBe(Math.ceil(nbHits / 2));
  });

  test('filters by language and tag leave out other records', () => {
    expect(search('window', {facetFilters: ['language:de']}).nbHits).toBe(0);
    expect(search('window', {facetFilters: [['docusaurus_tag:docs-other-1']]}).nbHits).toBe(0);
  });

  test('S-11 a query without hits gets three suggestions, the most similar first', () => {
    const {nbHits, hits, suggestions} = search('qpushxyzzy');
    expect({nbHits, hits}).toEqual({nbHits: 0, hits: []});
    expect(suggestions).toHaveLength(3);
    expect(suggestions?.[0]).toBe('QPushButton');
  });

  test('S-11 a meaningless query gets popular queries instead of unrelated names', () => {
    const {suggestions} = search('zzkxjvwqpl bhgtyrn mzzpq');
    expect(suggestions).toEqual(['Getting started', 'Layout', 'Styling']);
  });

  test('text of pages is escaped in results', () => {
    const hit = search('QWidget.setLayout', {attributesToSnippet: ['content:20']}).hits[0];
    expect(hit?.content).toContain('List&#60;T&#62; &#38; more');
    expect(hit?._snippetResult.content?.value).toContain('List&#60;T&#62; &#38; more');
  });
});

describe('odd queries', () => {
  test.each([
    ['nothing', ''],
    ['blanks', '   \t\n'],
    ['signs', '!@#$%^&*()[]{}<>?/\\|'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['quotes', '"\'`“”'],
    ['control characters', '\u0000\u0007\u001b[31m'],
    ['10,000 characters', 'window '.repeat(1500)],
    ['one long word', 'x'.repeat(10_000)],
    ['right to left', 'نافذة עברית'],
    ['emoji', '👩‍👩‍👧‍👦🪟'],
    ['half an emoji', '\ud83d'],
    ['a property of every object', '__proto__ constructor toString'],
  ])('%s', (_, query) => {
    const {hits, nbHits} = search(query, {attributesToSnippet: ['content:10', 'hierarchy.lvl1:10']});
    expect(hits.length).toBeLessThanOrEqual(nbHits);
    expect(JSON.stringify(hits)).not.toMatch(/<img|onerror=/);
  });

  test('2,000 random queries with random parameters', () => {
    let seed = 42;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    const words =
      'QWidget setLayout window title Key_Escape . # :: ( ) < " \\ é ß İ ﬀ 中文 עברית 😀 the 0 _ - css'.split(
        ' ',
      );
    for (let run = 0; run < 2000; run++) {
      const parts = Array.from({length: random(6)}, () =>
        random(3) > 0 ? words[random(words.length)] : String.fromCharCode(random(0x2fff)),
      );
      const query = parts.join(random(2) > 0 ? ' ' : '');
      const {hits, nbHits, nbPages} = search(query, {
        hitsPerPage: 1 + random(4),
        page: random(3),
        attributesToSnippet: ['content:5', 'hierarchy.lvl1:5'],
      });
      expect(hits.length).toBeLessThanOrEqual(nbHits);
      expect(nbPages).toBeGreaterThanOrEqual(nbHits > 0 ? 1 : 0);
    }
  });
});

test('weak words and stop words are in the form in which people type them', () => {
  expect([...STOP_WORDS, ...WEAK_WORDS].filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});

test('an index without records finds nothing', () => {
  const [result] = createEngine([]).search([{indexName: 'docs', query: 'window'}]).results;
  expect(result).toMatchObject({nbHits: 0, hits: []});
});
