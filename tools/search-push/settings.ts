import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {FACETS} from '../../src/plugins/search/engine/request';
import {readSynonyms} from '../../src/plugins/search/read-synonyms';
import {HIT_FIELDS, LEVELS} from '../../src/plugins/search/records/types';

const HEADINGS = LEVELS.slice(1).map((level) => `hierarchy.${level}`);

/** Settings of the Algolia index. Titles of pages count most, then members and headings, then text. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    ...HEADINGS.map((name) => `unordered(${name})`),
    'unordered(aliases)',
    'unordered(topics)',
    'content',
  ],
  camelCaseAttributes: HEADINGS,
  attributesForFaceting: [...FACETS],
  attributesToRetrieve: [...HIT_FIELDS],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  separatorsToIndex: '_',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  ignorePlurals: ['en'],
  queryLanguages: ['en'],
  removeStopWords: ['en'],
  removeWordsIfNoResults: 'allOptional',
};

/** Synonyms in the format of Algolia. */
export const INDEX_SYNONYMS: SynonymHit[] = Object.entries(readSynonyms()).map(([input, synonyms]) => ({
  objectID: input.replaceAll(' ', '-'),
  type: 'oneWaySynonym',
  input,
  synonyms: [...synonyms],
}));
