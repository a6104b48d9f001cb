import type {SearchRecord} from '../records/types';

/** Whether a record passes facet filters `attribute:value`: of each list at least one must hold. */
export function matchesFilters(record: SearchRecord, filters: readonly string[][]): boolean {
  return filters.every((alternatives) =>
    alternatives.some((filter) => {
      const separator = filter.indexOf(':');
      const attribute = filter.slice(0, separator);
      const value = filter.slice(separator + 1);
      if (attribute === 'language' || attribute === 'version' || attribute === 'docusaurus_tag') {
        return record[attribute] === value;
      }
      return (attribute === 'type' || attribute === 'kind') && record[attribute] === value;
    }),
  );
}
