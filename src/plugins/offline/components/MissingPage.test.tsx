// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {MissingPage} from './MissingPage';

vi.mock('../client/site', () => ({getSiteScope: () => 'https://docs.example/docs-site/'}));

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
const browser = (window as unknown as {happyDOM: {setURL: (url: string) => void}}).happyDOM;

afterEach(cleanup);

function visit(path: string): void {
  browser.setURL(`https://docs.example/docs-site/${path}`);
  render(<MissingPage />);
}

const notice = () => screen.queryByLabelText('This page is not on your device');

test('a page that was never saved is replaced by a notice with a retry button', () => {
  visit('docs/faq');
  expect(notice()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  'offline',
  'offline/',
  'offline/index.html',
  'offline?a#save-all-pages',
])('the page about offline reading does not show the notice at %s', (path) => {
  visit(path);
  expect(notice()).toBeNull();
});
