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
];

beforeEach(() => {
  vi.mocked(fetchReleases).mockReset().mockResolvedValue(RELEASES);
});

afterEach(cleanup);

function open(search: string) {
  const history = createMemoryHistory({initialEntries: [`/docs/api/changes${search}`]});
  render(
    <Router history={history}>
      <ReleaseComparison versions="1.2.0 1.1.0 1.0.0" />
    </Router>,
  );
  return history;
}

const choice = (name: string) => screen.getByLabelText<HTMLSelectElement>(name).value;

test('the last two releases are offered, and nothing is compared before somebody asks', () => {
  open('');
  expect([choice('From'), choice('To')]).toEqual(['1.1.0', '1.2.0']);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  expect(fetchReleases).not.toHaveBeenCalled();
});

test('what is new and what has changed is listed', async () => {
  open('?from=1.0.0&to=1.1.0');
  expect(await screen.findByText('QLabel: 1 changed')).toBeTruthy();
  expect(screen.getByText('New (1)').nextElementSibling?.textContent).toBe('QMenu');
  expect(document.querySelector('details p')?.textContent).toBe('text(): string became text(): number');
});

test('releases that declare the same are said to', async () => {
  open('?from=1.1.0&to=1.2.0');
  expect(await screen.findByText('1.2.0 declares what 1.1.0 does.')).toBeTruthy();
});

test('a history that does not come is said to be missing', async () => {
  vi.mocked(fetchReleases).mockRejectedValue(new Error('offline'));
  open('?from=1.0.0');
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
});

test('the address says what is compared, and follows the choice', () => {
  const history = open('?from=1.0.0');
  expect([choice('From'), choice('To')]).toEqual(['1.0.0', '1.2.0']);
  fireEvent.change(screen.getByLabelText('To'), {target: {value: '1.1.0'}});
  expect(history.location.search).toBe('?from=1.0.0&to=1.1.0');
  expect(history.length).toBe(1);
});

test('a release that does not exist is not compared', () => {
  open('?from=9.9.9');
  expect(choice('From')).toBe('1.1.0');
});
