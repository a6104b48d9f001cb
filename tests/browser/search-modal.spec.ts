import {gzipSync} from 'node:zlib';
import {expect, type Page, type Request, test} from '@playwright/test';
import {BUDGETS} from '../../tools/budgets/budgets';
import {accessibilityProblems} from '../support/accessibility';
import {CHUNKS, delayResponses, mockConnection} from '../support/faults';
import {
  FAVORITE,
  hits,
  INDEX,
  input,
  NAMES,
  NONSENSE,
  openModal,
  RECENT,
  searchAgain,
  searchAll,
  searchButton,
  searchFor,
  store,
  storedHit,
  TEXTS,
  visit,
} from '../support/search';

const selected = (page: Page) => page.locator('.DocSearch-Hit[aria-selected="true"]');
const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(window.localStorage.getItem(name) ?? '[]') as Array<{objectID: string}>,
    key,
  );

test.describe('S-01 opening and closing', () => {
  test('S-01 Ctrl+K, Cmd+K and a slash open the modal, a letter on the search button becomes the query, Escape closes it', async ({
    page,
  }) => {
    await visit(page);
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(input(page)).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
    };
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await test.step(keys, async () => {
        await page.keyboard.press(keys);
        await expect(input(page)).toBeFocused();
        await close();
      });
    }
    await page.keyboard.press('w');
    await expect(input(page)).toHaveValue('w');
    await close();
  });

  test("S-01 a slash typed into a text field doesn't open search", async ({page}) => {
    await visit(page, '/search');
    await page.getByRole('searchbox').pressSequentially('a/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(input(page)).toHaveCount(0);
  });

  // The stock client needs the code of the page before it answers anything, so none of it can be delayed.
  test(
    'S-01 a query can be typed while the code of the modal is loading',
    {tag: '@partial-hydration'},
    async ({page}) => {
      const release = await delayResponses(page, CHUNKS);
      await visit(page);
      await page.keyboard.press('/');
      await page.keyboard.type('QLa');
      await release();
      await expect(input(page)).toBeFocused();
      await page.keyboard.type('bel');
      await expect(input(page)).toHaveValue('QLabel');
      await expect(hits(page).first()).toContainText('QLabel');
    },
  );

  test('S-01 on a phone, long titles and paths of results end with an ellipsis and not at the edge', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 700});
    await searchFor(page, 'setStyleSheet');
    await expect(hits(page).filter({hasText: 'Coming from Electron, Qt or PyQt'}).first()).toBeAttached();
    const wider = await hits(page).evaluateAll((rows) =>
      rows.flatMap((row) => {
        const {right} = row.getBoundingClientRect();
        const lines = [...row.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path')];
        return lines
          .filter((line) => line.getBoundingClientRect().right > right)
          .map((line) => line.textContent);
      }),
    );
    expect(wider).toEqual([]);
  });

  test('S-01 X-08 on a small screen the button has a name although it shows only its icon, and Cancel closes the modal', async ({
    page,
  }) => {
    await page.setViewportSize({width: 400, height: 800});
    await visit(page);
    await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeVisible();
    await openModal(page);
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(input(page)).toHaveCount(0);
  });

  const WAYS: Record<string, (page: Page) => Promise<void>> = {
    'the button gets the focus': (page) => searchButton(page).focus(),
    'the pointer comes to the button': (page) => searchButton(page).hover(),
  };
  for (const [way, want] of Object.entries(WAYS)) {
    test(`S-01 code and index load when ${way}, not before`, async ({page}) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await visit(page);
      await page.waitForLoadState('networkidle');
      const scripts = () => urls.filter((url) => url.endsWith('.js')).length;
      const before = scripts();
      expect(urls.some((url) => url.includes('/search-index/'))).toBe(false);
      const index = page.waitForRequest(INDEX);
      await want(page);
      await index;
      await expect.poll(scripts).toBeGreaterThan(before);
      await expect(input(page)).toHaveCount(0);
    });
  }

  test('S-01 X-07 the first search downloads no more than its budget', async ({page}) => {
    await delayResponses(page, TEXTS);
    // Otherwise pages that are fetched ahead would count as well.
    await mockConnection(page, {effectiveType: '4g', saveData: true});
    await visit(page);
    await page.waitForLoadState('networkidle');
    const urls = new Set<string>();
    page.on('request', (request) => urls.add(request.url()));
    await searchButton(page).focus();
    await openModal(page);
    await input(page).fill('window');
    await expect(hits(page).first()).toBeVisible();
    const needed = [...urls].filter((url) => !url.includes('/texts.'));
    expect(needed.some((url) => url.includes('/search-index/'))).toBe(true);
    let bytes = 0;
    for (const url of needed) bytes += gzipSync(await (await page.request.get(url)).body()).length;
    expect(bytes).toBeLessThanOrEqual(BUDGETS.firstSearch);
  });
});

test.describe('X-08 the keyboard', () => {
  /** Presses Tab, and then Shift+Tab, until the focus is in the input again. In between, it may be in the browser's controls. */
  async function expectFocusToComeBack(page: Page): Promise<void> {
    await expect(input(page)).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops: string[] = [];
      do {
        await page.keyboard.press(key);
        stops.push(
          await page.evaluate(() => {
            const {activeElement} = document;
            const isInside = activeElement?.matches('body, .DocSearch-Modal *');
            return isInside ? activeElement?.className || 'inside' : 'OUTSIDE';
          }),
        );
      } while (stops.length < 60 && stops.at(-1) !== 'DocSearch-Input' && stops.at(-1) !== 'OUTSIDE');
      expect(stops.at(-1), key).toBe('DocSearch-Input');
    }
  }

  test('X-08 Tab and Shift+Tab stay in the modal and come back to where they began', async ({page}) => {
    await visit(page);
    await openModal(page);
    await test.step('nothing typed', async () => {
      await expect(page.getByText('Type a name, a question or an error message.')).toBeVisible();
      await expectFocusToComeBack(page);
    });
    await test.step('results', async () => {
      await input(page).fill('QPushButton');
      await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
      await expectFocusToComeBack(page);
    });
    await test.step('no results', async () => {
      await input(page).fill(NONSENSE);
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      await expectFocusToComeBack(page);
    });
    await test.step('recent searches', async () => {
      await page.keyboard.press('Escape');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        RECENT,
        JSON.stringify([storedHit(1), storedHit(2)]),
      ] as const);
      await openModal(page);
      await input(page).fill('');
      await expect(hits(page)).toHaveCount(2);
      await expectFocusToComeBack(page);
    });
  });

  test('X-08 after a failed search Tab and Shift+Tab stay in the modal', async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await searchFor(page, 'window');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expectFocusToComeBack(page);
  });

  for (const [system, platform, name] of [
    ['Windows and Linux', 'Linux x86_64', 'Search Ctrl K'],
    ['macOS', 'MacIntel', 'Search ⌘ K'],
  ] as const) {
    test(`X-08 on ${system} the button shows the keys that open search, and is named by what it shows`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'platform', {get: () => value});
      }, platform);
      await visit(page);
      const button = page.getByRole('button', {name, exact: true});
      await expect(button).toBeVisible();
      expect((await button.innerText()).replaceAll(/\s+/g, ' ').trim()).toBe(name);
    });
  }
});

test.describe('searching', () => {
  test('S-05 S-07 S-08 hits are in short groups and one line each, arrow keys move through them, a click outside closes them', async ({
    page,
  }) => {
    await searchAll(page, 'text');
    const all = page.getByRole('link', {name: /^See all \d+ results$/});
    await test.step('S-05 groups have a name and at most five hits', async () => {
      await expect(all).toBeVisible();
      const groups = page.locator('.DocSearch-Hits');
      expect(await groups.count()).toBeGreaterThan(1);
      for (const group of await groups.all()) {
        expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5);
        await expect(group.locator('.DocSearch-Hit-source')).not.toBeEmpty();
      }
    });
    await test.step('a hit shows the sentence about it, in one line that ends with an ellipsis', async () => {
      await searchAgain(page, 'button click');
      const hit = hits(page).filter({hasText: 'QAbstractButton'}).first();
      await expect(hit).toContainText('Emitted when the user clicks the button');
      const lines = hit.locator('.DocSearch-Hit-path, .DocSearch-Hit-title');
      for (const line of await lines.all()) {
        await expect(line).toHaveCSS('text-overflow', 'ellipsis');
        await expect(line).toHaveCSS('overflow-x', 'hidden');
      }
    });
    await test.step('S-08 arrow keys move through the hits and around their ends', async () => {
      await searchAgain(page, 'QPushButton');
      await expect(selected(page)).toHaveCount(1);
      const id = await selected(page).getAttribute('id');
      await page.keyboard.press('ArrowDown');
      await expect(selected(page)).not.toHaveAttribute('id', id ?? '');
      await page.keyboard.press('ArrowUp');
      await expect(selected(page)).toHaveAttribute('id', id ?? '');
      await page.keyboard.press('ArrowUp');
      await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(selected(page)).toHaveAttribute('id', id ?? '');
    });
    await test.step('S-07 search input stops at 64 characters', async () => {
      await input(page).fill('w'.repeat(63));
      await input(page).pressSequentially('ww');
      await expect(input(page)).toHaveValue('w'.repeat(64));
    });
    await test.step('S-08 a click outside closes the modal', async () => {
      await page.locator('.DocSearch-Container').click({position: {x: 5, y: 5}});
      await expect(input(page)).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
    });
  });

  test('the query stays when a tablet is turned', async ({page}) => {
    await page.setViewportSize({width: 1180, height: 820});
    await searchFor(page, 'QPushButton');
    await expect(selected(page)).toContainText('QPushButton');
    await page.setViewportSize({width: 820, height: 1180});
    await input(page).press('End');
    await input(page).pressSequentially(' text');
    await expect(input(page)).toHaveValue('QPushButton text');
  });

  test('S-06 X-04 a slow search looks stalled, names are found while texts are loading, and all hits are ranked again afterwards', async ({
    page,
  }) => {
    const sendNames = await delayResponses(page, NAMES);
    const sendTexts = await delayResponses(page, TEXTS);
    const list = page.locator('.DocSearch-Dropdown-Container');
    const all = page.getByRole('link', {name: /^See all \d+ results$/});
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await searchFor(page, 'window icon');
    await test.step('S-06 it looks stalled if it takes longer than 300 ms', async () => {
      await expect(stalled).toBeVisible();
    });
    await test.step('X-04 names are found first', async () => {
      await sendNames();
      await expect(hits(page).first()).toBeVisible();
      await expect(page.getByRole('link', {name: 'See all results'})).toBeVisible();
      await expect(list).toHaveCSS('opacity', '1');
    });
    await test.step('hits of an earlier query are grey until those of the latest one are there', async () => {
      // No name matches this, so the answer needs the texts.
      await input(page).fill(NONSENSE);
      await expect(list).toHaveCSS('opacity', '0.45');
      await input(page).fill('window icon');
      await expect(list).toHaveCSS('opacity', '1');
    });
    await test.step('X-04 texts that arrive later change the order, but neither the focus nor the query', async () => {
      await sendTexts();
      await expect(all).toBeVisible();
      await expect(stalled).toHaveCount(0);
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('window icon');
      const ranked = await list.innerText();
      await input(page).fill(NONSENSE);
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      await expect(list).toHaveCount(0);
      await input(page).fill('window icon');
      await expect(all).toBeVisible();
      expect(ranked).toBe(await list.innerText());
    });
  });

  test('S-13 R-05 X-08 the link to all results counts them, and the search page has the same hits in order, searches once, and has the focus in its field', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const searches: string[] = [];
      Object.assign(window, {searches});
      const post = Worker.prototype.postMessage;
      Object.assign(Worker.prototype, {
        postMessage(this: Worker, message: {requests: Array<{query: string; page?: number}>}) {
          for (const {query, page} of message.requests) searches.push(`${query} ${page ?? 'in the modal'}`);
          post.call(this, message);
        },
      });
    });
    await searchAll(page, 'button click');
    const all = page.getByRole('link', {name: /^See all \d+ results$/});
    await expect(all).toBeVisible();
    const count = /\d+/.exec(await all.innerText())?.[0];
    const readLinks = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const inModal = await readLinks('.DocSearch-Hit a');
    await all.click();
    await expect(page).toHaveURL(/\/search\/?\?q=button(\+|%20)click$/);
    await expect(page.getByText(`${count} results`)).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Search'})).toBeFocused();
    const results = page.locator('main ol > li');
    await expect(results).toHaveCount(15);
    expect(inModal.slice(0, 15)).toEqual(await readLinks('main ol > li h2 a'));
    await test.step('R-05 it searches once, and once for more results', async () => {
      // A click would scroll the button into view, where it presses itself and is replaced.
      await page.getByRole('button', {name: 'More results'}).dispatchEvent('click');
      await expect(results).not.toHaveCount(15);
      const searches = await page.evaluate(() => (window as unknown as {searches: string[]}).searches);
      expect(searches.filter((search) => /\d$/.test(search))).toEqual(['button click 0', 'button click 1']);
    });
  });

  test('S-08 the Back button to another page closes the modal', async ({page}) => {
    await visit(page, '/docs/guides/styling');
    await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/layout"]').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Layout');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.goBack();
    await expect(input(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Styling');
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  });

  test('S-08 Control+Enter and Shift+Enter open the hit in a page of its own, and Enter opens a member at its place on the page', async ({
    page,
    context,
  }) => {
    await searchFor(page, 'QPushButton');
    await expect(selected(page)).toContainText('QPushButton');
    for (const keys of ['Control+Enter', 'Shift+Enter']) {
      await test.step(keys, async () => {
        const opened = context.waitForEvent('page');
        await page.keyboard.press(keys);
        const other = await opened;
        await expect(other).toHaveURL(/\/classes\/qpushbutton\/?$/);
        await expect(page).toHaveURL(/getting-started\/?$/);
        await other.close();
      });
    }
    await test.step('a member', async () => {
      await input(page).fill('QWidget.setWindowTitle');
      await expect(selected(page)).toContainText('setWindowTitle');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/classes\/qwidget#setwindowtitle$/);
      await expect(page.locator('#setwindowtitle')).toBeInViewport();
    });
  });
});

test.describe('an empty search', () => {
  test('S-02 S-10 X-04 says what is searched, names no provider, and lists popular tasks until something is typed', async ({
    page,
  }) => {
    await visit(page);
    await openModal(page);
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(page.getByText('Type a name, a question or an error message.')).toBeVisible();
    await expect(page.locator('.DocSearch-Footer')).toBeVisible();
    await expect(page.locator('.DocSearch-Logo')).toBeHidden();
    const tasks = page.getByRole('dialog').getByRole('region', {name: 'Popular tasks'});
    await expect(tasks.getByRole('link')).toHaveCount(8);
    expect(await accessibilityProblems(page)).toEqual([]);
    await input(page).fill('QLabel');
    await expect(hits(page).first()).toBeVisible();
    await expect(tasks).toHaveCount(0);
    await input(page).fill('');
    await tasks.getByRole('link', {name: /layouts/}).click();
    await expect(page).toHaveURL(/\/docs\/guides\/layout\/?$/);
    await expect(input(page)).toHaveCount(0);
  });
});

test.describe('remembered searches', () => {
  test('S-08 S-09 Enter opens the hit in this page, and it becomes a recent search, which can become a favourite or be removed', async ({
    page,
  }) => {
    await searchFor(page, 'QPushButton');
    await expect(selected(page)).toContainText('QPushButton');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/classes\/qpushbutton\/?$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('QPushButton');
    await expect(input(page)).toHaveCount(0);
    expect(await stored(page, RECENT)).toHaveLength(1);
    await openModal(page);
    await page.getByTitle('Save this search').click();
    await expect(page.getByText('Favorite', {exact: true})).toBeVisible();
    expect(await stored(page, FAVORITE)).toHaveLength(1);
    expect(await stored(page, RECENT)).toHaveLength(0);
    await page.getByTitle('Remove this search from favorites').click();
    await expect(page.getByText('Type a name, a question or an error message.')).toBeVisible();
    expect(await stored(page, FAVORITE)).toHaveLength(0);
  });

  test('S-09 with ten favourites four recent searches are kept, one can be removed, and a favourite never becomes recent', async ({
    page,
  }) => {
    const list = (from: number, count: number) =>
      Array.from({length: count}, (_, index) => storedHit(from + index));
    await store(page, RECENT, list(0, 9));
    await store(page, FAVORITE, list(20, 12));
    await visit(page);
    await openModal(page);
    await expect(page.getByTitle('Save this search')).toHaveCount(4);
    await expect(page.getByTitle('Remove this search from favorites')).toHaveCount(10);
    await hits(page).first().getByTitle('Remove this search from history').click();
    await expect(page.getByTitle('Save this search')).toHaveCount(3);
    const recent = await stored(page, RECENT);
    expect(recent.map(({objectID}) => objectID)).not.toContain('stored-0');
    await hits(page).last().click();
    await expect(input(page)).toHaveCount(0);
    expect(await stored(page, RECENT)).toEqual(recent);
  });
});

test.describe('S-11 no results', () => {
  test('S-11 a search without hits suggests three queries, which are searched when chosen, and offers to report it', async ({
    page,
  }) => {
    await searchFor(page, 'windo');
    await expect(hits(page).first()).toBeVisible();
    await input(page).fill(NONSENSE);
    const screen = page.locator('.DocSearch-NoResults');
    await expect(screen).toContainText('No results for "qpushbxzyqk"');
    // DocSearch's message is no live region.
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('The search found nothing.');
    await expect(page.getByText('Try searching for:').filter({visible: true})).toHaveCount(1);
    const suggestions = page.locator('.DocSearch-Prefill').filter({visible: true});
    await expect(suggestions).toHaveCount(3);
    await expect(suggestions.first()).toHaveText('QPushButton');
    await expect(page.getByRole('region', {name: 'Popular pages'}).getByRole('link')).not.toHaveCount(0);
    await expect(screen).toContainText('Did you expect a result?');
    const link = screen.getByRole('link', {name: 'Report the missing result'});
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/nodegui\/nodegui\/issues\/new\?.*qpushbxzyqk/,
    );
    await suggestions.first().click();
    await expect(input(page)).toHaveValue('QPushButton');
    await expect(input(page)).toBeFocused();
    await expect(hits(page).first()).toContainText('QPushButton');
  });
});

test.describe('X-04 without an account', () => {
  test('X-04 S-15 search runs in a worker, sends no request to another host, and works after the network is gone', async ({
    page,
    context,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await visit(page);
    await page.clock.install();
    await openModal(page);
    await searchAgain(page, 'window');
    await expect(hits(page).first()).toBeVisible();
    // By then, a site with a provider has sent which hits were seen.
    await page.clock.runFor(2000);
    expect([...hosts]).toEqual([baseURL]);
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
    expect(page.workers()).toHaveLength(1);
    const fetched = await page
      .workers()[0]
      ?.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
    expect(fetched).toContainEqual(expect.stringContaining('/search-index/'));
    await context.setOffline(true);
    await input(page).fill('QPushButton');
    await expect(hits(page).first()).toContainText('QPushButton');
  });

  test('X-04 search works if the network fails after the button got the focus', async ({page, context}) => {
    await visit(page);
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    const index = page.waitForResponse(INDEX);
    await searchButton(page).focus();
    await (await index).finished();
    await expect.poll(() => pending.size).toBe(0);
    await context.setOffline(true);
    await openModal(page);
    await input(page).fill('QPushButton');
    await expect(hits(page).first()).toContainText('QPushButton');
  });
});
