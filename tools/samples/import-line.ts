import ts from 'typescript';
import {findUsedNames} from '../../src/plugins/examples/to-commonjs';

/** A module, and the exports that a sample may use without importing them. */
interface Scope {
  module: string;
  names: Set<string>;
}

/**
 * Returns one line that imports the names which a sample uses but doesn't declare. If two scopes export the same name, the
 * first one is used. The line is empty if nothing is missing.
 */
export function createImportLine(code: string, scopes: Scope[]): string {
  const file = ts.createSourceFile('fragment.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const boundNames = findDeclaredNames(file);
  const usedNames = findUsedNames(file);
  return scopes
    .map(({module, names}) => {
      const importedNames = [...usedNames].filter((name) => names.has(name) && !boundNames.has(name));
      for (const name of importedNames) boundNames.add(name);
      return importedNames.length > 0
        ? `import {${importedNames.join(', ')}} from ${JSON.stringify(module)};`
        : '';
    })
    .join('');
}

/** Finds the names that the top level of a sample declares or imports. */
function findDeclaredNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const bind = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isIdentifier(node)) names.add(node.text);
    else if (hasBoundName(node)) bind(node.name);
    else ts.forEachChild(node, bind);
  };
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) bind(statement.declarationList);
    else if (ts.isImportDeclaration(statement)) bind(statement.importClause);
    else bind(ts.getNameOfDeclaration(statement as ts.DeclarationStatement));
  }
  return names;
}

const hasBoundName = (node: ts.Node) =>
  ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isImportSpecifier(node);
