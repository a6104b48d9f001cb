import MagicString from 'magic-string';
import ts from 'typescript';
import type {FileChange} from './patch';
import type {SymbolComments} from './tsdoc';

/**
 * Adds doc comments to the files of a package.
 * @param read returns the text of a file, or undefined if it doesn't exist
 * @returns the files that change, by path relative to the package
 */
export function addDocComments(
  comments: readonly SymbolComments[],
  read: (file: string) => string | undefined,
): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  for (const file of new Set(comments.map((symbol) => symbol.file))) {
    const symbols = comments.filter((symbol) => symbol.file === file);
    const before = read(file);
    const after = before && addComments(before, symbols);
    if (before && after && after !== before) changes.set(file, {before, after});
  }
  return changes;
}

/**
 * Adds doc comments to the declarations of a file, and replaces existing ones.
 * @param text the text of a declaration file, or of the source that it was compiled from
 * @param comments the comments of the symbols that the file declares
 * @returns the text with the comments
 */
export function addComments(text: string, comments: readonly SymbolComments[]): string {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const symbolByName = new Map(comments.map((symbol) => [symbol.name, symbol]));
  const result = new MagicString(text);
  const setComment = (node: ts.Node, comment: string | undefined): void => {
    if (!comment) return;
    const start = node.getStart();
    const existing = ts
      .getLeadingCommentRanges(text, node.getFullStart())
      ?.findLast(({pos}) => text.startsWith('/**', pos));
    const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
    const lines = comment.split('\n').map((line) => `${indent} *${line && ` ${line}`}`);
    const formatted = ['/**', ...lines, `${indent} */`].join('\n');
    if (existing) result.overwrite(existing.pos, existing.end, formatted);
    else result.appendLeft(start, `${formatted}\n${indent}`);
  };
  for (const statement of source.statements) {
    for (const [name, declaration] of listDeclarations(statement)) {
      const symbol = symbolByName.get(name);
      if (!symbol) continue;
      setComment(statement, symbol.comment);
      for (const member of listPublicMembers(declaration)) {
        setComment(member, symbol.members.get(readName(member)));
      }
    }
  }
  return result.toString();
}

function listDeclarations(statement: ts.Statement): [name: string, declaration: ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((variable) => [variable.name.getText(), variable]);
  }
  const name = ts.getNameOfDeclaration(statement as ts.DeclarationStatement);
  return name ? [[name.getText(), statement]] : [];
}

type Member = ts.ClassElement | ts.TypeElement | ts.EnumMember;

/** Lists the members that callers see, so it leaves out the implementation of overloads. */
function listPublicMembers(declaration: ts.Node): Member[] {
  const members: Member[] =
    ts.isClassDeclaration(declaration) ||
    ts.isInterfaceDeclaration(declaration) ||
    ts.isEnumDeclaration(declaration)
      ? [...declaration.members]
      : [];
  const hasBody = (member: Member) => 'body' in member && member.body !== undefined;
  const overloaded = new Set(members.filter((member) => !hasBody(member)).map(readName));
  return members.filter((member) => !hasBody(member) || !overloaded.has(readName(member)));
}

/** Returns the name of a member. In an enum, the name may be in quotes. */
function readName(member: Member): string {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  const {name} = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}
