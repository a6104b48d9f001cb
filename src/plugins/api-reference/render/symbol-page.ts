import type {RootContent} from 'mdast';
import {DATA_ATTRIBUTES, SECTIONS, type SectionId} from '../../../lib/reference';
import type {ApiSymbol} from '../declarations';
import type {Context} from './context';
import {createFrontMatter} from './front-matter';
import {renderIntro} from './intro';
import {type Blocks, memberFilter, type Page} from './nodes';
import {renderExample} from './parts/example';
import {renderCombiningFlags} from './parts/flags';
import {renderInheritance} from './parts/inheritance';
import {renderInheritedMembers} from './parts/inherited-members';
import {renderConstructors, renderMethods, renderProperties, renderStaticMethods} from './parts/members';
import {renderMethodSummary} from './parts/method-summary';
import {renderPitfalls} from './parts/pitfalls';
import {renderSignals} from './parts/signals';
import {renderUsedBy} from './parts/used-by';
import {renderValues} from './parts/values';

/** The function that renders each section of a page. It returns nothing for a symbol without such a section. */
const RENDERERS: Record<SectionId, (symbol: ApiSymbol, context: Context) => Blocks> = {
  inheritance: renderInheritance,
  example: renderExample,
  pitfalls: renderPitfalls,
  signals: renderSignals,
  values: renderValues,
  'combining-flags': renderCombiningFlags,
  'at-a-glance': renderMethodSummary,
  constructors: renderConstructors,
  properties: renderProperties,
  methods: renderMethods,
  'static-methods': renderStaticMethods,
  'inherited-members': renderInheritedMembers,
  'used-by': renderUsedBy,
};

/** A page that describes more members has a field that filters them. */
const MAX_MEMBERS_WITHOUT_FILTER = 60;

/** The first section that lists members. */
const FIRST_MEMBERS: SectionId = 'signals';

const isMember = (node: RootContent): boolean =>
  'attributes' in node && node.attributes.some((one) => 'name' in one && one.name === DATA_ATTRIBUTES.kind);

/** Returns the number of members that a part of a page describes in full. */
const countMembers = (nodes: readonly RootContent[]): number =>
  nodes.reduce(
    (count, node) =>
      count + (isMember(node) ? 1 : 0) + ('children' in node ? countMembers(node.children) : 0),
    0,
  );

/** Renders the page of a class, an enumeration or an interface. */
export function renderSymbolPage(symbol: ApiSymbol, context: Context): Page {
  const sections = SECTIONS.map(({id}) => ({id, content: RENDERERS[id](symbol, context)}));
  const count = countMembers(sections.flatMap(({content}) => content));
  const filter = count > MAX_MEMBERS_WITHOUT_FILTER ? [memberFilter(count)] : [];
  return {
    frontMatter: createFrontMatter(symbol, context),
    content: [
      ...renderIntro(symbol, context),
      ...sections.flatMap(({id, content}) => (id === FIRST_MEMBERS ? [...filter, ...content] : content)),
    ],
  };
}
