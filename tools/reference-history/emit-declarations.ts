import path from 'node:path';
import ts from 'typescript';

/** The virtual folder of the sources. It doesn't exist on disk, so the compiler finds no other files in it. */
const ROOT = '/toolkit';

/**
 * Compiles the sources of a release to the declarations that its build would publish.
 *
 * Packages that the sources import aren't available, so that the result is the same on every machine. A type that would
 * be inferred from such a package is `any`.
 * @param files path relative to the repository → text, with `tsconfig.json`
 * @returns path of each source → its declarations
 * @throws if the compiler emits no declarations for a source
 */
export function emitDeclarations(files: ReadonlyMap<string, string>, entry: string): Map<string, string> {
  const sources = new Map([...files].map(([file, text]) => [path.posix.join(ROOT, file), text]));
  const options = readCompilerOptions(files.get('tsconfig.json') ?? '{}');
  const libraryFolder = path.dirname(ts.getDefaultLibFilePath(options));
  const read = (file: string) =>
    sources.get(file) ?? (file.startsWith(libraryFolder) ? ts.sys.readFile(file) : undefined);
  const host: ts.CompilerHost = {
    getSourceFile: (file, languageVersion) =>
      file.startsWith(libraryFolder)
        ? readLibraryFile(file)
        : createSourceFile(file, read(file), languageVersion),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (file) => read(file) !== undefined,
    readFile: read,
    directoryExists: (folder) => [...sources.keys()].some((file) => file.startsWith(`${folder}/`)),
    getDirectories: () => [],
    writeFile: () => {},
  };
  const program = ts.createProgram({rootNames: [path.posix.join(ROOT, entry)], options, host});
  const declarations = new Map<string, string>();
  program.emit(undefined, (_, text, __, ___, [source] = []) => {
    if (source) declarations.set(path.posix.relative(ROOT, source.fileName), text);
  });
  for (const {fileName, isDeclarationFile} of program.getSourceFiles()) {
    if (!fileName.startsWith(ROOT) || isDeclarationFile) continue;
    const file = path.posix.relative(ROOT, fileName);
    if (!declarations.has(file)) throw new Error(`TypeScript cannot write declarations for ${file}`);
  }
  return declarations;
}

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

const libraryFiles = new Map<string, ts.SourceFile>();
function readLibraryFile(file: string): ts.SourceFile | undefined {
  const sourceFile =
    libraryFiles.get(file) ?? createSourceFile(file, ts.sys.readFile(file), ts.ScriptTarget.ES2021);
  if (sourceFile) libraryFiles.set(file, sourceFile);
  return sourceFile;
}

const createSourceFile = (
  file: string,
  text: string | undefined,
  languageVersion: ts.ScriptTarget | ts.CreateSourceFileOptions,
) => (text === undefined ? undefined : ts.createSourceFile(file, text, languageVersion));
