import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import ts from 'typescript';
import {type Block, metaValue, type Problem} from './blocks';
import {header} from './header';

/** The module that samples are about. */
export const TOOLKIT = '@nodegui/nodegui';
const EXTENSIONS: Record<string, string> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
};

// What `strict` in a user's tsconfig.json gives. No DOM: programs run on Node.js.
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  types: ['node'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.Preserve,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Whether blocks of this language are type-checked. */
export const isTyped = (block: Block): boolean => block.language in EXTENSIONS;

/** Type-checks blocks and says what is wrong with them. */
export type TypeCheck = (blocks: Block[]) => Problem[];

/** The code of a block under one line of imports that its prelude stands for; undefined without such a prelude. */
export type Complete = (block: Block) => string | undefined;

const PRELUDES = new Map(
  readdirSync(join(__dirname, 'preludes')).map((file) => [
    basename(file, '.ts'),
    join(__dirname, 'preludes', file),
  ]),
);
const DECLARATIONS = [join(__dirname, 'modules.d.ts'), ...PRELUDES.values()];

/**
 * Makes whole modules of blocks. A fence may say `prelude=NAME`, a file of `preludes/`: its exports and all exports
 * of the toolkit are then in scope.
 *
 * @param root folder with `node_modules`
 */
export const completer = (root: string): Complete => completerWith(virtualHost(root));

function completerWith(host: ts.CompilerHost): Complete {
  const from = join(__dirname, 'preludes/window.ts');
  const exportsOf = exportReader(ts.createProgram(DECLARATIONS, OPTIONS, host), from);
  const toolkit = {module: TOOLKIT, names: exportsOf(TOOLKIT)};
  return (block) => {
    const prelude = metaValue(block, 'prelude');
    if (!prelude) return `\n${block.code}\n`;
    const path = PRELUDES.get(prelude);
    if (!path) return undefined;
    const scopes = [{module: path.replace(/\.ts$/, ''), names: exportsOf(path)}, toolkit];
    return `${header(block.code, scopes)}\n${block.code}\n`;
  };
}

/**
 * Makes a checker of blocks against the installed package. It reads the declarations once; each call
 * then checks its blocks in one program, every block as a module of its own.
 *
 * A fence may name a prelude (see {@link completer}), `error="TS2345"` (or a part of the message: the block must
 * fail with nothing else), and `title="store.ts"` (other blocks of the page can import it as `./store`).
 *
 * @param root folder with `node_modules`; blocks are checked as if they lay there
 */
export function typeChecker(root: string): TypeCheck {
  const host = virtualHost(root);
  const complete = completerWith(host);

  return (blocks) => {
    const problems: Problem[] = [];
    const files = new Map<string, Block>();
    for (const block of blocks) {
      const text = complete(block);
      if (text) {
        files.set(host.add(text, block), block);
      } else {
        const names = [...PRELUDES.keys()].join(', ');
        problems.push(
          atFence(block, `There is no prelude "${metaValue(block, 'prelude')}". There are ${names}.`),
        );
      }
    }
    const program = ts.createProgram([...DECLARATIONS, ...files.keys()], OPTIONS, host);
    for (const [path, block] of files) {
      const file = program.getSourceFile(path);
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      problems.push(
        ...judge(
          block,
          found.filter((one) => !isImplicitAny(one, path)),
        ),
      );
    }
    return problems;
  };
}

/** JavaScript has no place to write the type that these errors ask for. */
function isImplicitAny({code}: ts.Diagnostic, path: string): boolean {
  return path.endsWith('.js') && code >= 7005 && code < 7060;
}

function judge(block: Block, found: ts.Diagnostic[]): Problem[] {
  const expected = metaValue(block, 'error');
  const problems = found.map((diagnostic) => problemOf(block, diagnostic));
  if (expected === undefined) return problems;
  if (problems.length === 0) return [atFence(block, `Compiles, but should fail with "${expected}".`)];
  return problems.filter(({message}) => !message.includes(expected));
}

function atFence({file, line}: Block, message: string): Problem {
  return {file, line: Math.max(line, 1), column: 1, message};
}

function problemOf(block: Block, {file, start, code, messageText}: ts.Diagnostic): Problem {
  const message = `${ts.flattenDiagnosticMessageText(messageText, ' ')} (TS${code})`;
  const place = file?.getLineAndCharacterOfPosition(start ?? 0);
  // Line 0 of the virtual file is the header, which stands where the page has the opening fence.
  if (!place || place.line === 0) return atFence(block, message);
  const indent = block.indents[place.line - 1] ?? 0;
  return {file: block.file, line: block.line + place.line, column: place.character + indent + 1, message};
}

/** Reads the names that a module exports, from the program's point of view. */
function exportReader(program: ts.Program, from: string): (module: string) => Set<string> {
  const checker = program.getTypeChecker();
  return (module) => {
    const resolved = ts.resolveModuleName(module, from, OPTIONS, ts.sys).resolvedModule?.resolvedFileName;
    const file = program.getSourceFile(resolved ?? module);
    const symbol = file && checker.getSymbolAtLocation(file);
    if (!symbol) throw new Error(`${module} cannot be read: run "npm ci".`);
    return new Set(checker.getExportsOfModule(symbol).map(({name}) => name));
  };
}

interface VirtualHost extends ts.CompilerHost {
  /** Adds a file for a block and returns its path. */
  add(text: string, block: Block): string;
}

/** The compiler's host with files that exist in memory alone, and with every file parsed once. */
function virtualHost(root: string): VirtualHost {
  const host = ts.createCompilerHost(OPTIONS);
  const blocks = new Map<string, Block>();
  const sources = new Map<string, ts.SourceFile | undefined>();
  const cache = ts.createModuleResolutionCache(root, (path) => path, OPTIONS);
  return {
    ...host,
    add(text, block) {
      const path = join(root, `${block.file}.${block.line}${EXTENSIONS[block.language]}`);
      blocks.set(path, block);
      sources.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.ES2022));
      return path;
    },
    getCurrentDirectory: () => root,
    fileExists: (path) => sources.has(path) || host.fileExists(path),
    getSourceFile(path, ...rest) {
      if (!sources.has(path)) sources.set(path, host.getSourceFile(path, ...rest));
      return sources.get(path);
    },
    resolveModuleNameLiterals: (literals, containingFile, redirected, options) =>
      literals.map(({text}) => {
        const sibling = siblingBlock(text, containingFile, blocks);
        if (sibling) return {resolvedModule: {resolvedFileName: sibling, extension: extensionOf(sibling)}};
        return ts.resolveModuleName(text, containingFile, options, host, cache, redirected);
      }),
  };
}

/** The file of the nearest block above (else below) on the same page whose title is the imported file. */
function siblingBlock(specifier: string, from: string, blocks: Map<string, Block>): string | undefined {
  const importer = blocks.get(from);
  if (!importer || !specifier.startsWith('.')) return undefined;
  const stem = (path: string) => basename(path).replace(/\.[jt]sx?$/, '');
  const titled = [...blocks].filter(
    ([, block]) =>
      block.file === importer.file &&
      block !== importer &&
      stem(metaValue(block, 'title') ?? '') === stem(specifier),
  );
  const above = titled.filter(([, block]) => block.line < importer.line);
  return (above.at(-1) ?? titled[0])?.[0];
}

function extensionOf(path: string): ts.Extension {
  if (path.endsWith('.tsx')) return ts.Extension.Tsx;
  return path.endsWith('.js') ? ts.Extension.Js : ts.Extension.Ts;
}
