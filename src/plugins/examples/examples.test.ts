import {describe, expect, test} from 'vitest';
import type {RecordedExample} from '../../lib/examples';
import type {SymbolTable} from '../../lib/reference';
import {createModule} from '.';
import {createGallery} from './gallery';
import {createProgram} from './program';

const program = (name: string, ...shows: string[]): RecordedExample => ({
  name,
  title: 'A button',
  alt: 'A window with a button',
  shows,
  topic: 'buttons',
  source: `import {QPushButton} from '@nodegui/nodegui';\nconst button: QPushButton = new QPushButton();\nbutton.show();\n`,
  folder: '',
  screenshot: {light: 'light.webp', dark: 'dark.webp', width: 240, height: 120},
  steps: [],
});

describe('modules of examples/', () => {
  test('X-03 a module has the program in both languages and imports its pictures as files', async () => {
    const created = await createProgram(program('push-button', 'QPushButton'));
    const module = createModule(created);
    expect(module).toMatch(
      /^import picture1 from "!!.*file-loader.*!@site\/examples\/push-button\/dark\.webp";$/m,
    );
    expect(module).toContain('"screenshot":{"light":picture0,"dark":picture1,"width":240,"height":120}');
    expect(created.typescript).toContain('button: QPushButton = ');
    expect(created.javascript).toContain(' {QPushButton} = <span class="code-name">require</span>');
    // The first call loads the compiler and the formatter, so it needs more time.
  }, 30_000);

  test('X-03 the gallery has one picture per symbol, preferably from the example with its name', () => {
    const symbols: SymbolTable = {
      QPushButton: {kind: 'class', url: '/p', members: {}, statics: [], exported: true},
      QLabel: {kind: 'class', url: '/l', members: {}, statics: [], exported: true},
    };
    const pages = {'/p': {kind: 'class' as const, summary: 'A button with a text.', exported: true}};
    const items = createGallery(
      [
        program('counter', 'QPushButton'),
        program('label', 'QLabel'),
        program('push-button', 'QPushButton'),
        program('x', 'QNone'),
      ],
      symbols,
      pages,
    );
    expect(items.map(({name}) => name)).toEqual(['label', 'push-button']);
    expect(items[1]).toEqual({
      name: 'push-button',
      symbol: 'QPushButton',
      summary: 'A button with a text.',
      url: '/p',
      topic: 'buttons',
      alt: 'A window with a button',
      light: 'light.webp',
      dark: 'dark.webp',
      width: 240,
      height: 120,
    });
  });
});
