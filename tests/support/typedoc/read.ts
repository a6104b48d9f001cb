import fs from 'node:fs';
import path from 'node:path';
import {Application, type DeclarationReflection, type ProjectReflection} from 'typedoc';
import {load as missingExports} from 'typedoc-plugin-missing-exports';
import ts from 'typescript';
import type {Declarations} from '../../../src/plugins/api-reference/declarations';
import {convertProject} from './convert';

/**
 * Reads a package's declarations with TypeDoc, which checks every type: seconds, but somebody else's understanding of
 * them, to hold ours against. May be called once in a process.
 * @throws when a declaration cannot be read, with TypeDoc's own messages
 */
export async function readWithTypeDoc(packageDir: string): Promise<Declarations> {
  const {version, typings} = JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const entry = path.resolve(packageDir, typings);
  const app = await createApplication();
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
