'use client';

import {useStorageSlot} from '@docusaurus/theme-common';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import {flushSync} from 'react-dom';
import {hasModifier} from '../../client/modifier-keys';

export interface Tab {
  /** Value that is stored as the visitor's choice. */
  value: string;
  /** Label of the tab. */
  label: string;
}

interface Props {
  /** Tabs with the same group change together, and the choice is stored under this name. */
  groupId?: string;
  tabs: Tab[];
  /** Leaves the panels of tabs that nobody has chosen out of the page. */
  lazy?: boolean;
  /** One panel for each tab. */
  children: ReactElement<ComponentProps<'div'>>[];
}

/** Names of the tab lists for screen readers, by the id of the group. Groups with other ids have no name. */
const GROUP_NAMES: Record<string, string | undefined> = {
  language: 'Language',
  os: 'Operating system',
  'package-manager': 'Package manager',
};

/** Number of tabs by which a key moves the focus. */
const STEPS: Record<string, number | undefined> = {ArrowLeft: -1, ArrowRight: 1};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  // With a modifier, an arrow key belongs to the browser. For example, Alt or Command and an arrow go back in the history.
  if (step === undefined || hasModifier(event)) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const from = tabs.findIndex((tab) => tab.matches(':focus'));
  tabs.at((from + step) % tabs.length)?.focus();
}

/**
 * Renders tabs and the panel of the chosen one. The choice can also come from another group with the same id, or from an
 * earlier visit.
 */
export default function TabGroup({groupId, tabs, lazy = false, children}: Props): ReactNode {
  const [chosenHere, setChosenHere] = useState(tabs[0]?.value);
  const [stored, storage] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`);
  const chosen = tabs.find(({value}) => value === stored)?.value ?? chosenHere;
  const [shown, setShown] = useState([chosen]);
  if (!shown.includes(chosen)) setShown([...shown, chosen]);

  const choose = (tab: HTMLElement, value: string) => {
    const {top} = tab.getBoundingClientRect();
    flushSync(() => {
      setChosenHere(value);
      storage.set(value);
    });
    // The panels of groups above have changed too, so this tab may have moved on the screen.
    window.scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  };

  return (
    <div className="tab-group" data-group={groupId}>
      <div
        role="tablist"
        aria-label={groupId === undefined ? undefined : GROUP_NAMES[groupId]}
        className="tabs"
        onKeyDown={moveFocus}
      >
        {tabs.map(({value, label}) => (
          <button
            key={value}
            type="button"
            role="tab"
            className="tabs__item"
            aria-selected={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
            onClick={({currentTarget}) => choose(currentTarget, value)}
          >
            {label}
          </button>
        ))}
      </div>
      {children.map((panel, index) => {
        const value = tabs[index]?.value;
        if (lazy && !shown.includes(value)) return null;
        return cloneElement(panel, {hidden: value !== chosen});
      })}
    </div>
  );
}

TabGroup.hydrateOn = 'load';
