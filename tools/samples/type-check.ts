import {readdirSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import ts from 'typescript';
import {TOOLKIT_PACKAGE} from '../../src/lib/toolkit-version';
import {type Block, type Problem, ROOT, readMeta} from './blocks';
import {createBrokenUseFinder, readBrokenMembers} from './broken-members';
import {createImportLine} from './header';

const EXTENSIONS: Record<string, string> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
};

/** Compiler options of an app with `strict`. There are no DOM types, because programs run on Node.js. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  types: ['node'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Returns true if blocks of this language are type-checked. */
export const isTypeChecked = (block: Block): boolean => block.language in EXTENSIONS;

const PRELUDES_FOLDER = join(__dirname, 'preludes');
const PRELUDES = new Map(
  readdirSync(PRELUDES_FOLDER).map((file) => [basename(file, '.ts'), join(PRELUDES_FOLDER, file)]),
);
const DECLARATIONS = [join(__dirname, 'modules.d.ts'), ...PRELUDES.values()];

/**
 * Creates a function that turns blocks into modules. A fence can have `prelude=NAME` with the name of a file in `preludes/`.
 * The block can then use its exports and those of the toolkit without importing them. The function returns undefined if the
 * prelude doesn't exist.
 */
export function createPreludeImporter(
  host: ts.CompilerHost = createVirtualHost(),
): (block: Block) => string | undefined {
  const program = ts.createProgram(DECLARATIONS, OPTIONS, host);
  const checker = program.getTypeChecker();
  const readExports = (module: string): Set<string> => {
    const {resolvedModule} = ts.resolveModuleName(module, DECLARATIONS[0] ?? '', OPTIONS, ts.sys);
    const file = program.getSourceFile(resolvedModule?.resolvedFileName ?? module);
    const symbol = file && checker.getSymbolAtLocation(file);
    if (!symbol) throw new Error(`${module} cannot be read. Run "npm ci" first.`);
    return new Set(checker.getExportsOfModule(symbol).map(({name}) => name));
  };
  const toolkit = {module: TOOLKIT_PACKAGE, names: readExports(TOOLKIT_PACKAGE)};
  return (block) => {
    const prelude = readMeta(block, 'prelude');
    if (!prelude) return `\n${block.code}\n`;
    const path = PRELUDES.get(prelude);
    if (!path) return undefined;
    const scopes = [{module: path.replace(/\.ts$/, ''), names: readExports(path)}, toolkit];
    return `${createImportLine(block.code, scopes)}\n${block.code}\n`;
  };
}

/**
 * Creates a function that checks blocks against the installed package. It reads the declarations only once. Each call
 * checks all its blocks in one program, each block as a separate module. A member that doesn't work in this release is a problem
 * too.
 *
 * A fence can have:
 * - `prelude=NAME`, as {@link createPreludeImporter} explains
 * - `error="TS2345"`, an error code or part of a message: the block must fail with this error and no other
 * - `title="store.ts"`: other blocks of the page can import it as `./store`
 */
export function createTypeChecker(): (blocks: Block[]) => Problem[] {
  const host = createVirtualHost();
  const importPrelude = createPreludeImporter(host);
  const broken = readBrokenMembers();

  return (blocks) => {
    const problems: Problem[] = [];
    const files = new Map<string, Block>();
    for (const block of blocks) {
      const text = importPrelude(block);
      if (text) {
        files.set(host.add(text, block), block);
      } else {
        const names = [...PRELUDES.keys()].join(', ');
        const message = `There is no prelude "${readMeta(block, 'prelude')}". There are ${names}.`;
        problems.push(createFenceProblem(block, message));
      }
    }
    const program = ts.createProgram([...DECLARATIONS, ...files.keys()], OPTIONS, host);
    const findBrokenUses = createBrokenUseFinder(broken, program.getTypeChecker());
    for (const [path, block] of files) {
      const file = program.getSourceFile(path);
      if (!file) throw new Error(`${path} was not added to the program.`);
      const diagnostics = [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].filter((diagnostic) => !isImplicitAny(diagnostic, path));
      problems.push(...removeExpectedErrors(block, diagnostics));
      for (const {member, start} of findBrokenUses(file)) {
        const message = `\`${member}\` doesn't work in this release, as its description says.`;
        problems.push(createProblem(block, file, start, message));
      }
    }
    return problems;
  };
}

/** Returns true for an error about a missing type in JavaScript, where types can't be written. */
function isImplicitAny({code}: ts.Diagnostic, path: string): boolean {
  return path.endsWith('.js') && code >= 7005 && code < 7060;
}

/** Returns the problems of a block without the error that its fence announces, or a problem if that error is missing. */
function removeExpectedErrors(block: Block, diagnostics: ts.Diagnostic[]): Problem[] {
  const expected = readMeta(block, 'error');
  const problems = diagnostics.map((diagnostic) => toProblem(block, diagnostic));
  if (expected === undefined) return problems;
  if (problems.length === 0) {
    return [createFenceProblem(block, `Compiles, but should fail with "${expected}".`)];
  }
  return problems.filter(({message}) => !message.includes(expected));
}

function createFenceProblem({file, line}: Block, message: string): Problem {
  return {file, line: Math.max(line, 1), column: 1, message};
}

function toProblem(block: Block, {file, start, code, messageText}: ts.Diagnostic): Problem {
  const message = `${ts.flattenDiagnosticMessageText(messageText, ' ')} (TS${code})`;
  return file ? createProblem(block, file, start ?? 0, message) : createFenceProblem(block, message);
}

/** Creates a problem at a position of the virtual file of a block. */
function createProblem(block: Block, file: ts.SourceFile, start: number, message: string): Problem {
  const place = file.getLineAndCharacterOfPosition(start);
  // Line 0 of the virtual file is the line of imports, where the page has the opening fence.
  if (place.line === 0) return createFenceProblem(block, message);
  const indent = block.indents[place.line - 1] ?? 0;
  return {file: block.file, line: block.line + place.line, column: place.character + indent + 1, message};
}

interface VirtualHost extends ts.CompilerHost {
  /** Adds a file for a block and returns its path. */
  add(text: string, block: Block): string;
}

/** Creates a compiler host with additional files in memory. It parses every file only once. */
function createVirtualHost(): VirtualHost {
  const host = ts.createCompilerHost(OPTIONS);
  const blocks = new Map<string, Block>();
  const sources = new Map<string, ts.SourceFile | undefined>();
  const cache = ts.createModuleResolutionCache(ROOT, (path) => path, OPTIONS);
  return {
    ...host,
    add(text, block) {
      const path = join(ROOT, `${block.file}.${block.line}${EXTENSIONS[block.language]}`);
      blocks.set(path, block);
      sources.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.ES2022));
      return path;
    },
    getCurrentDirectory: () => ROOT,
    fileExists: (path) => sources.has(path) || host.fileExists(path),
    getSourceFile(path, ...rest) {
      if (!sources.has(path)) sources.set(path, host.getSourceFile(path, ...rest));
      return sources.get(path);
    },
    resolveModuleNameLiterals: (literals, containingFile, redirected, options) =>
      literals.map(({text}) => {
        const sibling = findSiblingBlock(text, containingFile, blocks);
        if (sibling) return {resolvedModule: {resolvedFileName: sibling, extension: extname(sibling)}};
        return ts.resolveModuleName(text, containingFile, options, host, cache, redirected);
      }),
  };
}

/**
 * Finds the block on the same page whose title is the imported file, and returns its virtual path. If several blocks have the
 * title, the nearest one above is used, or else the first one below.
 */
function findSiblingBlock(
  specifier: string,
  importingFile: string,
  blocks: Map<string, Block>,
): string | undefined {
  const importingBlock = blocks.get(importingFile);
  if (!importingBlock || !specifier.startsWith('.')) return undefined;
  const removeExtension = (path: string) => basename(path).replace(/\.[jt]sx?$/, '');
  const siblings = [...blocks].filter(
    ([, block]) =>
      block.file === importingBlock.file &&
      block !== importingBlock &&
      removeExtension(readMeta(block, 'title') ?? '') === removeExtension(specifier),
  );
  const above = siblings.filter(([, block]) => block.line < importingBlock.line);
  return (above.at(-1) ?? siblings[0])?.[0];
}
