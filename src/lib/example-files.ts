import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkYaml} from './checked-yaml';
import {
  type Example,
  type ExampleManifest,
  exampleSchema,
  manifestSchema,
  type RecordedExample,
} from './examples';
import {readJsonFile} from './json-file';
import {formatNearest} from './nearest';

/** Returns the names of all programs in `directory` (`examples/`), sorted. Each folder is a program. */
export function listExampleNames(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

/**
 * Reads one program.
 *
 * @param directory path of `examples/`
 * @throws an Error that names file, line and fix when the program or its data is missing or wrong
 */
export function readExample(directory: string, name: string): Example {
  const folder = join(directory, name);
  const read = (file: string) => {
    if (existsSync(join(folder, file))) return readFileSync(join(folder, file), 'utf8');
    const hint = existsSync(folder) ? '' : formatNearest(name, listExampleNames(directory));
    throw new Error(`examples/${name}/${file} is missing.${hint}`);
  };
  const text = read('example.yaml');
  const {data, fail, faults} = checkYaml({path: `examples/${name}/example.yaml`, text}, exampleSchema);
  if (data?.continues !== undefined) {
    const others = listExampleNames(directory).filter((other) => other !== name);
    if (!others.includes(data.continues)) {
      const hint = formatNearest(data.continues, others);
      fail(['continues'], `there is no other program examples/${data.continues} to continue.${hint}`);
    }
  }
  if (!data || faults.length > 0) throw new Error(faults.join('\n'));
  return {
    ...data,
    name,
    folder,
    source: read('main.ts')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n'),
  };
}

/**
 * Reads the manifest of an example.
 * @throws an Error that names the file if it is missing, not valid JSON, or lacks something
 */
export const readManifest = ({folder}: Pick<Example, 'folder'>): ExampleManifest =>
  readJsonFile(join(folder, 'manifest.json'), manifestSchema);

/**
 * Reads an example with what was recorded.
 * @throws an Error that names the command to run if a picture is missing, or if the steps were drawn before they changed
 */
export function readRecordedExample(directory: string, name: string): RecordedExample {
  const example = readExample(directory, name);
  const {folder, play = []} = example;
  const remedy = 'Run "npm run examples" and commit what it makes.';
  const manifest = existsSync(join(folder, 'manifest.json')) ? readManifest(example) : undefined;
  const missing = ['manifest.json', ...Object.keys(manifest?.pictures ?? {})].filter(
    (file) => !existsSync(join(folder, file)),
  );
  if (!manifest || missing.length > 0) {
    throw new Error(`examples/${name} lacks ${missing.join(', ')}. ${remedy}`);
  }
  const {screenshot, steps} = manifest;
  if (play.length !== steps.length) {
    throw new Error(
      `examples/${name}/example.yaml: "play" has ${play.length} steps, but ${steps.length} were drawn. ${remedy}`,
    );
  }
  return {
    ...example,
    screenshot,
    steps: steps.flatMap((recorded, index) => (play[index] ? [{...play[index], ...recorded}] : [])),
  };
}
