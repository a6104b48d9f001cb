// Ejected: the original reads its children in the browser, but here they are HTML, so React can't read them there.
import type {Props as TabItemProps} from '@theme/TabItem';
import {Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode} from 'react';
import TabGroup from '../../components/TabGroup';

interface Props extends Pick<ComponentProps<typeof TabGroup>, 'groupId' | 'lazy'> {
  /** `TabItem`s; the first is shown until another is chosen. */
  children: ReactNode;
}

/** Renders the tabs that pages write as `TabItem`s. `TabGroup` shows one panel at a time. */
export default function Tabs({children, ...options}: Props): ReactNode {
  const items = Children.toArray(children).filter(isTabItem);
  if (items.length === 0) throw new Error('<Tabs> has no <TabItem value="…" label="…">.');
  return (
    <TabGroup {...options} tabs={items.map(({props: {value, label = value}}) => ({value, label}))}>
      {items.map(({props: {value, label, children}}) => (
        <div key={value} role="tabpanel" aria-label={label}>
          {children}
        </div>
      ))}
    </TabGroup>
  );
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;
}
