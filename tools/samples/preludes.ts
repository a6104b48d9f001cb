import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import ts from 'typescript';
import {TOOLKIT_PACKAGE} from '../../src/lib/toolkit-version';
import {type Block, readMeta} from './blocks';
import {createImportLine} from './import-line';
import {createVirtualHost, OPTIONS} from './virtual-host';

const PRELUDES_FOLDER = join(__dirname, 'preludes');
export const PRELUDES = new Map(
  readdirSync(PRELUDES_FOLDER).map((file) => [basename(file, '.ts'), join(PRELUDES_FOLDER, file)]),
);
/** The files that every sample can use: the types of modules, and the preludes. */
export const DECLARATIONS = [join(__dirname, 'modules.d.ts'), ...PRELUDES.values()];

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
