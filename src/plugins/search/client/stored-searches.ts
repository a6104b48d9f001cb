const LIST_KINDS = ['RECENT', 'FAVORITE'];

/** Returns true if DocSearch can show a stored list. */
function isHitList(json: string): boolean {
  try {
    const list: unknown = JSON.parse(json);
    return (
      Array.isArray(list) &&
      list.every((item) => typeof item?.url === 'string' && typeof item?.hierarchy?.lvl0 === 'string')
    );
  } catch {
    return false;
  }
}

/** Removes lists of recent or favourite searches that are damaged, because DocSearch would crash the page. */
export function removeDamagedSearches(indexName: string): void {
  for (const kind of LIST_KINDS) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const stored = window.localStorage.getItem(key);
      if (stored !== null && !isHitList(stored)) window.localStorage.removeItem(key);
    } catch (error) {
      console.warn('Recent searches cannot be kept, because the browser stores nothing.', error);
      return;
    }
  }
}
