import {basename, extname, join} from 'node:path';
import ts from 'typescript';
import {type Block, ROOT, readMeta} from './blocks';

const EXTENSIONS: Record<string, string> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
};

/** Compiler options of an app with `strict`. There are no DOM types, because programs run on Node.js. */
export const OPTIONS: ts.CompilerOptions = {
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

export const isTypeChecked = (block: Block): boolean => block.language in EXTENSIONS;

interface VirtualHost extends ts.CompilerHost {
  /** Adds a file for a block and returns its path. */
  add(text: string, block: Block): string;
}

/** Creates a compiler host with additional files in memory. It parses every file only once. */
export function createVirtualHost(): VirtualHost {
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
