// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter, Route, useLocation} from 'react-router-dom';
import {afterEach, expect, test} from 'vitest';
import MovedSections from '.';

afterEach(cleanup);

const SECTIONS = [
  {id: 'step-2', title: 'Step 2', to: '/tutorial/form'},
  {id: 'next', title: 'What comes next'},
];

function Address() {
  const {pathname, hash} = useLocation();
  return <p>{pathname + hash}</p>;
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Route path="/base/tutorial" exact>
        <MovedSections page="/tutorial/style" sections={SECTIONS} />
      </Route>
      <Route path="/base/tutorial/">
        <Address />
      </Route>
    </MemoryRouter>,
  );

test('the old address of a section leads to the section on its new page', async () => {
  open('/base/tutorial#next');
  expect(await screen.findByText('/base/tutorial/style#next')).toBeTruthy();
});

test('the old address of a section that has become a page leads to that page', async () => {
  open('/base/tutorial#step-2');
  expect(await screen.findByText('/base/tutorial/form')).toBeTruthy();
});

test('any other address shows the list, where each entry has the old id of its section', () => {
  open('/base/tutorial#step-1');
  expect(screen.getByRole('link', {name: 'Step 2'}).closest('li')?.id).toBe('step-2');
});
