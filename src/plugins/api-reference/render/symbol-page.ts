import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {DATA_ATTRIBUTES, SECTIONS, type SectionId} from '../../../lib/reference';
import type {ApiSymbol} from '../declarations';
import {getEditUrl} from '../descriptions';
import {type Context, getSymbolDescription} from './context';
import {renderIntro} from './intro';
import {findFirstSentence} from './markdown';
import {type Blocks, example, type FrontMatter, memberFilter, type Page, section} from './nodes';
import {renderCombiningFlags} from './parts/combining-flags';
import {renderInheritance, renderInheritedMembers} from './parts/inheritance';
import {
  renderConstructors,
  renderMethodSummary,
  renderMethods,
  renderProperties,
  renderStaticMethods,
} from './parts/members';
import {renderPitfalls} from './parts/pitfalls';
import {renderSignals} from './parts/signals';
import {renderUsedBy} from './parts/used-by';
import {renderValues} from './parts/values';

/** Renders the example that shows a class best. */
function renderExample({id}: ApiSymbol, {examples}: Context): Blocks {
  const best = examples.get(id);
  return section('example', best ? [example(best)] : []);
}

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

const isMember = (node: Nodes): boolean =>
  'attributes' in node && node.attributes.some((one) => 'name' in one && one.name === DATA_ATTRIBUTES.kind);

/** Returns the number of members that a part of a page describes in full. */
function countMembers(children: RootContent[]): number {
  let count = 0;
  visit({type: 'root', children} satisfies Root, (node) => {
    if (isMember(node)) count += 1;
  });
  return count;
}

/** Creates the front matter of a symbol's page. Its edit link leads to the description of the symbol. */
function createFrontMatter(symbol: ApiSymbol, context: Context): FrontMatter {
  const sentence = findFirstSentence(getSymbolDescription(symbol, context).summary);
  const kind = symbol.kind === 'enum' ? 'enumeration' : symbol.kind;
  const description = context.descriptions.get(symbol.id);
  const aliases = description?.aliases ?? [];
  return {
    title: symbol.id,
    sidebar_label: symbol.id,
    description: `${symbol.id}, ${kind} of NodeGUI ${context.model.version}${sentence ? `: ${sentence}` : '.'}`,
    keywords: [...new Set([symbol.id, symbol.name, 'NodeGUI', 'Qt', symbol.kind, ...aliases])],
    custom_edit_url: getEditUrl(description),
  };
}

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
