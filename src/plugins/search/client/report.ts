import {TOOLKIT_REPOSITORY} from '../../../lib/repositories';

/** The sentence about a missing result, in the modal and on the page of results. */
export const REPORT_TEXTS = {question: 'Did you expect a result?', link: 'Report the missing result'};

/** Returns the URL of a prefilled issue about a query without results. */
export function createReportUrl(query: string): string {
  const body = `Searching the documentation for "${query}" finds nothing.\n\nI expected to find: `;
  return `${TOOLKIT_REPOSITORY}/issues/new?${new URLSearchParams({title: `Documentation search: no results for "${query}"`, body})}`;
}
