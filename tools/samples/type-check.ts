import ts from 'typescript';
import {type Block, type Problem, readMeta} from './blocks';
import {createBrokenUseFinder, readBrokenMembers} from './broken-members';
import {createPreludeImporter, DECLARATIONS, PRELUDES} from './preludes';
import {createVirtualHost, OPTIONS} from './virtual-host';

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
