import {expect, type Page} from '@playwright/test';
import {test} from '../../support/faulty-site';
import {open} from '../../support/page';

/** Titles and paths of the page views that the tag has been given. */
function pageViews(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const commands = (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
    return commands
      .filter(([command, name]) => command === 'event' && name === 'page_view')
      .map(([, , fields]) => {
        const {page_title: title, page_path: path} = fields as {page_title: string; page_path: string};
        return `${path} ${title}`;
      });
  });
}

/** Answers requests to the provider, and returns an object with their URLs. */
async function fakeProvider(page: Page): Promise<{asked: string[]}> {
  const provider = {asked: [] as string[]};
  await page.route(/googletagmanager|google-analytics/, async (route) => {
    provider.asked.push(route.request().url());
    await route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return provider;
}

test('N-08 a navigation sends one page view, and a change of the hash sends none', async ({page, host}) => {
  const provider = await fakeProvider(page);
  await open(page, `${host.url}/docs/first`);
  await expect.poll(() => pageViews(page)).toEqual(['/nodegui/docs/first/ First | NodeGUI']);
  await page.getByRole('link', {name: 'To the second page'}).click();
  await expect
    .poll(() => pageViews(page))
    .toEqual(['/nodegui/docs/first/ First | NodeGUI', '/nodegui/docs/second Second | NodeGUI']);
  await page.evaluate(() => {
    window.location.hash = 'somewhere';
  });
  await page.getByRole('link', {name: 'To the first page'}).click();
  await expect.poll(() => pageViews(page)).toHaveLength(3);
  expect(provider.asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
});

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`N-08 nothing is sent for a visitor with ${name}`, async ({page, host}) => {
    await page.addInitScript(([key, wish]) => Object.defineProperty(navigator, key, {value: wish}), [
      name,
      value,
    ] as const);
    const provider = await fakeProvider(page);
    await open(page, `${host.url}/docs/first`);
    await page.getByRole('link', {name: 'To the second page'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
    expect(await pageViews(page)).toEqual([]);
    expect(provider.asked).toEqual([]);
  });
}
