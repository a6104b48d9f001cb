import OriginalHead from '@docusaurus/core/lib/client/exports/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ComponentProps, ReactNode} from 'react';
import {searchSettings} from './client';

/**
 * `Head` for the theme's search bar alone, which puts a `preconnect` to the provider there: without a
 * hosted provider there is nobody to connect to.
 */
export default function Head(props: ComponentProps<typeof OriginalHead>): ReactNode {
  return searchSettings(useDocusaurusContext()).hosted ? <OriginalHead {...props} /> : null;
}
