// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {Link, MemoryRouter} from 'react-router-dom';
import {afterEach, expect, test, vi} from 'vitest';
import SymbolFilter from '.';

afterEach(cleanup);

const list = (
  <MemoryRouter>
    <SymbolFilter>
      <h2>Classes</h2>
      <h3>Buttons</h3>
      <ul>
        <li>
          <a href="/qpushbutton">QPushButton</a> a button that is pressed
        </li>
        <li>
          <a href="/qtoolbutton">QToolButton</a> a button of a toolbar
        </li>
      </ul>
      <h3>Layouts</h3>
      <ul>
        <li>
          <a href="/qgridlayout" id="grid">
            QGridLayout
          </a>{' '}
          rows and columns
        </li>
      </ul>
    </SymbolFilter>
    <Link to="#grid">Grids</Link>
  </MemoryRouter>
);

const type = (value: string) => fireEvent.input(screen.getByLabelText('Filter by name'), {target: {value}});
const visible = () =>
  [...document.querySelectorAll<HTMLElement>('h2, h3, li')]
    .filter((element) => !element.hidden)
    .map((element) => element.querySelector('a')?.textContent ?? element.textContent);

test('names that lack one of the words are hidden, and so are headings without an entry', () => {
  render(list);
  type('button  PUSH');
  expect(visible()).toEqual(['Classes', 'Buttons', 'QPushButton']);
  expect(screen.getByRole('status').textContent).toBe('1 symbol');
});

test('all names are shown again when nothing is typed, without a count', () => {
  render(list);
  type('grid');
  type('');
  expect(visible()).toHaveLength(6);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a filter without a match offers the search', () => {
  render(list);
  type('print & scan');
  const link = screen.getByRole('link', {name: 'Search all pages instead'});
  expect(link.getAttribute('href')).toBe('/search?q=print%20%26%20scan');
  type('grid');
  expect(screen.queryByRole('link', {name: 'Search all pages instead'})).toBeNull();
});

test('the name of a member, copied from code, finds the class', () => {
  render(list);
  type('QPushButton.setText()');
  expect(visible()).toEqual(['Classes', 'Buttons', 'QPushButton']);
});

test('text without a word shows all names, without a count', () => {
  render(list);
  type('..');
  expect(visible()).toHaveLength(6);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('words of a description do not match', () => {
  render(list);
  type('rows');
  expect(visible()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('0 symbols');
});

test('a link to a hidden entry shows it each time that it is followed', () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(list);
  for (const _ of [1, 2]) {
    type('push');
    expect(visible()).not.toContain('QGridLayout');
    fireEvent.click(screen.getByRole('link', {name: 'Grids'}));
    expect(visible()).toContain('QGridLayout');
  }
});
