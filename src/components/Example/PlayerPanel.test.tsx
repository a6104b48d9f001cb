// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import type {ExampleStep} from '../../lib/examples';
import Instruction from './Instruction';
import PlayerPanel from './PlayerPanel';
import type {Player} from './use-player';

afterEach(cleanup);

const STEPS: ExampleStep[] = [
  {
    caption: 'Press Count.',
    result: 'The label shows 1.',
    do: 'click',
    effects: [],
    lines: [],
  },
];

function renderPanel(isReady: boolean): void {
  const player: Player = {
    shown: 0,
    requested: 0,
    following: 1,
    isPlaying: false,
    isReady,
    typed: 0,
    setTyped: vi.fn(),
    goTo: vi.fn(),
    playOrPause: vi.fn(),
    fetchNext: vi.fn(),
  };
  render(<PlayerPanel steps={STEPS} player={player} nextButton={createRef()} />);
}

/** Returns the instruction and the help that readers see, without the hidden copies that only take up space. */
const getTexts = (): (Element | undefined)[] =>
  ['instruction', 'help'].map((part) => [...document.querySelectorAll(`[data-part="${part}"]`)].at(-1));

test('the instruction and the help are shown before the player responds, but screen readers pass over them', () => {
  renderPanel(false);
  expect(getTexts().map((text) => text?.textContent)).toEqual([
    'Press Count.',
    expect.stringContaining('The result appears here.'),
  ]);
  expect(getTexts().map((text) => text?.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('screen readers hear the instruction and the help once the player responds', () => {
  renderPanel(true);
  expect(getTexts().map((text) => text?.getAttribute('aria-hidden'))).toEqual([null, null]);
  expect(screen.getByRole('button', {name: 'Next step: Press Count'})).toBeTruthy();
});

test.each([
  ['Press the Up arrow key.', 'Up', 'Press [↑].'],
  ['Press the space bar.', 'Space', 'Press [Space].'],
  ['Press Ctrl+Enter.', 'Ctrl+Return', 'Press [Ctrl]+[Enter].'],
  ['Press Shift+Tab to go back.', 'Shift+Tab', 'Press [Shift]+[Tab] to go back.'],
  ['Confirm the number.', 'Return', 'Confirm the number. [Enter]'],
  ['Press Tab, because Tab moves on.', 'Tab', 'Press [Tab], because Tab moves on.'],
])('key caps replace the name of the key in "%s", or follow the caption', (caption, key, shown) => {
  const {container} = render(
    <Instruction step={{caption, result: '', do: 'key', key, effects: [], lines: []}} />,
  );
  for (const cap of container.querySelectorAll('kbd')) cap.textContent = `[${cap.textContent}]`;
  expect(container.textContent).toBe(shown);
});
