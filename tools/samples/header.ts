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
  const bind = (name: ts.Node | undefined): void => {
    if (!name) return;
    if (ts.isIdentifier(name)) names.add(name.text);
    else ts.forEachChild(name, (child) => bind(ts.isBindingElement(child) ? child.name : undefined));
  };
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) bind(declaration.name);
    } else if (ts.isImportDeclaration(statement)) {
      const clause = statement.importClause;
      const bindings = clause?.namedBindings;
      bind(clause?.name);
      if (bindings && ts.isNamespaceImport(bindings)) bind(bindings.name);
      if (bindings && ts.isNamedImports(bindings)) for (const {name} of bindings.elements) bind(name);
    } else {
      bind(ts.getNameOfDeclaration(statement as ts.DeclarationStatement));
    }
  }
  return names;
}
