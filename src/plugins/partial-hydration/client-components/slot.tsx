import {createElement, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef} from 'react';

/** Children of a client component that stay the HTML that the server has made. */
export interface ServerSlot {
  /** The element that holds them now. */
  element: Element;
  /** The element that the server has made, whose attributes tell what it is. */
  readonly source: Element;
}

interface Props extends Record<string, unknown> {
  slot: ServerSlot;
  /** Called when the children have come into the page, where they weren't before. */
  onShow: (element: Element) => void;
  ref?: Ref<Element>;
}

// React neither compares nor replaces what it is given no text for.
const AS_IT_IS = {__html: ''};

/** Names of attributes that React writes in another way. */
const ATTRIBUTES: Record<string, string> = {className: 'class', htmlFor: 'for'};

/** Gives an element that React has created anew the attributes and children that the server gave the first one. */
function fill(element: Element, slot: ServerSlot, props: Record<string, unknown>): void {
  const ours = new Set(Object.keys(props).map((name) => (ATTRIBUTES[name] ?? name).toLowerCase()));
  for (const {name, value} of slot.source.attributes) {
    if (!ours.has(name)) element.setAttribute(name, value);
  }
  element.append(...slot.element.childNodes);
  slot.element = element;
}

/**
 * Renders children that the server has rendered already: their HTML stays as it is, and moves along when React creates
 * the element around it anew.
 */
export function Slot({slot, onShow, ref, ...props}: Props): ReactNode {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const {current} = element;
    if (!current || current === slot.element) return;
    fill(current, slot, props);
    onShow(current);
  });
  useImperativeHandle<Element | null, Element | null>(ref, () => element.current, []);
  return createElement(slot.source.localName, {
    ...props,
    ref: element,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: AS_IT_IS,
  });
}
