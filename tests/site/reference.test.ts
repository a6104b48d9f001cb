import fs from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {describe, expect, test} from 'vitest';
import {REDIRECTS} from '../../src/config/redirects';
import {getAttribute} from '../../src/lib/html';
import {
  DATA_ATTRIBUTES,
  MEMBER_KINDS,
  PAGE_FOLDERS,
  REFERENCE_ROUTE as ROOT,
  SECTIONS,
} from '../../src/lib/reference';
import {createContext} from '../../src/plugins/api-reference/create-context';
import {readApi, readSources} from '../../src/plugins/api-reference/files';
import {BUILD, getText, readDocument, readEach, titleOf} from '../support/build';
import {type Declared, readDeclaredSymbols} from '../support/declared';
import {listMissingDescriptions} from '../support/missing-descriptions';

/** Names that two enums of the package have, each with the page of the enum that has a longer name here. */
const NAMESAKES: Record<string, string> = {
  SelectionMode: 'qcalendarwidget-selectionmode',
  ScrollHint: 'qabstractitemview-scrollhint',
};

const declared = readDeclaredSymbols();
const ofKind = (kind: Declared['kind']) => declared.filter((symbol) => symbol.kind === kind);
const routeOf = ({kind, name}: Declared) => `${ROOT}/${PAGE_FOLDERS[kind]}/${name.toLowerCase()}`;

const content = (route: string): Element => {
  const main = select('article', readDocument(route));
  if (!main) throw new Error(`${route} has no article`);
  return main;
};
const headings = (root: Element, level: string) => selectAll(level, root);
const rows = (root: Element) => selectAll('tr[id]', root);
const hasSidebar = (route: string) =>
  select('.theme-doc-sidebar-container', readDocument(route)) !== undefined;

describe('the reference has a page for every declared symbol, and for nothing else', () => {
  test.each([
    ['R-09', 'class', 137],
    ['R-10', 'enum', 171],
    ['R-11', 'interface', 55],
  ] as const)('%s every %s', (_, kind, count) => {
    const symbols = ofKind(kind);
    expect(symbols).toHaveLength(count);
    const seen = new Set<string>();
    const expected = symbols.map(({name}) => {
      const slug = seen.has(name) ? NAMESAKES[name] : name.toLowerCase();
      seen.add(name);
      return slug;
    });
    const built = fs.readdirSync(path.join(BUILD, ROOT, PAGE_FOLDERS[kind]), {withFileTypes: true});
    const redirected = new Set(REDIRECTS.map(({from}) => from));
    const pages = built
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name)
      .filter((name) => !redirected.has(`${ROOT}/${PAGE_FOLDERS[kind]}/${name}`));
    expect(pages.sort()).toEqual(expected.sort());
  });

  test('R-11 the package declares range without exporting it, and it still has a page', () => {
    expect(getText(content(`${ROOT}/interfaces/range`))).toContain('not exported');
  });

  test('R-10 two enums with the same name warn of each other', () => {
    for (const [name, other] of Object.entries(NAMESAKES)) {
      expect(getText(content(`${ROOT}/enums/${name.toLowerCase()}`))).toContain('Not to be confused with');
      expect(getText(content(`${ROOT}/enums/${other}`))).toContain('Not to be confused with');
    }
  });
});

describe('the reference is complete', () => {
  test('R-09 every member that a class declares has a heading and an anchor on its page', async () => {
    await readEach(ofKind('class'), (symbol) => {
      const members = headings(content(routeOf(symbol)), 'h3');
      const names = [...new Set(members.map(titleOf))];
      expect(names.sort(), symbol.name).toEqual([...symbol.members].sort());
      for (const member of members) {
        expect(getAttribute(member, 'id'), symbol.name).toMatch(
          new RegExp(`^${titleOf(member).toLowerCase()}(-\\d)?$`),
        );
      }
    });
  });

  test('R-10 every value of an enum has a row and an anchor on its page', async () => {
    await readEach(ofKind('enum'), (symbol) => {
      const isFirst =
        declared.find((other) => other.kind === 'enum' && other.name === symbol.name) === symbol;
      const route = isFirst ? routeOf(symbol) : `${ROOT}/enums/${NAMESAKES[symbol.name]}`;
      const values = rows(content(route));
      const names = values.map((row) => getText(selectAll('td', row)[0] ?? row));
      expect(names.sort(), symbol.name).toEqual([...symbol.members].sort());
      expect(new Set(values.map((row) => getAttribute(row, 'id'))).size, symbol.name).toBe(
        symbol.members.length,
      );
    });
  });

  test('R-11 every signal or field of an interface is on its page', async () => {
    await readEach(ofKind('interface'), (symbol) => {
      const root = content(routeOf(symbol));
      const names = [
        ...headings(root, 'h3').map(titleOf),
        ...rows(root).map((row) => getText(selectAll('code', row)[0] ?? row)),
      ];
      expect(names.sort(), symbol.name).toEqual([...symbol.members].sort());
    });
  });

  test('R-09 R-10 R-11 each member is marked once with its kind, and nothing else is', () => {
    for (const symbol of ofKind('class')) {
      const root = content(routeOf(symbol));
      const marked = selectAll(`[${DATA_ATTRIBUTES.kind}]`, root);
      const ids = marked.map(
        (one) => getAttribute(one, 'id') ?? getAttribute(headings(one, 'h3')[0] ?? one, 'id'),
      );
      expect(ids, symbol.name).toEqual([
        ...rows(root).map((row) => getAttribute(row, 'id')),
        ...headings(root, 'h3').map((heading) => getAttribute(heading, 'id')),
      ]);
      for (const one of marked) expect(MEMBER_KINDS).toContain(getAttribute(one, DATA_ATTRIBUTES.kind));
    }
  });

  test('R-08 functions, constants and aliases are listed on one page, which has the sidebar', () => {
    const names = headings(content(`${ROOT}/globals`), 'h3').map(titleOf);
    expect(names).toEqual(
      expect.arrayContaining(['wrapNative', 'wrapperCache', 'NativeElement', 'QPushButtonSignals']),
    );
    expect(hasSidebar(`${ROOT}/globals`)).toBe(true);
  });

  test('R-07 the landing page links every page, without JavaScript too, and has the sidebar', () => {
    const links = selectAll('a', content(ROOT)).map((link) => getAttribute(link, 'href'));
    for (const symbol of declared) expect(links).toContain(routeOf(symbol));
    for (const slug of Object.values(NAMESAKES)) expect(links).toContain(`${ROOT}/enums/${slug}`);
    expect(hasSidebar(ROOT)).toBe(true);
  });

  test('R-07 the index describes every entry in a sentence that is not cut', () => {
    for (const entry of selectAll('.symbol-lists li', content(ROOT))) {
      expect(getText(entry)).toMatch(/^\S+ \S.{4,}[^…]$/);
    }
  });
});

test('X-02 every class, member, signal, enum and value is described in our own words', async () => {
  const {model, descriptions} = createContext(readApi('.'), readSources('.'));
  expect(listMissingDescriptions(model, descriptions)).toEqual([]);
});

describe('pages of the reference', () => {
  test('R-09 X-05 the sections of all class pages have the same order', () => {
    for (const symbol of ofKind('class')) {
      const titles = headings(content(routeOf(symbol)), 'h2').map(titleOf);
      const order = SECTIONS.map(({title}) => title).filter((title) => titles.includes(title));
      expect(titles, symbol.name).toEqual(order);
    }
  });

  test('a long name in a title only breaks before a capital letter', () => {
    const names = ofKind('enum').filter(({name}) => name.length > 20);
    expect(names).not.toEqual([]);
    for (const symbol of names) {
      const title = headings(content(routeOf(symbol)), 'h1')[0];
      expect(title?.children.length, symbol.name).toBeGreaterThan(1);
      expect(title && getText(title)).toBe(symbol.name);
    }
  });

  test('R-09 R-10 R-11 each has its own description and is in the sidebar of the API', () => {
    const descriptions = declared.map((symbol) => {
      const meta = select('[name=description]', readDocument(routeOf(symbol)));
      return meta && getAttribute(meta, 'content');
    });
    const namesakes = Object.keys(NAMESAKES).length;
    expect(new Set(descriptions).size).toBe(declared.length - namesakes);
    for (const symbol of declared) expect(hasSidebar(routeOf(symbol)), symbol.name).toBe(true);
  });

  test('X-05 the page of QPushButton shows its ancestors, its signals and the methods that accept it', () => {
    const text = getText(content(`${ROOT}/classes/qpushbutton`));
    expect(text).toContain(
      'QPushButton → QAbstractButton → QWidget → YogaWidget → QObject → EventWidget → Component',
    );
    expect(text).toContain('clicked');
    expect(text).toContain('From QWidget (');
    expect(text).toContain('QMessageBox.setDefaultButton()');
  });
});
