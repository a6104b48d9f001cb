// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {findOpenedPages} from '../client/opened-pages';
import {OpenedPages} from './OpenedPages';

vi.mock('../client/site', () => ({getSiteScope: () => 'https://docs.example/'}));
vi.mock('../client/opened-pages', () => ({findOpenedPages: vi.fn()}));

afterEach(cleanup);

test('opened pages are links by their titles', async () => {
  const address = 'https://docs.example/docs/guides/images/';
  vi.mocked(findOpenedPages).mockResolvedValue([{address, title: 'Images & icons <b>'}]);
  render(<OpenedPages />);
  const link = await screen.findByRole<HTMLAnchorElement>('link', {name: 'Images & icons <b>'});
  expect(link.href).toBe(address);
  expect(screen.queryByText(/None yet/)).toBeNull();
});

test.each<[when: string, answer: () => Promise<never[]>]>([
  ['nothing has been opened', async () => []],
  ['the browser refuses its caches', async () => Promise.reject(new Error('SecurityError'))],
])('when %s, the list explains that opened pages will appear', async (_, answer) => {
  const loading = answer();
  vi.mocked(findOpenedPages).mockReturnValue(loading);
  render(<OpenedPages />);
  await loading.catch(() => undefined);
  expect(screen.getByText(/^None yet\./)).toBeTruthy();
});
