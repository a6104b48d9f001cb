// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Release} from '../../lib/history';
import ReleaseComparison from '.';
import {fetchReleases} from './fetch-releases';

vi.mock('./fetch-releases', () => ({fetchReleases: vi.fn()}));

const RELEASES: Release[] = [
  {version: '1.0.0', runsOn: {}, declared: {QLabel: {'': 'class QLabel', text: 'text(): string'}}},
  {
    version: '1.1.0',
    runsOn: {},
    declared: {QLabel: {'': 'class QLabel', text: 'text(): number'}, QMenu: {'': 'class QMenu'}},
  },
  {
    version: '1.2.0',
    runsOn: {},
    declared: {QLabel: {'': 'class QLabel', text: 'text(): number'}, QMenu: {'': 'class QMenu'}},
  },
  {
    version: '1.10.0',
    runsOn: {},
    declared: {
      QLabel: {'': 'class QLabel', text: 'text(): number', clear: 'clear(): void', fill: 'fill(): void'},
      QMenu: {'': 'class QMenu'},
      QAction: {'': 'class QAction', text: 'text(): string'},
    },
  },
];

beforeEach(() => {
  vi.mocked(fetchReleases).mockReset().mockResolvedValue(RELEASES);
});

afterEach(cleanup);

function open(search: string) {
  const history = createMemoryHistory({initialEntries: [`/docs/api/changes${search}`]});
  render(
    <Router history={history}>
      <ReleaseComparison versions="1.10.0 1.2.0 1.1.0 1.0.0" />
    </Router>,
  );
  return history;
}

const choice = (name: string) => screen.getByLabelText<HTMLSelectElement>(name).value;

test('the last two releases are selected at first, and nothing is compared before somebody chooses another one', () => {
  open('');
  expect([choice('From'), choice('To')]).toEqual(['1.2.0', '1.10.0']);
  screen.getByText('Choose a release to see what changed.');
  expect(fetchReleases).not.toHaveBeenCalled();
});

test('new and changed members are listed', async () => {
  open('?from=1.0.0&to=1.1.0');
  expect(await screen.findByText('QLabel: 1 changed')).toBeTruthy();
  expect(screen.getByText('New (1)').nextElementSibling?.textContent).toBe('QMenu');
  expect(document.querySelector('details p')?.textContent).toBe('text(): string became text(): number');
});

test('a message is shown if two releases have the same API', async () => {
  open('?from=1.1.0&to=1.2.0');
  expect(await screen.findByText('1.2.0 declares the same API as 1.1.0.')).toBeTruthy();
});

test('new members of a class are listed as new, and not as changes', async () => {
  open('?from=1.2.0&to=1.10.0');
  const heading = await screen.findByText('New (3)');
  expect(heading.nextElementSibling?.textContent).toBe('QAction');
  const fold = screen.getByText('QLabel: 2 new').closest('details');
  expect(fold?.querySelector('p')?.textContent).toBe('clear, fill');
  expect(screen.queryByText(/Changed/)).toBeNull();
});

test('the older release is compared with the newer one, whichever way round they are named', async () => {
  open('?from=1.10.0&to=1.2.0');
  expect(await screen.findByText('New (3)')).toBeTruthy();
  expect([choice('From'), choice('To')]).toEqual(['1.2.0', '1.10.0']);
  expect(screen.queryByText(/Removed/)).toBeNull();
});

test('choosing a release that is newer than the other one swaps both', () => {
  const history = open('?from=1.0.0&to=1.1.0');
  fireEvent.change(screen.getByLabelText('From'), {target: {value: '1.10.0'}});
  expect([choice('From'), choice('To')]).toEqual(['1.1.0', '1.10.0']);
  expect(history.location.search).toBe('?from=1.1.0&to=1.10.0');
});

test('comparing a release with itself shows a request to choose another one', async () => {
  open('?from=1.1.0&to=1.1.0');
  expect(await screen.findByText('Choose two different releases.')).toBeTruthy();
});

test("an error is shown if the history can't be loaded, and it's loaded again when the visitor asks for it", async () => {
  vi.mocked(fetchReleases).mockRejectedValueOnce(new Error('offline'));
  open('?from=1.0.0&to=1.1.0');
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText('New (1)')).toBeTruthy();
  expect(screen.queryByRole('button', {name: 'Try again'})).toBeNull();
});

test('the keyboard focus moves to the result if the history is loaded again', async () => {
  vi.mocked(fetchReleases).mockRejectedValueOnce(new Error('offline'));
  open('?from=1.0.0&to=1.1.0');
  const button = await screen.findByRole('button', {name: 'Try again'});
  button.focus();
  fireEvent.click(button);
  await screen.findByText('New (1)');
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('screen readers read out one sentence about the result, and not the lists', async () => {
  open('?from=1.0.0&to=1.1.0');
  await screen.findByText('New (1)');
  expect(screen.getByRole('status').textContent).toBe('This is what changed from 1.0.0 to 1.1.0.');
  expect(document.querySelector('[aria-live]')).toBeNull();
});

test('the address names both releases and changes with the selection', () => {
  const history = open('?from=1.0.0');
  expect([choice('From'), choice('To')]).toEqual(['1.0.0', '1.10.0']);
  fireEvent.change(screen.getByLabelText('To'), {target: {value: '1.1.0'}});
  expect(history.location.search).toBe('?from=1.0.0&to=1.1.0');
  expect(history.length).toBe(1);
});

test('a release that does not exist is not compared', () => {
  open('?from=9.9.9');
  expect(choice('From')).toBe('1.2.0');
});
