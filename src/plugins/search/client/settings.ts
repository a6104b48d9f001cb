import type {ThemeConfig, ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import type {DocusaurusContext} from '@docusaurus/types';

/** The search configuration of this deployment. */
export interface SearchSettings
  extends Pick<ThemeConfigAlgolia, 'appId' | 'apiKey' | 'indexName' | 'placeholder'> {
  /** True if the deployment searches with Algolia. */
  hosted: boolean;
  baseUrl: string;
}

/** Reads the settings from `docusaurus.config.ts`. */
export const readSearchSettings = ({siteConfig}: DocusaurusContext): SearchSettings => ({
  ...(siteConfig.themeConfig as ThemeConfig).algolia,
  hosted: siteConfig.customFields?.hostedSearch === true,
  baseUrl: siteConfig.baseUrl,
});
