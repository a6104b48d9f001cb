import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {parse} from 'yaml';
import {ROOT} from './blocks';

/** The first words of the description of a member that doesn't work. */
const OPENING = 'Should ';

/**
 * Returns the members of classes that don't work in this release, for example `QTextEdit.undo`. Their descriptions begin
 * with "Should".
 */
export function readBrokenMembers(): Set<string> {
  const broken = new Set<string>();
  for (const file of globSync('classes/*.yaml', {cwd: `${ROOT}/reference`, absolute: true})) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(OPENING)) continue;
    const {name, members = {}} = parse(text);
    for (const [member, description] of Object.entries<string | {summary?: string} | null>(members)) {
      const summary = typeof description === 'string' ? description : description?.summary;
      if (summary?.startsWith(OPENING)) broken.add(`${name}.${member}`);
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
