// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter, Route} from 'react-router-dom';
import {afterEach, expect, test} from 'vitest';
import ClientRedirect from '.';

afterEach(cleanup);

const page = (
  <MemoryRouter initialEntries={['/docs']}>
    <Route path="/docs" exact>
      The documentation starts at the synopsis.
      <ClientRedirect to="/docs/synopsis" />
    </Route>
    <Route path="/docs/synopsis">Synopsis</Route>
  </MemoryRouter>
);

test('in the browser, the visitor is taken to the other page', async () => {
  render(page);
  expect(await screen.findByText('Synopsis')).toBeTruthy();
  expect(screen.queryByText(/starts at/)).toBeNull();
});

test('the server still renders the page that leads to the other one', () => {
  expect(renderToString(page)).toContain('The documentation starts at the synopsis.');
});
