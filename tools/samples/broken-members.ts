import ts from 'typescript';
import {readContext} from '../../src/plugins/api-reference/files';
import {ROOT} from './blocks';

/**
 * Returns the members that don't work in this release, for example `QTextEdit.undo`. Their descriptions begin with "Should".
 */
export function readBrokenMembers(): Set<string> {
  const broken = new Set<string>();
  for (const [id, {members}] of readContext(ROOT).descriptions) {
    for (const [name, {summary}] of members) {
      if (summary.startsWith('Should ')) broken.add(`${id}.${name}`);
    }
  }
  return broken;
}

/** A place that uses a broken member. */
interface BrokenUse {
  /** The class and the member, for example `QTextEdit.undo`. */
  member: string;
  /** Position in the file, in characters. */
  start: number;
}

/** Creates a function that finds the uses of broken members in a file. */
export function createBrokenUseFinder(
  broken: Set<string>,
  checker: ts.TypeChecker,
): (node: ts.Node) => BrokenUse[] {
  const names = new Set([...broken].map((member) => member.split('.')[1]));
  const findClass = (name: ts.MemberName): string | undefined => {
    const owner = checker.getSymbolAtLocation(name)?.declarations?.[0]?.parent;
    return owner && ts.isClassDeclaration(owner) ? owner.name?.text : undefined;
  };
  return function find(node): BrokenUse[] {
    const uses: BrokenUse[] = [];
    node.forEachChild((child) => void uses.push(...find(child)));
    if (!ts.isPropertyAccessExpression(node) || !names.has(node.name.text)) return uses;
    const member = `${findClass(node.name)}.${node.name.text}`;
    return broken.has(member) ? [...uses, {member, start: node.name.getStart()}] : uses;
  };
}
