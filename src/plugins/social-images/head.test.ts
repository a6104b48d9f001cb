import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {createSocialImageTags} from './head';

// An import would read the types of another bundler, which change those of errors everywhere.
const {compileSSGTemplate} = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate') as {
  compileSSGTemplate(template: string): Promise<(data: {metaAttributes: string[]}) => string>;
};

/** Returns the tags for a page whose head has these elements. */
async function renderTags(...metaAttributes: string[]): Promise<string> {
  const render = await compileSSGTemplate(createSocialImageTags('https://x.org/'));
  return render({metaAttributes});
}

const ADDRESS = '<meta data-rh="true" property="og:url" content="https://x.org/blog/news"/>';
const TITLE = '<meta data-rh="true" property="og:title" content="News"/>';

test('X-13 a page has its card, with its title as text', async () => {
  const tags = await renderTags(ADDRESS, TITLE);
  expect(tags).toContain('property="og:image" content="https://x.org/img/cards/blog/news.png"');
  expect(tags).toContain('property="og:image:alt" content="News"');
});

test('X-13 a page with an image in its front matter has only that image', async () => {
  const image = '<meta data-rh="true" property="og:image" content="https://x.org/img/own.png"/>';
  expect((await renderTags(ADDRESS, TITLE, image)).trim()).toBe('');
});
