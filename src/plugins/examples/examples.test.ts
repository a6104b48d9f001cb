import {describe, expect, test} from 'vitest';
import type {SymbolTable} from '../../lib/reference';
import {galleryModule, galleryPrograms} from './gallery';
import {exampleModule} from './modules';
import type {PicturedExample} from './picture';

const program = (name: string, ...shows: string[]): PicturedExample => ({
  name,
  title: 'A button',
  alt: 'A window with a button',
  shows,
  topic: 'buttons',
  source: `import {QPushButton} from '@nodegui/nodegui';\nconst button: QPushButton = new QPushButton();\nbutton.show();\n`,
  files: {program: '', manifest: '', light: '', dark: ''},
  width: 240,
  height: 120,
});

describe('modules of examples/', () => {
  test('X-03 a program comes in both languages, with its pictures as files of their own', async () => {
    const module = await exampleModule(program('push-button', 'QPushButton'));
    expect(module).toMatch(
      /^import picture0 from "!!.*file-loader.*!@site\/examples\/push-button\/light\.webp";$/m,
    );
    expect(module).toMatch(
      /^import picture1 from "!!.*file-loader.*!@site\/examples\/push-button\/dark\.webp";$/m,
    );
    expect(module).toContain('button: QPushButton = ');
    expect(module).toContain(' {QPushButton} = <span class=\\"code-name\\">require</span>');
    // It brings the compiler and the formatter.
  }, 30_000);

  test('X-03 the gallery has one picture per symbol, from the program about it where there is one', () => {
    const symbols: SymbolTable = {
      QPushButton: {kind: 'class', url: '/p', members: {}, statics: [], exported: true},
      QLabel: {kind: 'class', url: '/l', members: {}, statics: [], exported: true},
    };
    const programs = galleryPrograms(
      [
        program('counter', 'QPushButton'),
        program('label', 'QLabel'),
        program('push-button', 'QPushButton'),
        program('x', 'QNone'),
      ],
      symbols,
    );
    expect(programs.map(({name}) => name)).toEqual(['label', 'push-button']);
    expect(galleryModule(programs, symbols)).toContain(
      '{...{"symbol":"QPushButton","url":"/p","topic":"buttons","alt":"A window with a button","width":240,"height":120}, light: light1, dark: dark1}',
    );
  });
});
