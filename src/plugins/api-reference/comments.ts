import ts from 'typescript';
import type {PackageComment} from './declarations';

/** What the package's own comment says of a declaration: the last one in front of it. */
export function commentOf(node: ts.Node): {comment?: PackageComment} {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  if (!comment) return {};
  const source = node.getSourceFile().text;
  const margin = marginOf(source.slice(comment.pos, comment.end));
  const text = (from: number, to: number) => source.slice(from, to).replace(margin, '').trim();

  const end = comment.end - '*/'.length;
  const tags = comment.tags ?? [];
  const summary = text(comment.pos + '/**'.length, tags[0]?.pos ?? end);
  const params: Record<string, string> = {};
  let returns = '';
  for (const [index, tag] of tags.entries()) {
    const said = text(startOf(tag), tags[index + 1]?.pos ?? end).replace(/^- /, '');
    if (ts.isJSDocReturnTag(tag)) returns = said;
    if (ts.isJSDocParameterTag(tag) && said) params[tag.name.getText()] = said;
  }
  return summary || returns || Object.keys(params).length > 0 ? {comment: {summary, params, returns}} : {};
}

/** Where the text of a tag starts: behind its name, a type in braces, and what it is about. */
function startOf(tag: ts.JSDocTag): number {
  const type = ts.isJSDocReturnTag(tag) ? tag.typeExpression?.end : undefined;
  const parameter = ts.isJSDocParameterTag(tag)
    ? Math.max(tag.name.end, tag.typeExpression?.end ?? 0)
    : undefined;
  return parameter ?? type ?? tag.tagName.end;
}

/** What stands in front of the lines of a comment: the first that says something has it. */
function marginOf(comment: string): RegExp {
  const [, indent = '', star] = /\n(?:[ \t]*\r?\n)*([ \t]*)(\*(?!\/))?/.exec(comment) ?? [];
  return new RegExp(`^[ \\t]{0,${indent.length}}${star ? '(?:\\* ?)?' : ''}`, 'gm');
}
