import path from 'node:path';
import {Application, type DeclarationReflection, type ProjectReflection} from 'typedoc';
import {load as missingExports} from 'typedoc-plugin-missing-exports';
import ts from 'typescript';
import {convertProject} from './convert';
import type {Declarations} from './declarations';

/** One TypeDoc for the process: its plugin may be loaded once only. */
let application: Promise<Application> | undefined;

/**
 * Reads a package's declarations with TypeDoc. Import this file on demand: loading and running TypeDoc and the
 * compiler takes seconds that a build with nothing new need not spend.
 * @param entry its `index.d.ts`, absolute
 * @param root folder that the file names in the result are relative to: the package's own
 * @throws when a declaration cannot be read, with TypeDoc's own messages
 */
export async function readDeclarations(entry: string, root: string, version: string): Promise<Declarations> {
  application ??= createApplication();
  const app = await application;
  app.options.setValue('entryPoints', [entry]);
  app.options.setCompilerOptions([entry], COMPILER_OPTIONS, []);
  const project = await app.convert();
  if (!project || app.logger.hasErrors()) {
    app.logger.resetErrors();
    throw new Error(
      `TypeDoc could not read ${entry}; its messages are above. Is the package installed whole?`,
    );
  }
  const exported = exportedReflections(app, project);
  return {version, symbols: convertProject(project, exported, (file) => path.relative(root, file))};
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
