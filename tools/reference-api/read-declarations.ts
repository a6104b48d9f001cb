import fs from 'node:fs';
import path from 'node:path';
import {
  Application,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import {load as missingExports} from 'typedoc-plugin-missing-exports';
import ts from 'typescript';
import type {Declarations} from '../../src/plugins/api-reference/declarations';
import {convertProject} from './convert';

/**
 * Reads what a package declares: what its entry point exports, and what that names.
 * May be called once in a process, because the plugin for missing exports changes TypeDoc's classes.
 * @param packageDir absolute path of the package, with its `package.json`
 * @throws when a declaration cannot be read, with TypeDoc's own messages
 */
export async function readDeclarations(packageDir: string): Promise<Declarations> {
  const {version, typings} = JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const entry = path.resolve(packageDir, typings);
  const app = await createApplication();
  keepDeclaredTypes(app.converter);
  app.options.setValue('entryPoints', [entry]);
  app.options.setCompilerOptions([entry], COMPILER_OPTIONS, []);
  const project = await app.convert();
  if (!project || app.logger.hasErrors())
    throw new Error(`TypeDoc could not read ${entry}; its messages are above.`);
  const exported = exportedReflections(app, project);
  return {version, symbols: convertProject(project, exported, (file) => path.relative(packageDir, file))};
}

/** The package's declarations use node's globals; nothing else of the site is visible to them. */
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
      // The function, not its name: the plugin patches TypeDoc's classes, so both have to come from one loader.
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
    // No readers: the site's own configuration files have no say in what is read.
    [],
  );

/**
 * Lets TypeDoc take types as they are declared. By itself it takes them as the compiler keeps them, with the parts of a
 * union in another order, or left out where another part contains them.
 */
function keepDeclaredTypes(converter: Converter): void {
  const declarationsOf = (context: Context, reflection: Reflection) =>
    context.getSymbolFromReflection(reflection)?.declarations ?? [];
  converter.on(
    Converter.EVENT_CREATE_SIGNATURE,
    (context: Context, reflection: SignatureReflection, declaration?: ts.Node) => {
      if (!declaration || !ts.isFunctionLike(declaration)) return;
      const scope = context.withScope(reflection);
      if (declaration.type && ts.isTypeNode(declaration.type))
        reflection.type = converter.convertType(scope, declaration.type);
      for (const [index, parameter] of (reflection.parameters ?? []).entries()) {
        const type = declaration.parameters[index]?.type;
        if (type && ts.isTypeNode(type)) parameter.type = converter.convertType(scope, type);
      }
    },
  );
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context: Context, reflection: DeclarationReflection) => {
    const [declaration] = declarationsOf(context, reflection);
    if (!declaration || !(ts.isPropertyDeclaration(declaration) || ts.isPropertySignature(declaration)))
      return;
    reflection.type = converter.convertType(context.withScope(reflection), declaration.type);
  });
  converter.on(
    Converter.EVENT_CREATE_TYPE_PARAMETER,
    (context: Context, reflection: TypeParameterReflection) => {
      const {constraint} = declarationsOf(context, reflection).find(ts.isTypeParameterDeclaration) ?? {};
      if (constraint) reflection.type = converter.convertType(context.withScope(reflection), constraint);
    },
  );
}

/** Reflections of what the entry point exports; the missing-exports plugin puts the others beside them. */
function exportedReflections(app: Application, project: ProjectReflection): Set<DeclarationReflection> {
  const found = new Set<DeclarationReflection>();
  for (const {program, sourceFile} of app.getEntryPoints() ?? []) {
    const checker = program.getTypeChecker();
    const entry = checker.getSymbolAtLocation(sourceFile);
    for (const symbol of entry ? checker.getExportsOfModule(entry) : []) {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      const files = target.declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
      for (const reflection of project.children ?? []) {
        const file = reflection.sources?.[0]?.fullFileName ?? '';
        if (reflection.name === symbol.name && files.includes(file)) found.add(reflection);
      }
    }
  }
  return found;
}
