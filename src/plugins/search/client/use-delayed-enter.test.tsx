// @vitest-environment happy-dom
import {cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchProgress} from './docsearch-adapter';
import type {EnterPress} from './modal-query';
import {useDelayedEnter} from './use-delayed-enter';

const openHit = vi.fn();

interface SearchProps {
  status: SearchProgress['status'];
  selected?: number;
  earlyEnter?: EnterPress;
}

/** Renders two hits, of which one is selected, below the input of a search. */
function Search({status, selected = 0, earlyEnter}: SearchProps): ReactNode {
  return (
    <div {...useDelayedEnter(status, earlyEnter)}>
      <input
        className="DocSearch-Input"
        aria-label="Search"
        onKeyDown={({key, ctrlKey}) => key === 'Enter' && openHit({ctrlKey})}
      />
      {[0, 1].map((index) => (
        <div
          key={index}
          className="DocSearch-Hit"
          role="option"
          tabIndex={-1}
          aria-selected={index === selected}
        />
      ))}
    </div>
  );
}

const findInput = () => screen.getByLabelText('Search');
const pressEnter = (init = {}) => fireEvent.keyDown(findInput(), {key: 'Enter', ...init});
const waitForTask = () => new Promise((done) => setTimeout(done));

beforeEach(() => openHit.mockReset());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('Enter right after the last letter opens a hit of the whole query, in a tab of its own with Ctrl', async () => {
  const {rerender} = render(<Search status="pending" />);
  pressEnter({ctrlKey: true});
  expect(openHit).not.toHaveBeenCalled();
  rerender(<Search status="found" />);
  await waitForTask();
  expect(openHit.mock.calls).toEqual([[{ctrlKey: true}]]);
});

test('S-08 Enter that was pressed while the modal was loading opens the first hit once the search has ended', async () => {
  const {rerender} = render(<Search status="pending" earlyEnter={{key: 'Enter', ctrlKey: true}} />);
  await waitForTask();
  expect(openHit).not.toHaveBeenCalled();
  rerender(<Search status="found" />);
  await waitForTask();
  expect(openHit.mock.calls).toEqual([[{ctrlKey: true}]]);
});

test('Enter waits for the texts if the names were searched first, but no longer than two seconds', () => {
  vi.useFakeTimers();
  const {rerender} = render(<Search status="pending" />);
  pressEnter();
  rerender(<Search status="partial" />);
  vi.advanceTimersByTime(1900);
  rerender(<Search status="pending" />);
  vi.advanceTimersByTime(5000);
  expect(openHit).not.toHaveBeenCalled();
  rerender(<Search status="found" />);
  vi.advanceTimersByTime(0);
  expect(openHit).toHaveBeenCalledOnce();

  rerender(<Search status="pending" />);
  pressEnter();
  rerender(<Search status="partial" />);
  vi.advanceTimersByTime(2000);
  expect(openHit).toHaveBeenCalledTimes(2);
});

test('a second Enter opens a hit without waiting for the texts, and only once', () => {
  vi.useFakeTimers();
  const {rerender} = render(<Search status="pending" />);
  pressEnter({ctrlKey: true});
  rerender(<Search status="partial" />);
  pressEnter({ctrlKey: true});
  vi.advanceTimersByTime(5000);
  expect(openHit).toHaveBeenCalledOnce();
});

test('Enter opens a hit immediately if hits of the query are there, or if the visitor has moved to one', () => {
  const {rerender} = render(<Search status="found" />);
  pressEnter();
  rerender(<Search status="partial" />);
  pressEnter();
  rerender(<Search status="pending" selected={1} />);
  pressEnter();
  expect(openHit).toHaveBeenCalledTimes(3);
});

test.each<SearchProgress['status']>([
  'nothing',
  'failed',
])('Enter opens no hit of a later query if the search ends with "%s"', async (status) => {
  const {rerender} = render(<Search status="pending" />);
  pressEnter();
  for (const next of [status, 'pending', 'found'] as const) {
    rerender(<Search status={next} />);
    await waitForTask();
  }
  expect(openHit).not.toHaveBeenCalled();
});

test('a letter after Enter continues the query, so no hit is opened', async () => {
  const {rerender} = render(<Search status="pending" />);
  pressEnter();
  fireEvent.input(findInput(), {target: {value: 'layout'}});
  rerender(<Search status="found" />);
  await waitForTask();
  expect(openHit).not.toHaveBeenCalled();
});

test('Enter that ends the composition of a character is left to the input method', () => {
  render(<Search status="pending" />);
  const event = createEvent.keyDown(findInput(), {key: 'Enter', isComposing: true});
  fireEvent(findInput(), event);
  expect(event.defaultPrevented).toBe(false);
});
