// @vitest-environment happy-dom
import {act, cleanup, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import WideTable from '.';

let observed: Element[] = [];
let measure: () => void = () => undefined;

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe = (element: Element) => void observed.push(element);
      disconnect = () => void observed.splice(0);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wideTable = (
  <WideTable>
    <table className="signals">
      <tbody>
        <tr>
          <td>clicked</td>
        </tr>
      </tbody>
    </table>
  </WideTable>
);

/** Gives the table a width and its content another, as a browser measures them. */
function layOut(widths: {table: number; content: number}): void {
  const table = screen.getByRole('table');
  Object.defineProperty(table, 'clientWidth', {value: widths.table, configurable: true});
  Object.defineProperty(table, 'scrollWidth', {value: widths.content, configurable: true});
  act(measure);
}

const isFocusable = () => screen.getByRole('table').hasAttribute('tabindex');

test('a table is focusable only while it overflows', () => {
  render(wideTable);
  expect(isFocusable()).toBe(false);
  layOut({table: 300, content: 500});
  expect(screen.getByRole('table').tabIndex).toBe(0);
  layOut({table: 500, content: 500});
  expect(isFocusable()).toBe(false);
});

test('a table is measured again when its content grows, until it is unmounted', () => {
  const {unmount} = render(wideTable);
  expect(observed.map(({tagName}) => tagName)).toEqual(['TABLE', 'TBODY']);
  unmount();
  expect(observed).toEqual([]);
});

test('the table keeps its attributes, and has no tab index before it has been measured', () => {
  expect(renderToString(wideTable)).toMatch(/^<table class="signals"><tbody>/);
});
