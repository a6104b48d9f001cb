import {expect, test} from '@playwright/test';
import {open} from '../support/page';

for (const width of [1440, 820, 390, 320]) {
  test(`the pictures have one scale and the rows no gap, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/guides/gallery');
    const galleries = await page.locator('.markdown ul:has(> li img)').evaluateAll((lists) =>
      lists.map((list) => {
        const cards = [...list.children].map((card) => {
          const {left, right} = card.getBoundingClientRect();
          const image = [...card.querySelectorAll('img')].find((one) => one.offsetWidth > 0);
          const room = image?.closest('div')?.parentElement?.clientWidth ?? 0;
          const scale = (image?.offsetWidth ?? 0) / Number(image?.getAttribute('width'));
          const text = card.querySelector('p')?.textContent ?? '';
          return {left, right, scale, isShrunk: (image?.offsetWidth ?? 0) >= room - 50, text};
        });
        const {right} = list.getBoundingClientRect();
        return {cards, endsFull: Math.abs((cards.at(-1)?.right ?? 0) - right) < 2};
      }),
    );
    const cards = galleries.flatMap((gallery) => gallery.cards);
    const scales = cards.filter(({isShrunk}) => !isShrunk).map(({scale}) => scale);
    expect(galleries.length).toBeGreaterThan(10);
    expect(galleries.every(({endsFull}) => endsFull)).toBe(true);
    expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.02);
    expect(cards.every(({text}) => text.endsWith('.'))).toBe(true);
  });
}
