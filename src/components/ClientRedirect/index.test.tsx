// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter, Route, StaticRouter} from 'react-router-dom';
import {afterEach, expect, test} from 'vitest';
import ClientRedirect from '.';

afterEach(cleanup);

const routes = (
  <>
    <Route path="/docs" exact>
      The documentation starts at the synopsis.
      <ClientRedirect to="/docs/synopsis" />
    </Route>
    <Route path="/docs/synopsis">Synopsis</Route>
  </>
);

test('in the browser, the visitor is taken to the other page', async () => {
  render(<MemoryRouter initialEntries={['/docs']}>{routes}</MemoryRouter>);
  expect(await screen.findByText('Synopsis')).toBeTruthy();
  expect(screen.queryByText(/starts at/)).toBeNull();
});

test('the HTML from the server contains the text that leads to the other page', () => {
  const context: {url?: string} = {};
  const html = renderToString(
    <StaticRouter location="/docs" context={context}>
      {routes}
    </StaticRouter>,
  );
  expect(html).toContain('The documentation starts at the synopsis.');
  expect(context.url).toBeUndefined();
});
