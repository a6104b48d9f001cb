// @vitest-environment happy-dom
// cspell:ignore qtoolbutton qgridlayout
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import SymbolFilter from '.';

afterEach(cleanup);

const list = (
  <SymbolFilter>
    <h2>Buttons</h2>
    <ul>
      <li>
        <a href="/qpushbutton">QPushButton</a> a button that is pressed
      </li>
      <li>
        <a href="/qtoolbutton">QToolButton</a> a button of a toolbar
      </li>
    </ul>
    <h2>Layouts</h2>
    <ul>
      <li>
        <a href="/qgridlayout">QGridLayout</a> rows and columns
      </li>
    </ul>
  </SymbolFilter>
);

const type = (value: string) => fireEvent.input(screen.getByLabelText('Filter by name'), {target: {value}});
const visible = () =>
  [...document.querySelectorAll<HTMLElement>('h2, li')]
    .filter((element) => !element.hidden)
    .map((element) => element.querySelector('a')?.textContent ?? element.textContent);

test('names that lack one of the words are hidden, and headings without an entry', () => {
  render(list);
  type('button  PUSH');
  expect(visible()).toEqual(['Buttons', 'QPushButton']);
  expect(screen.getByRole('status').textContent).toBe('1 symbol');
});

test('all names are shown again when nothing is typed, without a count', () => {
  render(list);
  type('grid');
  type('');
  expect(visible()).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a description is no name', () => {
  render(list);
  type('rows');
  expect(visible()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('0 symbols');
});
