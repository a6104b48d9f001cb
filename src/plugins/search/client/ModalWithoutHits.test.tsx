// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {createStore} from '../../../client/store';
import type {SearchProgress} from './docsearch-adapter';
import {ModalWithoutHits} from './ModalWithoutHits';
import {ModalLoader} from './modal-loader';
import {modalQuery, openSearch} from './modal-query';

vi.mock('../../offline/client/site', () => ({getSiteScope: () => 'https://docs.example/'}));
vi.mock('../../offline/client/recent-pages', () => ({findRecentPages: async () => []}));
vi.mock('../components/PageLinks', () => ({PageLinks: () => null}));
vi.mock('./modal', () => ({
  default: ({initialQuery}: {initialQuery: string}) => (
    <input aria-label="Query" defaultValue={initialQuery} />
  ),
}));

afterEach(() => {
  cleanup();
  modalQuery.set(undefined);
});

test('S-11 a suggestion can be chosen again after another query without hits', async () => {
  const progress = createStore<SearchProgress>({query: 'x', status: 'nothing', suggestions: ['QLabel']});
  render(
    <>
      <ModalLoader />
      <ModalWithoutHits progress={progress} />
    </>,
  );
  openSearch('x');
  await screen.findByLabelText('Query');
  for (const query of ['label window', 'label mouse']) {
    fireEvent.change(screen.getByLabelText('Query'), {target: {value: query}});
    fireEvent.click(screen.getByRole('button', {name: 'QLabel'}));
    expect(screen.getByLabelText<HTMLInputElement>('Query').value).toBe('QLabel');
  }
});
