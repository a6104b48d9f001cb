import {describe, expect, test} from 'vitest';
import type {RecordedExample} from '../../lib/examples';
import type {SymbolTable} from '../../lib/reference';
import {createExampleModule} from './example-module';
import {createGalleryModule, selectGalleryPrograms} from './gallery';

const program = (name: string, ...shows: string[]): RecordedExample => ({
  name,
  title: 'A button',
  alt: 'A window with a button',
  shows,
  topic: 'buttons',
  source: `import {QPushButton} from '@nodegui/nodegui';\nconst button: QPushButton = new QPushButton();\nbutton.show();\n`,
  files: {program: '', manifest: '', light: '', dark: ''},
  screenshot: {light: 'light.webp', dark: 'dark.webp', width: 240, height: 120},
  steps: [],
});

describe('modules of examples/', () => {
  test('X-03 a module has the program in both languages and imports its pictures as files', async () => {
    const module = await createExampleModule(program('push-button', 'QPushButton'));
    expect(module).toMatch(
      /^import picture0 from "!!.*file-loader.*!@site\/examples\/push-button\/light\.webp";$/m,
    );
    expect(module).toMatch(
      /^import picture1 from "!!.*file-loader.*!@site\/examples\/push-button\/dark\.webp";$/m,
    );
    expect(module).toContain('"screenshot":{"light":picture0,"dark":picture1,"width":240,"height":120}');
    expect(module).toContain('button: QPushButton = ');
    expect(module).toContain(' {QPushButton} = <span class=\\"code-name\\">require</span>');
    // The first call loads the compiler and the formatter, so it needs more time.
  }, 30_000);

  test('X-03 the gallery has one picture per symbol, preferably from the example with its name', () => {
    const symbols: SymbolTable = {
      QPushButton: {kind: 'class', url: '/p', members: {}, statics: [], exported: true},
      QLabel: {kind: 'class', url: '/l', members: {}, statics: [], exported: true},
    };
    const programs = selectGalleryPrograms(
      [
        program('counter', 'QPushButton'),
        program('label', 'QLabel'),
        program('push-button', 'QPushButton'),
        program('x', 'QNone'),
      ],
      symbols,
    );
    expect(programs.map(({name}) => name)).toEqual(['label', 'push-button']);
    const pages = {'/p': {kind: 'class' as const, summary: 'A button with a text.'}};
    expect(createGalleryModule(programs, symbols, pages)).toContain(
      '{"symbol":"QPushButton","summary":"A button with a text.","url":"/p","topic":"buttons","alt":"A window with a button","light":picture2,"dark":picture3,"width":240,"height":120}',
    );
  });
});
