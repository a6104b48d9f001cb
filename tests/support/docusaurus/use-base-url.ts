/** Returns an address of a site with the base URL `/base/`. */
export const withBaseUrl = (path: string): string => `/base${path}`;

export const useBaseUrlUtils = () => ({withBaseUrl});
