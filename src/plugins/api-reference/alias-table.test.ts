import {expect, test} from 'vitest';
import {generateSmallReference} from '../../../tests/support/small-reference';
import {readSmallToolkit} from '../../../tests/support/small-toolkit';
import type {AliasTable} from '../../lib/reference';

test('aliases of a symbol, its members and its signals are in aliases.json by URL, and in the keywords of the page', () => {
  const descriptions = [
    {
      path: 'reference/classes/qwidget.yaml',
      text: `
name: QWidget
kind: class
summary: A widget.
aliases: [component, div]
members:
  move: {summary: Moves it., aliases: [set position]}
`,
    },
    {
      path: 'reference/interfaces/qwidgetsignals.yaml',
      text: `
name: QWidgetSignals
kind: interface
summary: The signals of a widget.
members:
  windowTitleChanged: {summary: Emitted with the new title., aliases: [renamed]}
`,
    },
    {
      path: 'reference/globals.yaml',
      text: 'kind: globals\nmembers:\n  wrap: {summary: Wraps., aliases: [box]}\n',
    },
  ];
  const files = generateSmallReference(readSmallToolkit(), {descriptions});
  const table = JSON.parse(files.get('aliases.json') ?? '') as AliasTable;
  expect(table).toEqual({
    '/docs/api/generated/classes/qwidget': {
      '': ['component', 'div'],
      move: ['set position'],
      windowtitlechanged: ['renamed'],
    },
    '/docs/api/generated/globals': {wrap: ['box']},
  });
  expect(files.get('classes/qwidget.mdx')).toMatch(/keywords:[\s\S]*?- component\n\s+- div\n/);
});
