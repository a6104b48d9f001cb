import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {BUILD, fileOf} from '../support/build';
import {open} from '../support/page';

/** The stylesheet as it was before `src/plugins/purge-css` cut it. */
const WHOLE = `${process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus'}/purge-css/whole.css`;

/** Returns a stylesheet without its fonts, because text moves when a font arrives. */
const withoutFonts = (css: string): string => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');

/**
 * Gives the page one stylesheet and then another, and returns what looks otherwise with it: elements, and what stands
 * before and after them, with the property and its two values.
 */
const differences = (page: Page, styles: [string, string]): Promise<string[]> =>
  page.evaluate(async ([one, other]) => {
    const lookOf = (element: Element | null | undefined) =>
      element && `${element.tagName}.${element.getAttribute('class')}`;
    // Elements that rules can't tell apart look the same; pages have hundreds of some.
    const kinds = new Map<string, Element>();
    for (const element of document.querySelectorAll('body, body *')) {
      const {id, parentElement: parent, previousElementSibling, nextElementSibling} = element;
      const ancestors = [parent, parent?.parentElement, parent?.parentElement?.parentElement];
      const kind = [element, previousElementSibling, nextElementSibling, ...ancestors].map(lookOf).join(' ');
      if (!kinds.has(kind + id)) kinds.set(kind + id, element);
    }
    const elements = [...kinds.values()];
    // Reading this list takes long, and it's the same for every element. Logical properties repeat the physical ones.
    const properties = [...getComputedStyle(document.body)].filter(
      (property) => !/^--|(^|-)(inline|block)(-|$)/.test(property),
    );
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    const looksWith = async (address: string) => {
      await new Promise((done) => {
        link?.addEventListener('load', done, {once: true});
        link?.setAttribute('href', address);
      });
      // Without any stylesheet, which is the state in between, sizes differ, and so does what the pointer is over.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await Promise.all(document.getAnimations().map(({finished}) => finished.catch(() => undefined)));
      return elements.flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') return [];
          const name = `${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''}`;
          return [{name, values: properties.map((property) => style.getPropertyValue(property))}];
        }),
      );
    };
    const cut = await looksWith(one);
    const whole = await looksWith(other);
    if (cut.length !== whole.length) return [`${cut.length} elements, but ${whole.length} with all styles`];
    return cut.flatMap(({name, values}, index) =>
      values.flatMap((value, number) => {
        const wanted = whole[index]?.values[number];
        const property = properties[number];
        return value === wanted ? [] : [`${name} ${property}: ${value}, but ${wanted} with all styles`];
      }),
    );
  }, styles);

interface State {
  name: string;
  address: string;
  width?: number;
  media?: Parameters<Page['emulateMedia']>[0];
  /** Brings the page to the state. */
  reach?: (page: Page) => Promise<void>;
}

const STATES: State[] = [
  {name: 'home', address: '/'},
  {name: 'a guide in the dark', address: '/docs/guides/styling', media: {colorScheme: 'dark'}},
  {name: 'a page on paper', address: '/docs/development/', media: {media: 'print'}},
  {name: 'a class on a phone', address: '/docs/api/generated/classes/qpushbutton', width: 360},
  {
    name: 'an enum with forced colours',
    address: '/docs/api/generated/enums/cursorshape',
    media: {forcedColors: 'active'},
  },
  {name: 'the blog', address: '/blog'},
  {
    name: 'the search page',
    // So few results that all of them are there at once: a longer list grows when its end comes into view.
    address: '/search?q=splash',
    reach: async (page) => {
      const status = page.getByText(/^\d+ results?$/);
      await expect(status).toBeVisible();
      const count = Number.parseInt(await status.innerText(), 10);
      await expect(page.locator('main ol > li')).toHaveCount(count);
    },
  },
  {
    name: 'the menu of a phone',
    address: '/docs/guides/layout',
    width: 360,
    reach: async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
    },
  },
];

/** Returns whether no animation or transition is running. */
const isAtRest = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getAnimations().every(({playState}) => playState === 'finished'));

for (const state of STATES) {
  test(`X-07 ${state.name} looks as it does with all styles of the theme`, async ({page}) => {
    const whole = readFileSync(WHOLE, 'utf8');
    await page.route('/whole.css', (route) =>
      route.fulfill({body: withoutFonts(whole), contentType: 'text/css'}),
    );
    await page.route('/cut.css', async (route) => {
      const [, name] = /href=(\S+\.css)/.exec(readFileSync(fileOf('/') ?? '', 'utf8')) ?? [];
      const body = withoutFonts(readFileSync(path.join(BUILD, name ?? ''), 'utf8'));
      return route.fulfill({body, contentType: 'text/css'});
    });
    await page.setViewportSize({width: state.width ?? 1440, height: 900});
    await page.emulateMedia({reducedMotion: 'reduce', ...state.media});
    await open(page, state.address);
    await state.reach?.(page);
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => isAtRest(page)).toBe(true);
    const found = await differences(page, ['/cut.css', '/whole.css']);
    expect(found.slice(0, 20)).toEqual([]);
  });
}
