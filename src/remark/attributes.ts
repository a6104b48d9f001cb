import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {getOwn} from '../lib/get-own';
import {formatNearest} from '../lib/nearest';
import {formatLocation} from './node-location';

/** The attributes of the components that many pages use. */
const COMPONENTS: Readonly<Record<string, {required: readonly string[]; optional?: readonly string[]}>> = {
  Example: {required: ['name'], optional: ['marksNewLines', 'hasCode']},
  Gallery: {required: ['topic']},
  GuideList: {required: ['group']},
  MovedSections: {required: ['page', 'sections']},
  TabItem: {required: ['value', 'label']},
  Tabs: {required: [], optional: ['groupId', 'lazy']},
};

/**
 * Stops the build if a component has an attribute that doesn't exist, or lacks one that it needs. Nothing else would notice,
 * because the types of MDX aren't checked. The error names the place.
 */
export default function remarkAttributes() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('attributes' in node)) return;
      const component = getOwn(COMPONENTS, node.name ?? '');
      if (!component) return;
      const {required, optional = []} = component;
      const known = [...required, ...optional];
      const names = node.attributes.map((attribute) => ('name' in attribute ? attribute.name : '{…}'));
      const start = `${formatLocation(node, file)} <${node.name}>`;
      const unknown = names.find((name) => !known.includes(name));
      if (unknown) file.fail(`${start} has no attribute "${unknown}".${formatNearest(unknown, known)}`);
      const missing = required.find((name) => !names.includes(name));
      if (missing) file.fail(`${start} needs the attribute "${missing}".`);
    });
  };
}
