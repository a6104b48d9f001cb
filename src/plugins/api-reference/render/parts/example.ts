import type {ApiSymbol} from '../../declarations';
import type {Context} from '../context';
import * as nodes from '../nodes';

/** The program that illustrates a class best. */
export function example({id}: ApiSymbol, {examples}: Context): nodes.Blocks {
  const best = examples.get(id);
  return nodes.section('example', best ? [nodes.example(best)] : []);
}
