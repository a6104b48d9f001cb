import {parse} from 'acorn';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxAttributeValueExpression} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {listExampleNames} from '../lib/example-files';
import {formatNearest} from '../lib/nearest';
import {formatLocation} from './node-location';

/** Options of the transformer. */
export interface Options {
  /** Path of `examples/`. */
  directory: string;
}

/**
 * Turns `<Example name="push-button" />` into `<Example program={…} />`. The program is the module that
 * `src/plugins/examples` creates from `examples/push-button`.
 *
 * If there is no such folder, the build stops with an error that names the file, the line and similar names.
 */
export default function remarkExample({directory}: Options) {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('attributes' in node) || node.name !== 'Example') return;
      const attribute = node.attributes.find((candidate) => 'name' in candidate && candidate.name === 'name');
      // `src/remark/attributes.ts` reports a missing name.
      if (!attribute) return;
      const name = String(attribute.value);
      const names = listExampleNames(directory);
      if (!names.includes(name)) {
        const hint = formatNearest(name, names);
        file.fail(
          `${formatLocation(node, file)} <Example name="${name}">: there is no examples/${name}.${hint}`,
        );
      }
      Object.assign(attribute, createProgramAttribute(`@generated/examples/default/${name}.js`));
    });
  };
}

/** Creates the attribute `program={require("…").default}`. MDX needs it as a tree, and tools that print Markdown as text. */
function createProgramAttribute(module: string): Omit<MdxJsxAttribute, 'type'> {
  const value = `require(${JSON.stringify(module)}).default`;
  const estree = parse(value, {ecmaVersion: 'latest', sourceType: 'module'});
  const data = {estree} as MdxJsxAttributeValueExpression['data'];
  return {name: 'program', value: {type: 'mdxJsxAttributeValueExpression', value, data}};
}
