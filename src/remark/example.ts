import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {listExampleNames} from '../lib/examples';
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
    visit(tree, (node) => {
      if (!isExample(node)) return;
      const attribute = findAttribute(node, 'name');
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

function isExample(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Example';
}

function findAttribute(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): MdxJsxAttribute | undefined {
  return node.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** Creates the attribute `program={require("…").default}`. MDX needs it as a tree, and tools that print Markdown as text. */
function createProgramAttribute(module: string): Omit<MdxJsxAttribute, 'type'> {
  const quotedModule = JSON.stringify(module);
  return {
    name: 'program',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require(${quotedModule}).default`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            {
              type: 'ExpressionStatement',
              expression: {
                type: 'MemberExpression',
                computed: false,
                optional: false,
                property: {type: 'Identifier', name: 'default'},
                object: {
                  type: 'CallExpression',
                  optional: false,
                  callee: {type: 'Identifier', name: 'require'},
                  arguments: [{type: 'Literal', value: module, raw: quotedModule}],
                },
              },
            },
          ],
        },
      },
    },
  };
}
