import {QTabBar} from '@nodegui/nodegui';
import type {Claim} from '../claim';

/** Returns the signals of a bar with two tabs, of which the first is current, while `act` changes it. */
function emitted(act: (bar: QTabBar) => void): Record<'chosen' | 'moved', unknown[]> {
  const bar = new QTabBar();
  bar.addTab(undefined as never, 'a');
  bar.addTab(undefined as never, 'b');
  const chosen: number[] = [];
  const moved: number[][] = [];
  bar.addEventListener('currentChanged', (index) => chosen.push(index));
  bar.addEventListener('tabMoved', (from, to) => moved.push([from, to]));
  act(bar);
  return {chosen, moved};
}

export default [
  {
    symbol: 'QTabBarSignals.currentChanged',
    statement:
      "If you insert a tab before the current one with `QTabBar.insertTab()`, the signal isn't emitted.",
    run: () => emitted((bar) => bar.insertTab(0, undefined as never, 'new')).chosen,
    expect: [],
  },
  {
    symbol: 'QTabBarSignals.currentChanged',
    statement: 'when the current tab gets another index because a tab is moved',
    run: () => emitted((bar) => bar.moveTab(0, 1)).chosen,
    expect: [1],
  },
  {
    symbol: 'QTabBarSignals.tabMoved',
    statement: '`QTabBar.moveTab()` moves a tab. The listener receives the old and the new index',
    run: () => emitted((bar) => bar.moveTab(0, 1)).moved,
    expect: [[0, 1]],
  },
] satisfies Claim[];
