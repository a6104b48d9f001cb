import {describe, expect, test} from 'vitest';
import {
  readRecords,
  SAMPLE_PAGES,
  sampleMember,
  samplePage,
  sampleRecords,
} from '../../../../tests/support/sample-records';
import {pack, unpack} from './pack';
import {readPage} from './read-page';
import type {SearchRecord} from './types';

const records = sampleRecords();
const titles = (list: SearchRecord[]) =>
  list.map(({hierarchy: {lvl1, lvl2, lvl3}}) => [lvl1, lvl2, lvl3].filter(Boolean).join(' › '));
const byId = (id: string) => records.find(({objectID}) => objectID === id);

describe('records of the reference', () => {
  test('a signal has a record on the page of its class, but not on that of the interface that lists it', () => {
    const clicked = sampleMember('clicked', 'Emitted on a click.', 'signal');
    const addresses = ['classes/qbutton', 'interfaces/qbuttonsignals'].flatMap((path, index) =>
      readRecords(
        samplePage(`/docs/api/generated/${path}`, `<h1>QButton${index ? 'Signals' : ''}</h1>${clicked}`),
      ).map(({objectID}) => objectID.replace('/docs/api/generated/', '')),
    );
    expect(addresses).toEqual(['classes/qbutton', 'classes/qbutton#clicked', 'interfaces/qbuttonsignals']);
  });

  test('S-04 a member reads "Class › member" and links to its anchor', () => {
    expect(byId('/docs/api/generated/classes/qwidget#setwindowtitle')).toMatchObject({
      url: 'https://example.org/docs/api/generated/classes/qwidget#setwindowtitle',
      type: 'lvl2',
      kind: 'method',
      hierarchy: {lvl0: 'Class', lvl1: 'QWidget', lvl2: 'setWindowTitle', lvl3: null},
      content: 'Sets the text of the title bar.',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
    });
  });

  test('signals and enum values are found by their table rows', () => {
    expect(byId('/docs/api/generated/classes/qwidget#windowtitlechanged')?.kind).toBe('signal');
    expect(byId('/docs/api/generated/enums/key#key_escape')).toMatchObject({
      kind: 'value',
      hierarchy: {lvl0: 'Enum', lvl1: 'Key', lvl2: 'Key_Escape'},
      content: 'The key in the corner.',
    });
  });

  test('inherited members and signals make no record of their own', () => {
    const button = records.filter(({objectID}) => objectID.includes('qpushbutton'));
    expect(titles(button)).toEqual(['QPushButton', 'QPushButton › constructor', 'QPushButton › setFlat']);
  });

  test('a class knows what it inherits from', () => {
    expect(byId('/docs/api/generated/classes/qpushbutton')?.ancestors).toEqual(['QWidget', 'QObject']);
  });

  test('a long description of a class, a member or a value is indexed to its end', () => {
    const long = (end: string) => `${'<p>Some words of it. </p>'.repeat(80)}<p>At last ${end}.</p>`;
    const page = samplePage(
      '/docs/api/generated/classes/qlong',
      `<h1>QLong</h1>${long('introduction')}<table><tr><td>a table</td></tr></table>
      <h2 id="methods">Methods</h2>${sampleMember('wait', `${long('member')}<p><strong>Note</strong> in bold</p>`)}
      <table><tr id="late" data-kind="value"><td><code>Late</code></td><td>${'Some words of it. '.repeat(80)} At last value.</td></tr></table>`,
    );
    const found = readRecords(page);
    const owner = (text: string) =>
      found
        .find(({content}) => content?.includes(text))
        ?.url.split('/')
        .at(-1);
    expect(owner('At last introduction.')).toBe('qlong');
    expect(owner('a table')).toBe('qlong');
    expect(owner('At last member.')).toBe('qlong#wait');
    expect(owner('Note in bold')).toBe('qlong#wait');
    expect(owner('At last value.')).toBe('qlong#late');
    expect(found.every(({content}) => (content?.length ?? 0) <= 1000)).toBe(true);
    const indexed = readPage(page);
    const {names, texts} = pack(indexed ? [indexed] : [], {}, () => 'texts.json');
    expect(unpack(names, 'https://example.org', JSON.parse(texts))).toEqual(found);
  });

  test('signatures are left out: the types in them are not what the member is about', () => {
    expect(records.some(({content}) => content?.includes('Secret'))).toBe(false);
  });

  test('lists of parameters and folds with older signatures are left out, but not what follows them', () => {
    const details = `Opens a file.</p><ul><li><code>mode</code>: A secret mode.</li></ul><p>Returns its size.</p>
      <div class="api-folds"><details><summary>Signature changed in 0.52</summary>Before: secret</details></div><p>Close it.`;
    const page = samplePage(
      '/docs/api/generated/classes/qfile',
      `<h1>QFile</h1>${sampleMember('open', details)}`,
    );
    expect(readRecords(page)[1]?.content).toBe('Opens a file. Returns its size. Close it.');
  });
});

describe('records of prose', () => {
  test('each heading makes a record with the text below it', () => {
    const guide = records.filter(({objectID}) => objectID.startsWith('/docs/guides/styling'));
    expect(titles(guide)).toEqual([
      'Styling',
      'Styling › Change a style on hover',
      'Styling › Change a style on hover › When it fails',
    ]);
    expect(guide[1]?.content).toBe('Write :hover after the selector.');
    expect(guide.map(({type}) => type)).toEqual(['lvl1', 'lvl2', 'lvl3']);
  });

  test('a page is found by the keywords its author gave it', () => {
    const page = samplePage('/docs/guides/layout', '<h1>Layout</h1><p>Text.</p>', 'flexbox,Yoga');
    expect(readRecords(page)[0]).toMatchObject({content: 'Text.', topics: ['flexbox', 'Yoga']});
  });

  test('sections called "Next", which only link to other pages, make no record', () => {
    const page = samplePage(
      '/docs/guides/layout',
      '<h1>Layout</h1><p>Text.</p><h2 id="next">Next</h2><ul><li>Styling</li></ul><h2 id="frame">The next frame</h2>',
    );
    expect(titles(readRecords(page))).toEqual(['Layout', 'Layout › The next frame']);
  });

  test('the options of a field are no text', () => {
    const field = '<label>From <select><option>0.74</option><option>0.73</option></select></label>';
    const page = samplePage('/docs/guides/compare', `<h1>Compare</h1><p>Choose two releases. ${field}</p>`);
    expect(readRecords(page)[0]?.content).toBe('Choose two releases. From');
  });

  test('sections that have moved to another page are only found there', () => {
    const html =
      '<h1>Forms</h1><h2 id="more">More</h2><p>See there.</p><ul class="moved-sections"><li>Tags</li></ul>';
    const texts = readRecords(samplePage('/docs/guides/forms', html)).map(({content}) => content);
    expect(texts.join(' ')).toContain('See there.');
    expect(texts.join(' ')).not.toContain('Tags');
  });

  test('code blocks count as text, so that error messages are found', () => {
    expect(byId('/docs/guides/styling#errors')?.content).toBe('Could not parse stylesheet of object');
  });

  test('import statements of a sample are no text, unless the sample has nothing else', () => {
    const sample = (code: string) => {
      const page = samplePage('/docs/guides/lamps', `<h1>Lamps</h1><pre><code>${code}</code></pre>`);
      return readRecords(page)[0]?.content;
    };
    const imports = "import {QLamp, QPower} from '@nodegui/nodegui';\nimport path from 'node:path';";
    expect(sample(`${imports}\n\nnew QLamp().show();`)).toBe('new QLamp().show();');
    expect(sample("import {QLamp} from '@nodegui/nodegui';")).toBe("import {QLamp} from '@nodegui/nodegui';");
  });

  test('only the beginning of a long sample is text, and it ends with a whole word', () => {
    const code = `const lamp = new QLamp();\n${'lamp.switchOn();\n'.repeat(40)}lamp.explode();`;
    const page = samplePage(
      '/docs/guides/lamps',
      `<h1>Lamps</h1><pre><code>${code}</code></pre><p>The end.</p>`,
    );
    expect(readRecords(page)[0]?.content).toBe('const lamp = new QLamp(); The end.');
  });

  test('each row of a table and each paragraph that begins in bold gets its own record', () => {
    const list = readRecords(
      samplePage(
        '/docs/guides/errors',
        `<h1>Errors</h1><h2 id="list">List</h2><p>Look here.</p>
        <table><tr><th>text</th><th>cure</th></tr><tr><td><code>Invalid argument</code></td><td>Wrap it.</td></tr></table>
        <p><strong><code>Not found</code></strong>: look elsewhere.</p><p>Not <strong>this</strong> one.</p>`,
      ),
    ).filter(({url}) => url.endsWith('#list'));
    expect(list.map(({content}) => content)).toEqual([
      'Look here. text cure Not this one.',
      'Invalid argument Wrap it.',
      'Not found: look elsewhere.',
    ]);
  });

  test('guides, questions and contributors’ pages are in different groups', () => {
    const group = (path: string) => readRecords(samplePage(path, '<h1>T</h1>'))[0]?.hierarchy.lvl0;
    expect(group('/docs/guides/layout')).toBe('Guide');
    expect(group('/docs/faq')).toBe('Questions and answers');
    expect(group('/docs/development/')).toBe('Contribute');
    expect(group('/docs/api/manual/process')).toBe('API reference');
    expect(group('/docs/api/generated/globals')).toBe('Functions, constants and types');
    expect(group('/blog/2019/05/30/welcome')).toBe('Blog');
  });

  test('a long section continues in content records with ids of their own', () => {
    const paragraphs = Array.from({length: 20}, (_, index) => `<p>${`word${index} `.repeat(30)}</p>`).join(
      '',
    );
    const long = readRecords(samplePage('/docs/guides/long', `<h1>Long</h1><h2 id="a">A</h2>${paragraphs}`));
    expect(long.filter(({type}) => type === 'content').length).toBeGreaterThan(2);
    expect(new Set(long.map(({objectID}) => objectID)).size).toBe(long.length);
    expect(new Set(long.slice(1).map(({url}) => url)).size).toBe(1);
    expect(long.every(({content}) => (content?.length ?? 0) <= 1000)).toBe(true);
  });

  test('a page outside of docs and blog is found too', () => {
    const [record] = readRecords(samplePage('/community', '<h1>Community</h1><p>x</p>'));
    expect(record?.hierarchy).toMatchObject({lvl0: 'Page', lvl1: 'Community'});
  });

  test('lists of pages, search and the not-found page make no records', () => {
    for (const path of [
      '/search',
      '/blog',
      '/blog/page/2',
      '/blog/tags/hello',
      '/blog/authors/ada',
      '/',
      '/404.html',
      '/docs/api/generated',
      '/docs',
    ]) {
      expect(readRecords(samplePage(path, '<h1>T</h1><p>x</p>'))).toEqual([]);
    }
  });

  test('a page with 404 in its address is indexed like any other', () => {
    for (const path of ['/docs/guides/handle-404-responses', '/blog/404.html-explained', '/docs/404']) {
      expect(readRecords(samplePage(path, '<h1>T</h1><p>x</p>'))).toHaveLength(1);
    }
  });
});

test('odd HTML never throws and gives records with addresses', () => {
  const pieces = [
    '<h1>',
    '</h2>',
    '<h2 id=x>',
    '<tr id=r data-kind=value>',
    '<section data-kind=odd>',
    '<section data-kind=method>',
    '</section>',
    '<td>',
    '<code>',
    '</code>',
    '<p>',
    '&lt;',
    '&#0;',
    '<svg>',
  ];
  pieces.push(
    'text',
    '<!--',
    '-->',
    '<table>',
    '</div>',
    '<pre>',
    '\u0000',
    '😀',
    '<h3>',
    '<details>',
    '"',
    '<script>',
  );
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const pick = () => pieces[Math.floor(random() * pieces.length)];
  const paths = SAMPLE_PAGES.map(({path}) => path);
  for (let run = 0; run < 1000; run++) {
    const content = Array.from({length: 1 + Math.floor(random() * 40)}, pick).join('');
    for (const record of readRecords(samplePage(paths[run % paths.length] ?? '/docs/faq', content))) {
      expect(record.url).toMatch(/^https:\/\/example\.org\//);
      expect(record.hierarchy.lvl0).toBeTruthy();
    }
  }
});
