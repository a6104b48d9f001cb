import docSearch from '@docsearch/react/package.json';
import type {DocusaurusContext} from '@docusaurus/types';
import {NAMES_PATH} from '../paths';
import {EmbeddedClient} from './embedded';
import {once} from './once';
import type {SearchClient} from './search-client';

/** How this deployment's search is set up: the theme's settings, and whether a hosted provider answers. */
export interface SearchSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  placeholder: string;
  hosted: boolean;
  baseUrl: string;
}

/** Reads the settings that `docusaurus.config.ts` gives. */
export function searchSettings({siteConfig}: DocusaurusContext): SearchSettings {
  const {appId, apiKey, indexName, placeholder} = siteConfig.themeConfig.algolia as Record<string, string>;
  return {
    appId: appId ?? '',
    apiKey: apiKey ?? '',
    indexName: indexName ?? '',
    placeholder: placeholder ?? '',
    hosted: siteConfig.customFields?.hostedSearch === true,
    baseUrl: siteConfig.baseUrl,
  };
}

let embedded: EmbeddedClient | undefined;
let hosted: (() => Promise<SearchClient>) | undefined;

/** The page's embedded client; the first call starts it. */
export function embeddedClient({baseUrl}: SearchSettings): EmbeddedClient {
  const base = `${window.location.origin}${baseUrl.replace(/\/$/, '')}`;
  embedded ??= new EmbeddedClient({base, namesUrl: `${base}/${NAMES_PATH}`});
  return embedded;
}

function hostedClient({appId, apiKey}: SearchSettings): SearchClient {
  hosted ??= once(async () => {
    const {HostedClient} = await import('./hosted');
    return new HostedClient(appId, apiKey, {docsearch: docSearch.version});
  });
  const load = hosted;
  return {search: async (requests) => (await load()).search(requests)};
}

/** The client of this deployment. Cheap to ask for: there is one per page. */
export function searchClient(settings: SearchSettings): SearchClient {
  return settings.hosted ? hostedClient(settings) : embeddedClient(settings);
}

/** Starts to load what the first search needs. */
export function warmUp(settings: SearchSettings): void {
  if (!settings.hosted) embeddedClient(settings).warmUp();
}
