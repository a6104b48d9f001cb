import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {findRunnableSamples} from '../../tools/samples/programs';

const ROOT = path.join(__dirname, '../..');
/** A folder that isn't written. The compiler looks for packages from there. */
const SAMPLES = path.join(ROOT, 'node_modules/.samples');
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  types: ['node'],
  skipLibCheck: true,
  allowJs: true,
};

/** Returns the members that don't work in this release, as `QTextEdit.undo`. Their descriptions begin with "Is meant to". */
function readBrokenMembers(): Set<string> {
  const broken = new Set<string>();
  for (const file of globSync('reference/classes/*.yaml', {cwd: ROOT, absolute: true})) {
    const {name, members = {}} = parse(fs.readFileSync(file, 'utf8'));
    for (const [member, description] of Object.entries<string | {summary?: string}>(members)) {
      const text = typeof description === 'string' ? description : description.summary;
      if (text?.startsWith('Is meant to')) broken.add(`${name}.${member}`);
    }
  }
  return broken;
}

test('no sample and no example calls a method that does not work in this release', () => {
  const broken = readBrokenMembers();
  const names = new Set([...broken].map((member) => member.split('.')[1] ?? ''));
  const mayCall = (code: string) => [...names].some((name) => code.includes(`.${name}(`));
  const samples = new Map(
    findRunnableSamples()
      .filter(({code}) => mayCall(code))
      .map((sample) => [
        path.join(SAMPLES, `${sample.location.replace(/\W+/g, '-')}.${sample.language}`),
        sample,
      ]),
  );
  const examples = globSync('examples/*/main.ts', {cwd: ROOT, absolute: true}).filter((file) =>
    mayCall(fs.readFileSync(file, 'utf8')),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const {fileExists, readFile} = host;
  host.fileExists = (file) => samples.has(file) || fileExists(file);
  host.readFile = (file) => samples.get(file)?.code ?? readFile(file);
  const files = [...samples.keys(), ...examples];
  const program = ts.createProgram(files, OPTIONS, host);
  const checker = program.getTypeChecker();

  const findCalls = (node: ts.Node): string[] => {
    const calls: string[] = [];
    node.forEachChild((child) => void calls.push(...findCalls(child)));
    if (!ts.isPropertyAccessExpression(node) || !names.has(node.name.text)) return calls;
    const owner = checker.getSymbolAtLocation(node.name)?.declarations?.[0]?.parent;
    const member = owner && ts.isClassDeclaration(owner) ? `${owner.name?.text}.${node.name.text}` : '';
    return broken.has(member) ? [...calls, member] : calls;
  };
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const place = samples.get(file)?.location ?? path.relative(ROOT, file);
    return source ? findCalls(source).map((member) => `${place} calls ${member}`) : [];
  });
  expect(found).toEqual([]);
});
