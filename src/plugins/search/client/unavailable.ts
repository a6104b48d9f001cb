import type {SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import type {SearchClient} from './search-client';

/** Thrown to DocSearch, which shows its error screen for errors of this name only. */
class SearchUnavailable extends Error {
  override name = 'RetryError';
}

/**
 * A client whose failures DocSearch shows: any becomes the one that it has a screen for, and the console
 * names the cause. DocSearch sets its status to "error" in a `catch`, which its own core sets back to "idle"
 * at the end of the search; so what it catches with is called once more after that.
 */
export function withErrorScreen(client: SearchClient): SearchClient {
  return {
    search(requests: SearchRequest[]): Promise<SearchResponse> {
      const answer = client.search(requests).catch((cause: unknown) => {
        console.warn('Search is unavailable.', cause);
        throw new SearchUnavailable('Search is unavailable.', {cause});
      });
      const caught = answer.catch.bind(answer);
      answer.catch = (show) => {
        const result = caught(show);
        answer.then(undefined, (error: unknown) => {
          setTimeout(() => {
            try {
              show?.(error);
            } catch {
              // It throws the error on, which has been handled.
            }
          });
        });
        return result;
      };
      return answer;
    },
  };
}

/**
 * DocSearch lets a failed search go unhandled after it has shown its screen for it: this handles it.
 *
 * @returns what ends the handling
 */
export function handleUnavailable(): () => void {
  const handle = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof SearchUnavailable) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', handle);
  return () => window.removeEventListener('unhandledrejection', handle);
}
