/**
 * Checks the address of the deployed site.
 * @throws an Error that says how to write a setting, because a missing slash would only break some of the links
 */
export function checkSiteAddress(siteUrl: string, baseUrl: string): void {
  if (siteUrl.endsWith('/'))
    throw new Error(`SITE_URL has to be an origin without a slash at its end, but it is "${siteUrl}".`);
  if (!/^\/(.*\/)?$/.test(baseUrl))
    throw new Error(
      `BASE_URL has to begin and end with a slash, such as "/nodegui/", but it is "${baseUrl}".`,
    );
}
