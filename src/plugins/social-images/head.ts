import {FOLDER, HOME_NAME, PAGE_SUFFIX, SIZE} from './addresses';

/**
 * Returns the part of Docusaurus's page template that adds the `<meta>` elements of the card. In the template,
 * `it.metaAttributes` has the page's own `<meta>` elements as HTML, including its URL and title. A page that names an image
 * in its front matter has no card.
 *
 * @param root the URL of the home page
 */
export const createSocialImageTags = (root: string): string => `
    <% const metaTags = it.metaAttributes.join('');
       const findContent = (name) => (metaTags.match('property="' + name + '" content="([^"]*)"') || ['', ''])[1];
       const page = findContent('og:url').slice(${root.length}).replace(${PAGE_SUFFIX}, '') || '${HOME_NAME}';
       if (!findContent('og:image')) { %>
    <meta data-rh="true" property="og:image" content="${root}${FOLDER}/<%~ page %>.png">
    <meta data-rh="true" property="og:image:width" content="${SIZE.width}">
    <meta data-rh="true" property="og:image:height" content="${SIZE.height}">
    <meta data-rh="true" property="og:image:alt" content="<%~ findContent('og:title') %>">
    <% } %>`;
