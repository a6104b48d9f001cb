import path from 'node:path';
import ts from 'typescript';

/** The virtual folder of the files. It doesn't exist on disk, so the compiler finds no other files in it. */
const ROOT = '/toolkit';

/** The files of TypeScript's own library, which all releases share. */
const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/** Creates a program of files in memory (path → text). It can't import packages, so that it's the same on every machine. */
function createProgram(
  files: ReadonlyMap<string, string>,
  entry: string,
  options: ts.CompilerOptions,
): ts.Program {
  const read = (file: string) => files.get(path.posix.relative(ROOT, file));
  const host = ts.createCompilerHost(options);
  return ts.createProgram([path.posix.join(ROOT, entry)], options, {
    ...host,
    getSourceFile(file, languageVersion) {
      const text = read(file);
      if (text !== undefined) return ts.createSourceFile(file, text, languageVersion, true);
      if (!libraryFiles.has(file)) libraryFiles.set(file, host.getSourceFile(file, languageVersion));
      return libraryFiles.get(file);
    },
    getCurrentDirectory: () => ROOT,
    fileExists: (file) => read(file) !== undefined,
    directoryExists: () => true,
    readFile: read,
  });
}

/**
 * Compiles the sources of a release to the declarations that its build would publish. A type that would be inferred from a
 * package is `any`.
 * @param files path relative to the repository → text, with `tsconfig.json`
 * @returns a program of the declaration files, and the file of its entry point
 * @throws if the compiler emits no declarations for a source
 */
export function compileDeclarations(
  files: ReadonlyMap<string, string>,
  entry: string,
): {program: ts.Program; entryFile: ts.SourceFile} {
  const program = createProgram(files, entry, readCompilerOptions(files.get('tsconfig.json') ?? '{}'));
  const declarations = new Map<string, string>();
  program.emit(undefined, (file, text) => void declarations.set(path.posix.relative(ROOT, file), text));
  for (const {fileName, isDeclarationFile} of program.getSourceFiles()) {
    if (isDeclarationFile) continue;
    const file = path.posix.relative(ROOT, fileName);
    if (!declarations.has(toDeclarationFile(file))) {
      throw new Error(`TypeScript cannot write declarations for ${file}`);
    }
  }
  const declarationEntry = toDeclarationFile(entry);
  const declared = createProgram(declarations, declarationEntry, {noLib: true, types: []});
  const entryFile = declared.getSourceFile(path.posix.join(ROOT, declarationEntry));
  if (!entryFile) throw new Error(`TypeScript cannot read ${declarationEntry}`);
  return {program: declared, entryFile};
}

const toDeclarationFile = (source: string): string => source.replace(/\.ts$/, '.d.ts');

/** Returns the compiler options of the release that affect declarations, and those that every release gets. */
function readCompilerOptions(tsconfig: string): ts.CompilerOptions {
  const {config} = ts.parseConfigFileTextToJson('tsconfig.json', tsconfig);
  const {strict, strictNullChecks} = config?.compilerOptions ?? {};
  return {
    strict,
    ...(strictNullChecks === undefined ? {} : {strictNullChecks}),
    target: ts.ScriptTarget.ES2021,
    module: ts.ModuleKind.CommonJS,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    esModuleInterop: true,
    types: [],
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    removeComments: true,
  };
}
