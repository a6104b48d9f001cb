import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {ALL_CASES} from '../../support/all-cases';
import {BASE_URL, OLD, STOCK} from '../../support/faulty-site';
import {open} from '../../support/page';
import {serve} from '../../support/serve';

const BUILDS: Array<[name: string, root: string]> = [['with partial hydration', OLD]];
// Like the other tests with this client, it only runs nightly.
if (ALL_CASES) BUILDS.push(["with Docusaurus's own client", STOCK]);

for (const [name, root] of BUILDS) {
  test(`X-14 a component that only its page imports responds, and the page has its picture, ${name}`, async ({
    page,
  }) => {
    const server = await serve({root, port: 0, baseUrl: BASE_URL});
    const {port} = server.address() as AddressInfo;
    await open(page, `http://localhost:${port}${BASE_URL}docs/generated-code/`);
    const counter = page.getByRole('button', {name: /^Count/});
    await expect(counter).toHaveCSS('padding', '3px');
    await counter.click();
    await expect(counter).toHaveText('Count: 4');
    await expect(page.getByText('stays HTML')).toBeVisible();
    const picture = page.getByRole('img', {name: 'A dialog'});
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
    server.close();
    server.closeAllConnections();
  });
}
