import {ENDING, FOLDER, HOME, SIZE} from './addresses';

/**
 * What the head of every page says of its card, for the template that Docusaurus fills in for each page. There `it`
 * holds what the page says of itself, as HTML: among it its address and its title.
 *
 * @param root address of the home page
 */
export const socialImageTags = (root: string): string => `
    <% const said = it.metaAttributes.join('');
       const valueOf = (name) => (said.match('property="' + name + '" content="([^"]*)"') || ['', ''])[1];
       const page = valueOf('og:url').slice(${root.length}).replace(${ENDING}, '') || '${HOME}'; %>
    <meta data-rh="true" property="og:image" content="${root}${FOLDER}/<%~ page %>.png">
    <meta data-rh="true" property="og:image:width" content="${SIZE.width}">
    <meta data-rh="true" property="og:image:height" content="${SIZE.height}">
    <meta data-rh="true" property="og:image:alt" content="<%~ valueOf('og:title') %>">`;
