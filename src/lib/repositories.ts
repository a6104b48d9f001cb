/** Addresses of the repositories of the toolkit and of this site. */
export const TOOLKIT_REPOSITORY = 'https://github.com/nodegui/nodegui';
export const SITE_REPOSITORY = 'https://github.com/nodegui/docs';
