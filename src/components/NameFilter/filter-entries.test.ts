// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {filterEntries, readWords} from './filter-entries';

const PAGE = `
  <h2>Inheritance</h2><p>QWidget</p>
  <h2>Signals</h2>
  <p>Declared in QWidgetSignals.</p>
  <div><table class="api-table"><tbody>
    <tr><th>From QObject</th></tr>
    <tr data-kind="signal"><td>titleChanged</td><td>title: string</td></tr>
  </tbody></table></div>
  <h2>At a glance</h2>
  <div class="api-method-summary"><strong>Size</strong><ul><li><a>resize()</a></li><li><a>title()</a></li></ul></div>
  <h2>Methods</h2>
  <section data-kind="method"><h3>resize</h3><p>Sets the size below the title.</p></section>
  <section data-kind="method"><h3>title</h3></section>`;

/** Returns the number of members after filtering, and the texts that a reader sees. */
function filter(...words: string[]): [count: number, ...texts: string[]] {
  const page = document.createElement('div');
  page.innerHTML = PAGE;
  const count = filterEntries(page, '[data-kind]', words);
  const visible = [...page.querySelectorAll('h2, h3, p, th, td, strong, a')].filter(
    (element) => !element.closest('[hidden]'),
  );
  return [count, ...visible.map(({textContent}) => textContent ?? '')];
}

const INHERITANCE = ['Inheritance', 'QWidget'];

test('only members whose name has all words are shown, and sections without such members are hidden', () => {
  expect(filter('res', 'ize')).toEqual([
    1,
    ...INHERITANCE,
    ...['At a glance', 'resize()'],
    ...['Methods', 'resize', 'Sets the size below the title.'],
  ]);
});

test('rows of a table are filtered like members, but titles of groups are not', () => {
  expect(filter('changed')).toEqual([
    1,
    ...INHERITANCE,
    ...['Signals', 'Declared in QWidgetSignals.', 'titleChanged', 'title: string'],
  ]);
});

test('an empty filter shows everything', () => {
  const [count, ...texts] = filter();
  expect(count).toBe(3);
  expect(texts).toContain('From QObject');
  expect(texts).toContain('Size');
});

test.each([
  ['Window  title', ['window', 'title'], ['window', 'title']],
  ['setText()', ['settext'], ['settext']],
  ["QLabel.setText('Hello', 2)", ['settext'], ['qlabel']],
  ['QLabel::setText', ['settext'], ['qlabel']],
  ['qlabel.', ['qlabel'], ['qlabel']],
  ['.setText', ['settext'], ['settext']],
  ['(text)', ['(text)'], ['(text)']],
  [' ', [], []],
])('the words of "%s" are %j for members, and %j for their owners', (query, members, owners) => {
  expect(readWords(query, 'member')).toEqual(members);
  expect(readWords(query, 'owner')).toEqual(owners);
});
