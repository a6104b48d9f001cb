import {SECTIONS, type SectionId} from '../../../lib/reference';
import type {ApiSymbol} from '../declarations';
import type {Context} from './context';
import {frontMatterOf} from './front-matter';
import {intro} from './intro';
import type {Blocks, Page} from './nodes';
import {example} from './parts/example';
import {combiningFlags} from './parts/flags';
import {inheritance} from './parts/inheritance';
import {inheritedMembers} from './parts/inherited';
import {constructors, methods, properties, staticMethods} from './parts/members';
import {methodSummary} from './parts/method-summary';
import {signals} from './parts/signals';
import {usedBy} from './parts/used-by';
import {values} from './parts/values';

/** What makes each part of a page; it gives nothing for a symbol that has no such part. */
const PARTS: Record<SectionId, (symbol: ApiSymbol, context: Context) => Blocks> = {
  inheritance,
  example,
  signals,
  values,
  'combining-flags': combiningFlags,
  'at-a-glance': methodSummary,
  constructors,
  properties,
  methods,
  'static-methods': staticMethods,
  'inherited-members': inheritedMembers,
  'used-by': usedBy,
};

/** The page of a class, an enumeration or an interface. */
export const symbolPage = (symbol: ApiSymbol, context: Context): Page => ({
  frontMatter: frontMatterOf(symbol, context),
  content: [...intro(symbol, context), ...SECTIONS.flatMap(({id}) => PARTS[id](symbol, context))],
});
