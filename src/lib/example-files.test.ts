import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {listExampleNames, readExample, readRecordedExample} from './example-files';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'examples-'));
  mkdirSync(join(directory, 'push-button'));
  put('main.ts', 'win.show();\n');
  put('example.yaml', 'title: A button\nalt: A window\nshows: [QPushButton]\ntopic: buttons\n');
});

function put(file: string, text: string): void {
  writeFileSync(join(directory, 'push-button', file), text);
}

describe('reading examples/', () => {
  test('X-03 a program has its text, its data and its files', () => {
    expect(listExampleNames(directory)).toEqual(['push-button']);
    expect(readExample(directory, 'push-button')).toMatchObject({
      name: 'push-button',
      title: 'A button',
      alt: 'A window',
      shows: ['QPushButton'],
      topic: 'buttons',
      source: 'win.show();\n',
      folder: join(directory, 'push-button'),
    });
  });

  test.each([
    [
      'an alias that no anchor defines, such as *text*',
      'title: *Bold* text',
      ':1:8 put the text that begins with "*Bold*"',
    ],
    [
      'a character that is not UTF-8',
      Buffer.from([...Buffer.from('title: Caf'), 0xe9]),
      ':1:11 this character is not UTF-8',
    ],
  ])('the error for %s names the line and the fix', (_, title, message) => {
    const rest = '\nalt: A window\nshows: [QPushButton]\ntopic: buttons\n';
    const text = Buffer.concat([Buffer.from(title), Buffer.from(rest)]);
    writeFileSync(join(directory, 'push-button', 'example.yaml'), text);
    expect(() => readExample(directory, 'push-button')).toThrow(
      `examples/push-button/example.yaml${message}`,
    );
  });

  test('a program with Windows line ends and a byte order mark has the same text as without', () => {
    put('main.ts', '\uFEFFconst a = 1;\r\nwin.show();\r\n');
    expect(readExample(directory, 'push-button').source).toBe('const a = 1;\nwin.show();\n');
  });

  test('X-03 the error for an unknown name suggests similar ones', () => {
    expect(() => readExample(directory, 'push-buton')).toThrow('Nearest names: push-button.');
  });

  test.each([
    ['main.ts', 'examples/push-button/main.ts is missing'],
    ['example.yaml', 'examples/push-button/example.yaml is missing'],
  ])('X-03 without %s the error names the file and the fix', (file, message) => {
    rmSync(join(directory, 'push-button', file));
    expect(() => readExample(directory, 'push-button')).toThrow(message);
  });

  const good = 'title: A button\nalt: A window\nshows: [QPushButton]\ntopic: buttons\n';
  test.each([
    ['no text for the picture', good.replace(/alt: .*\n/, ''), ':1:1 "alt" is missing'],
    [
      'a title of two lines',
      good.replace('A button', '|\n  A\n  B'),
      ':1:1 "title": must be one line of text',
    ],
    ['no symbol', good.replace('[QPushButton]', '[]'), ':3:1 "shows": must not be empty'],
    ['a topic that is no topic', good.replace('buttons', 'knobs'), ':4:1 "topic": Invalid option'],
    ['a time that is no number', `${good}settle: long`, ':5:1 "settle": expected number, received string'],
    ['a field nobody reads', `${good}wait: 3`, ':5:1 unknown key "wait"'],
    [
      'a program that continues an unknown one',
      `${good}continues: push`,
      ':5:1 there is no other program examples/push to continue.',
    ],
    [
      'a program that continues itself',
      `${good}continues: push-button`,
      ':5:1 there is no other program examples/push-button to continue.',
    ],
    ['an empty file', '', ':1:1 the file is empty'],
    ['a file with only a comment', '# A button\n', ':1:1 the file is empty'],
    ['a list', '- title\n', ':1:1 the file: expected object, received array'],
    ['a key twice', `${good}title: B\n`, ':5:1 the key title is there twice: remove one of them'],
    ['a symbol twice', good.replace('QPushButton', 'A, A'), ':3:1 "shows": lists the same text twice'],
    ['a merge conflict', `${good}<<<<<<< HEAD\n`, ':5:1 resolve the merge conflict'],
    ['a second document', `${good}---\n${good}`, ':5:1 remove this line: it begins a second document'],
    ['a text that YAML would cut', good.replace('A button', 'A #red one'), ':1:8 put this text into quotes'],
    [
      'a text that YAML reads as a tag',
      good.replace('A button', '!A button'),
      ':1:8 put the text that begins with "!A"',
    ],
    ['a fault after a byte order mark', `\uFEFF${good}wait: 3`, ':5:1 unknown key "wait"'],
    [
      'a fault in a file with Windows line ends',
      `${good}wait: 3`.replaceAll('\n', '\r\n'),
      ':5:1 unknown key "wait"',
    ],
    [
      'an unknown action',
      `${good}play: [{do: clik, caption: x, result: y}]`,
      ':5:9 "do": Invalid option: expected one of "move"',
    ],
  ])('X-03 %s is refused with file, line and column', (_, yaml, message) => {
    put('example.yaml', yaml);
    expect(() => readExample(directory, 'push-button')).toThrow(
      `examples/push-button/example.yaml${message}`,
    );
  });
});

describe('reading the pictures and steps of an example', () => {
  const screenshot = {window: 'Counter', light: 'light.webp', dark: 'dark.webp', width: 240, height: 120};
  const step = {screenshot: {...screenshot, light: 'light-1.webp'}, effects: [], lines: [1]};
  const pictures = {'light.webp': '', 'dark.webp': '', 'light-1.webp': ''};
  const manifest = {package: '0.74.2', program: '', pictures, screenshot, steps: [step]};
  const read = () => readRecordedExample(directory, 'push-button');

  beforeEach(() => {
    for (const file of Object.keys(pictures)) put(file, 'x');
    put('manifest.json', JSON.stringify(manifest));
    putSteps('Press.');
  });

  function putSteps(...captions: string[]): void {
    const texts = ['title: A button', 'alt: A window', 'shows: [QPushButton]', 'topic: buttons'];
    const steps = captions.map((caption) => `- {do: click, caption: ${caption}, result: It counts.}`);
    put('example.yaml', [...texts, 'play:', ...steps].join('\n'));
  }

  test('X-10 a step has its caption and its result, and what was recorded', () => {
    const {screenshot: first, steps} = read();
    expect(first).toEqual(screenshot);
    expect(steps).toEqual([{do: 'click', caption: 'Press.', result: 'It counts.', ...step}]);
  });

  test.each([
    'manifest.json',
    'dark.webp',
    'light-1.webp',
  ])('X-03 if %s is missing, the error names the command to run', (file) => {
    rmSync(join(directory, 'push-button', file));
    expect(read).toThrow(
      `examples/push-button lacks ${file}. Run "npm run examples" and commit what it makes.`,
    );
  });

  test('a step that has not been drawn yet is an error, because the page would lack it', () => {
    putSteps('Press.', 'Press again.');
    expect(read).toThrow(
      'examples/push-button/example.yaml: "play" has 2 steps, but 1 were drawn. Run "npm run examples"',
    );
  });

  test('a manifest without the picture is an error that names what is missing', () => {
    put('manifest.json', JSON.stringify({...manifest, screenshot: undefined}));
    expect(read).toThrow(/manifest\.json has unexpected content: "screenshot" is missing/);
  });
});
