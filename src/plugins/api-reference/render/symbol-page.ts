import {SECTIONS, type SectionId} from '../../../lib/reference';
import type {ApiSymbol} from '../declarations';
import type {Context} from './context';
import {createFrontMatter} from './front-matter';
import {renderIntro} from './intro';
import type {Blocks, Page} from './nodes';
import {renderExample} from './parts/example';
import {renderCombiningFlags} from './parts/flags';
import {renderInheritance} from './parts/inheritance';
import {renderInheritedMembers} from './parts/inherited-members';
import {renderConstructors, renderMethods, renderProperties, renderStaticMethods} from './parts/members';
import {renderMethodSummary} from './parts/method-summary';
import {renderSignals} from './parts/signals';
import {renderUsedBy} from './parts/used-by';
import {renderValues} from './parts/values';

/** The function that renders each section of a page. It returns nothing for a symbol without such a section. */
const RENDERERS: Record<SectionId, (symbol: ApiSymbol, context: Context) => Blocks> = {
  inheritance: renderInheritance,
  example: renderExample,
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

/** Renders the page of a class, an enumeration or an interface. */
export const renderSymbolPage = (symbol: ApiSymbol, context: Context): Page => ({
  frontMatter: createFrontMatter(symbol, context),
  content: [...renderIntro(symbol, context), ...SECTIONS.flatMap(({id}) => RENDERERS[id](symbol, context))],
});
