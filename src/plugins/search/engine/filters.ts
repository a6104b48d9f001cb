import type {SearchRecord} from '../records/types';

const ATTRIBUTES = ['language', 'version', 'docusaurus_tag', 'type', 'kind'] as const;

/** Reads facet filters `attribute:value` as what they let pass: records for which of each list at least one holds. */
export function readFilters(filters: readonly string[][]): (record: SearchRecord) => boolean {
  const lists = filters.map((alternatives) =>
    alternatives.flatMap((filter) => {
      const separator = filter.indexOf(':');
      const attribute = ATTRIBUTES.find((name) => name === filter.slice(0, separator));
      return attribute ? [{attribute, value: filter.slice(separator + 1)}] : [];
    }),
  );
  return (record) => lists.every((list) => list.some(({attribute, value}) => record[attribute] === value));
}
