import type {ApiSymbol} from '../../declarations';
import type {Context} from '../context';
import * as nodes from '../nodes';

/** Renders the example that shows a class best. */
export function renderExample({id}: ApiSymbol, {examples}: Context): nodes.Blocks {
  const best = examples.get(id);
  return nodes.section('example', best ? [nodes.example(best)] : []);
}
