import type {ApiSymbol, Member, Structure} from '../../src/plugins/api-reference/declarations';
import {readApi} from '../../src/plugins/api-reference/files';
import {createModel, type Model} from '../../src/plugins/api-reference/model';
import {root} from '../paths';

/** Classes that only the package itself uses, and enums that no module exports, so programs can't read them at run time. */
const UNMEASURED = ['CacheTestQObject', 'WrapperCache', 'PointerType', 'TabletDevice'];

/** Reads the classes and enums that can be measured from `reference/api.json`, sorted by name. */
export function readDeclarations(): Model {
  const {version, symbols} = readApi(root);
  const isMeasured = ({kind, name}: ApiSymbol) =>
    (kind === 'class' || kind === 'enum') && !UNMEASURED.includes(name);
  const measured = symbols.filter(isMeasured).sort((a, b) => (a.name < b.name ? -1 : 1));
  return createModel({version, symbols: measured});
}

/** Returns the methods that a class declares itself. */
export const listMethods = ({members}: Structure): Member[] => members.filter(({kind}) => kind === 'method');

/** Creates an object with the name and a value of each class. Classes whose value is empty are left out. */
export const createByClass = <Value extends object>(
  classes: readonly Structure[],
  createValue: (declared: Structure) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    classes
      .map((declared) => [declared.name, createValue(declared)] as const)
      .filter(([, value]) => Object.keys(value).length > 0),
  );
