import fs from 'node:fs';
import path from 'node:path';
import {
  Application,
  type Context,
  Converter,
  type DeclarationReflection,
  type DocumentationEntryPoint,
  type ProjectReflection,
  type Reflection,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import {load as missingExports} from 'typedoc-plugin-missing-exports';
import ts from 'typescript';
import {toRelativePath} from '../../src/lib/relative-path';
import type {Declarations} from '../../src/plugins/api-reference/declarations';
import {convertProject} from './convert';

/**
 * Reads the declarations of a package, which are the exports of its entry point and the types that they name.
 * Call it only once in a process, because the plugin for missing exports changes TypeDoc's classes.
 * @param packageDir absolute path of the package, with its `package.json`
 * @throws if a declaration can't be read; TypeDoc has printed why
 */
export async function readDeclarations(packageDir: string): Promise<Declarations> {
  const {version, typings} = JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const entry = path.resolve(packageDir, typings);
  const app = await createApplication();
  keepDeclaredTypes(app.converter);
  app.options.setValue('entryPoints', [entry]);
  app.options.setCompilerOptions([entry], COMPILER_OPTIONS, []);
  const entryPoints = app.getEntryPoints() ?? [];
  // `app.convert()` would create the program of the entry points again.
  const project = app.converter.convert(entryPoints);
  if (app.logger.hasErrors()) throw new Error(`TypeDoc could not read ${entry}; its messages are above.`);
  const exported = findExportedReflections(entryPoints, project);
  return {version, symbols: convertProject(project, exported, (file) => toRelativePath(packageDir, file))};
}

/** Compiler options for the package's declarations, which only see the types of Node.js. */
const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

const createApplication = () =>
  Application.bootstrapWithPlugins(
    {
      // Pass the function instead of its name, because the plugin must patch the same copy of TypeDoc's classes.
      plugin: [missingExports],
      excludePrivate: true,
      skipErrorChecking: true,
      disableGit: true,
      sourceLinkTemplate: '{path}',
      readme: 'none',
      logLevel: 'Error',
      // An option of the plugin, unknown to TypeDoc's types.
      ...{placeInternalsInOwningModule: true},
    },
    // Without option readers, the configuration files of the site are ignored.
    [],
  );

/**
 * Makes TypeDoc keep types as they are declared. By default it uses the types of the compiler, which reorders the parts of
 * a union and drops those that another part contains.
 */
function keepDeclaredTypes(converter: Converter): void {
  const getDeclarations = (context: Context, reflection: Reflection) =>
    context.getSymbolFromReflection(reflection)?.declarations ?? [];
  converter.on(
    Converter.EVENT_CREATE_SIGNATURE,
    (context: Context, reflection: SignatureReflection, declaration?: ts.Node) => {
      if (!declaration || !ts.isFunctionLike(declaration)) return;
      const scope = context.withScope(reflection);
      if (declaration.type && ts.isTypeNode(declaration.type)) {
        reflection.type = converter.convertType(scope, declaration.type);
      }
      for (const [index, parameter] of (reflection.parameters ?? []).entries()) {
        const type = declaration.parameters[index]?.type;
        if (type && ts.isTypeNode(type)) parameter.type = converter.convertType(scope, type);
      }
    },
  );
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context: Context, reflection: DeclarationReflection) => {
    const [declaration] = getDeclarations(context, reflection);
    if (!declaration || !(ts.isPropertyDeclaration(declaration) || ts.isPropertySignature(declaration)))
      return;
    reflection.type = converter.convertType(context.withScope(reflection), declaration.type);
  });
  converter.on(
    Converter.EVENT_CREATE_TYPE_PARAMETER,
    (context: Context, reflection: TypeParameterReflection) => {
      const {constraint} = getDeclarations(context, reflection).find(ts.isTypeParameterDeclaration) ?? {};
      if (constraint) reflection.type = converter.convertType(context.withScope(reflection), constraint);
    },
  );
}

/** Finds the reflections that the entry point exports. The project also has those that the plugin added. */
function findExportedReflections(
  entryPoints: readonly DocumentationEntryPoint[],
  project: ProjectReflection,
): Set<DeclarationReflection> {
  const exportedReflections = new Set<DeclarationReflection>();
  for (const {program, sourceFile} of entryPoints) {
    const checker = program.getTypeChecker();
    const entry = checker.getSymbolAtLocation(sourceFile);
    for (const symbol of entry ? checker.getExportsOfModule(entry) : []) {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      const files = target.declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
      for (const reflection of project.children ?? []) {
        const file = reflection.sources?.[0]?.fullFileName ?? '';
        if (reflection.name === symbol.name && files.includes(file)) exportedReflections.add(reflection);
      }
    }
  }
  return exportedReflections;
}
