import {bestExample} from '../../../../lib/examples';
import type {ApiSymbol} from '../../declarations';
import type {Context} from '../context';
import * as nodes from '../nodes';

/** The program that illustrates a class best. */
export function example({kind, id}: ApiSymbol, {examples}: Context): nodes.Blocks {
  const best = kind === 'class' ? bestExample(id, examples) : undefined;
  return nodes.section('example', best ? [nodes.example(best.name)] : []);
}
