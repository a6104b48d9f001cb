import {type ComponentType, type ReactElement, type ReactNode, useEffect} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {MARKER} from './markup';
import {type ServerSlot, Slot} from './slot';

/** Gives a component the contexts that Docusaurus's hooks need. */
export type ContextProviders = ComponentType<{children: ReactNode}>;

/** Returns the children of a marker's component in order. Children that it doesn't show yet are removed from their templates. */
function extractSlots(marker: HTMLElement): ServerSlot[] {
  const slots = [...marker.querySelectorAll('[data-slot]')].filter(
    (element) => element.closest(MARKER) === marker,
  );
  for (const template of marker.querySelectorAll<HTMLTemplateElement>(':scope > template')) {
    const element = template.content.firstElementChild;
    if (element) slots.push(element);
    template.remove();
  }
  return slots
    .sort((a, b) => Number(a.getAttribute('data-slot')) - Number(b.getAttribute('data-slot')))
    .map((source) => ({source, element: source}));
}

interface RenderOptions {
  Providers: ContextProviders;
  /** Called when the component responds, or has failed. */
  onMount: () => void;
  /** Called with the HTML of a child when the component shows it. */
  onShow: (element: Element) => void;
  /** Aborted when the marker is removed from the page. */
  ended: AbortSignal;
}

/** Hydrates the HTML in a marker with its component, and returns the root. */
export function renderMarker(
  marker: HTMLElement,
  component: ReactElement<Record<string, unknown>>,
  {Providers, onMount, onShow, ended}: RenderOptions,
): Root {
  const slots = extractSlots(marker);
  const serverNodes = [...marker.childNodes];
  const children = slots.map((slot) => (
    <Slot
      key={slot.source.getAttribute('data-slot')}
      slot={slot}
      onShow={onShow}
      data-slot={slot.source.getAttribute('data-slot')}
    />
  ));
  const {type: Hydrated, props} = component;
  return hydrateRoot(
    marker,
    <>
      <Providers>
        {children.length === 0 ? (
          <Hydrated {...props} />
        ) : (
          <Hydrated {...props}>{'list' in marker.dataset ? children : children[0]}</Hydrated>
        )}
      </Providers>
      <Mounted onMount={onMount} />
    </>,
    {
      onRecoverableError(error) {
        if (ended.aborted) return;
        const name = marker.dataset.component;
        console.warn(`Something changed <${name}> before its code ran, so it was rendered again.`, error);
      },
      // React removes a component that throws. The server's HTML doesn't respond, but visitors can read it.
      onUncaughtError(error) {
        console.error(error);
        for (const {source, element} of slots) if (element !== source) source.append(...element.childNodes);
        marker.append(...serverNodes);
        onMount();
      },
    },
  );
}

/** Calls a function when a component has been hydrated. */
function Mounted({onMount}: {onMount: () => void}): ReactNode {
  useEffect(onMount, [onMount]);
  return null;
}
