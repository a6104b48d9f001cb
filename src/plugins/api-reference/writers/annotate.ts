import MagicString from 'magic-string';
import ts from 'typescript';
import type {SymbolComments} from './tsdoc';

/**
 * Puts doc comments on what a file declares, in place of those that are there.
 * @param text a declaration file, or the source that it was made from
 * @param comments those of the symbols that the file declares
 */
export function annotate(text: string, comments: readonly SymbolComments[]): string {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const byName = new Map(comments.map((symbol) => [symbol.name, symbol]));
  const result = new MagicString(text);
  const put = (node: ts.Node, words: string | undefined): void => {
    if (!words) return;
    const start = node.getStart();
    const old = ts
      .getLeadingCommentRanges(text, node.getFullStart())
      ?.findLast(({pos}) => text.startsWith('/**', pos));
    const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
    const lines = words.split('\n').map((line) => `${indent} *${line && ` ${line}`}`);
    const made = ['/**', ...lines, `${indent} */`].join('\n');
    if (old) result.overwrite(old.pos, old.end, made);
    else result.appendLeft(start, `${made}\n${indent}`);
  };
  for (const statement of source.statements) {
    for (const [name, declaration] of declaredBy(statement)) {
      const symbol = byName.get(name);
      if (!symbol) continue;
      put(statement, symbol.own);
      for (const member of membersOf(declaration)) put(member, symbol.members.get(nameOf(member)));
    }
  }
  return result.toString();
}

function declaredBy(statement: ts.Statement): [name: string, declaration: ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
  }
  const isNamed =
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement);
  return isNamed && statement.name ? [[statement.name.text, statement]] : [];
}

type Member = ts.ClassElement | ts.TypeElement | ts.EnumMember;

/** Members that others see: of overloads those, and not what implements them. */
function membersOf(declaration: ts.Node): Member[] {
  const members: Member[] =
    ts.isClassDeclaration(declaration) ||
    ts.isInterfaceDeclaration(declaration) ||
    ts.isEnumDeclaration(declaration)
      ? [...declaration.members]
      : [];
  const hasBody = (member: Member) => 'body' in member && member.body !== undefined;
  const overloaded = new Set(members.filter((member) => !hasBody(member)).map(nameOf));
  return members.filter((member) => !hasBody(member) || !overloaded.has(nameOf(member)));
}

/** Name of a member, which an enum may have in quotes. */
function nameOf(member: Member): string {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  const {name} = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}
