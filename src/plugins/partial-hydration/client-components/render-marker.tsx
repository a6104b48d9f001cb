import {Component, type ComponentType, type ReactElement, type ReactNode, useEffect} from 'react';
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
  const restore = (): ChildNode[] => {
    for (const slot of slots) {
      if (slot.element !== slot.source) slot.source.append(...slot.element.childNodes);
      slot.element = slot.source;
    }
    return serverNodes;
  };
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
    <KeepServerHtml restore={restore} onFail={onMount}>
      <Providers>
        {children.length === 0 ? (
          <Hydrated {...props} />
        ) : (
          <Hydrated {...props}>{'list' in marker.dataset ? children : children[0]}</Hydrated>
        )}
      </Providers>
      <Mounted onMount={onMount} />
    </KeepServerHtml>,
    {
      onRecoverableError(error) {
        if (ended.aborted) return;
        const name = marker.dataset.component;
        console.warn(`Something changed <${name}> before its code ran, so it was rendered again.`, error);
      },
    },
  );
}

/** Calls a function when a component has been hydrated. */
function Mounted({onMount}: {onMount: () => void}): ReactNode {
  useEffect(onMount, [onMount]);
  return null;
}

interface KeepProps {
  children: ReactNode;
  /** Returns the server's HTML, complete. */
  restore: () => ChildNode[];
  onFail: () => void;
}

/** Shows the server's HTML again if a component throws. The HTML doesn't respond, but visitors can read it. */
class KeepServerHtml extends Component<KeepProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  #putBack = (element: HTMLElement | null): void => {
    element?.append(...this.props.restore());
  };

  override render(): ReactNode {
    return this.state.failed ? <div ref={this.#putBack} /> : this.props.children;
  }
}
