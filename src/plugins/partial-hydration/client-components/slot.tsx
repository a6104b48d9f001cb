import {createElement, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef} from 'react';
import {EXISTING_HTML} from './html-host';

/** Children of a client component that stay the server's HTML. */
export interface ServerSlot {
  /** The element that contains them now. */
  element: Element;
  /** The element of the server's HTML, whose tag and attributes are kept. */
  readonly source: Element;
}

interface Props extends Record<string, unknown> {
  slot: ServerSlot;
  /** Called when the children are shown for the first time. */
  onShow: (element: Element) => void;
  ref?: Ref<Element>;
}

/** HTML's names of attributes, by React's names for them. */
const ATTRIBUTES: Record<string, string> = {className: 'class', htmlFor: 'for'};

/** Copies the attributes and children of the server's element to an element that React has created again. */
function fillSlot(element: Element, slot: ServerSlot, props: Record<string, unknown>): void {
  const attributesOfReact = new Set(
    Object.keys(props).map((name) => (ATTRIBUTES[name] ?? name).toLowerCase()),
  );
  for (const {name, value} of slot.source.attributes) {
    if (!attributesOfReact.has(name)) element.setAttribute(name, value);
  }
  element.append(...slot.element.childNodes);
  slot.element = element;
}

/**
 * Renders children that the server has already rendered. Their HTML stays as it is, even if React creates the element
 * around it again.
 */
export function Slot({slot, onShow, ref, ...props}: Props): ReactNode {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const {current} = element;
    if (!current || current === slot.element) return;
    fillSlot(current, slot, props);
    onShow(current);
  });
  useImperativeHandle<Element | null, Element | null>(ref, () => element.current, []);
  return createElement(slot.source.localName, {
    ...props,
    ref: element,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: EXISTING_HTML,
  });
}
