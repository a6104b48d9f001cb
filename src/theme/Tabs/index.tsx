// Ejected: the original keeps its choice in React, which the body of a page does without.
import type {Props as Item} from '@theme/TabItem';
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

interface Props {
  /** Tabs with the same group change together, and the choice is stored under this name. */
  groupId?: string;
  /** `TabItem`s; the first is shown until another is chosen. */
  children: ReactNode;
}

/** Tabs as HTML. `src/islands/tab-group.ts` has them respond. */
export default function Tabs({groupId, children}: Props): ReactNode {
  const items = Children.toArray(children).filter(isItem);
  if (items.length === 0) throw new Error('<Tabs> has no <TabItem value="…" label="…">.');
  return (
    <tab-group data-group={groupId}>
      <div role="tablist" className="tabs">
        {items.map(({props: {value, label}}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            className="tabs__item"
            data-value={value}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div key={item.props.value} role="tabpanel" aria-label={item.props.label} hidden={index > 0}>
          {item}
        </div>
      ))}
    </tab-group>
  );
}

function isItem(child: ReactNode): child is ReactElement<Item> {
  return isValidElement<Partial<Item>>(child) && child.props.value !== undefined;
}
