// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter, Route} from 'react-router-dom';
import {afterEach, expect, test} from 'vitest';
import MovedSections from '.';

afterEach(cleanup);

const SECTIONS = [{id: 'step-2', to: '/tutorial/form', title: 'Step 2'}];

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Route path="/base/tutorial" exact>
        <MovedSections sections={SECTIONS} />
      </Route>
      <Route path="/base/tutorial/form">The form</Route>
    </MemoryRouter>,
  );

test('the old address of a section leads to its page', async () => {
  open('/base/tutorial#step-2');
  expect(await screen.findByText('The form')).toBeTruthy();
});

test('any other address shows the list, where each entry has the old id of its section', () => {
  open('/base/tutorial#step-1');
  expect(screen.getByRole('link', {name: 'Step 2'}).closest('li')?.id).toBe('step-2');
});
