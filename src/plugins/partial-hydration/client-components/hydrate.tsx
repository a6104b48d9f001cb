import {Component, type ComponentType, type ReactNode, useEffect} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot, type Root} from 'react-dom/client';
import {type Field, type FieldChange, findFieldChanges, repeatFieldChange} from './field-changes';
import {KEY_TARGETS} from './key-targets';
import {DEFAULT_HYDRATE_ON, type HydrateOn, MARKER} from './markup';
import {schedule} from './schedule';
import {type ServerSlot, Slot} from './slot';

/** Functions that load the modules of client components, by id. */
export type Registry = Record<string, () => Promise<Record<string, unknown>>>;

export interface HydrationOptions {
  registry: Registry;
  /** Gives a component the contexts that Docusaurus's hooks need. */
  Providers: ComponentType<{children: ReactNode}>;
  /** Called when the code of a component that the visitor uses can't be loaded. */
  onLoadError: () => void;
}

type Props = Record<string, unknown>;

/** Functions that stop or unmount the component of a marker, by marker. */
const ends = new WeakMap<Element, () => void>();

/** Events that show that the visitor uses a component that isn't hydrated yet. */
const INTERACTIONS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input', 'change', 'click'] as const;

/** Matches fields, whose changes are repeated after their component was hydrated. */
const FIELD = 'input, select, textarea';

/** Matches controls that do nothing until their component is hydrated, unlike links and `details` elements. */
const BUTTON = 'button, [role=button], [role=tab]';

const markersIn = (container: ParentNode): NodeListOf<HTMLElement> =>
  container.querySelectorAll<HTMLElement>(MARKER);

/** Returns the fields of a marker's component, without those of the components in it. */
const fieldsOf = (marker: HTMLElement): Field[] =>
  [...marker.querySelectorAll<Field>(FIELD)].filter((field) => field.closest(MARKER) === marker);

/** Hydrates each client component in `container` at the time that its strategy determines. Components that have started continue. */
export function hydrateMarkers(container: ParentNode, options: HydrationOptions): void {
  for (const marker of markersIn(container)) {
    if (!ends.has(marker)) ends.set(marker, begin(marker, options));
  }
}

/** Unmounts the client components in `container`, which is about to be removed from the page. */
export function unmountMarkers(container: ParentNode): void {
  for (const marker of markersIn(container)) {
    ends.get(marker)?.();
    ends.delete(marker);
  }
}

/** Returns a function that repeats a press of a button or key that the marker's component answers, or undefined for other events. */
function createRepeat(event: Event, marker: HTMLElement): (() => void) | undefined {
  const {key} = event as KeyboardEvent;
  const selector = event.type === 'click' ? BUTTON : event.type === 'keydown' ? KEY_TARGETS[key] : undefined;
  const control = selector && event.target instanceof Element && event.target.closest<HTMLElement>(selector);
  if (!control || control.closest(MARKER) !== marker) return undefined;
  if (event.type === 'click') return () => control.click();
  return () => control.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
}

/** Waits until a marker should be hydrated. @returns a function that stops waiting or unmounts the component */
function begin(marker: HTMLElement, options: HydrationOptions): () => void {
  const ended = new AbortController();
  const waiting = new AbortController();
  let root: Root | undefined;
  let hydrating: Promise<void> | undefined;
  let changes: FieldChange[] = [];
  const readChanges = () => {
    changes = findFieldChanges(fieldsOf(marker));
  };

  const load = async (): Promise<void> => {
    const {component = '', props = '{}'} = marker.dataset;
    const Hydrated = await loadComponent(component, options.registry);
    if (ended.signal.aborted) return;
    readChanges();
    await new Promise<void>((mounted) => {
      root = hydrateMarker(marker, <Hydrated {...JSON.parse(props)} />, mounted, options, ended.signal);
    });
    waiting.abort();
    const fields = fieldsOf(marker);
    for (const {index, values} of changes) {
      const field = fields[index];
      // Render after each change, because the next listener relies on the state.
      if (field) flushSync(() => repeatFieldChange(field, values));
    }
  };
  const hydrate = (): Promise<void> => {
    hydrating ??= load().catch((error) => {
      // The next time that the visitor uses the component, it's loaded again.
      hydrating = undefined;
      throw error;
    });
    return hydrating;
  };
  const hydrateEarly = () => void hydrate().catch((error) => console.error(error));

  /** Hydrates the component of a button that was pressed or a field that was changed, or reports that it can't be loaded. */
  const hydrateFor = async (respond?: () => void) => {
    try {
      await hydrate();
      respond?.();
    } catch (error) {
      console.error(error);
      options.onLoadError();
    }
  };
  for (const type of INTERACTIONS) {
    marker.addEventListener(
      type,
      (event) => {
        const target = event.target instanceof Element ? event.target : null;
        const isChange = /^(?:input|change)$/.test(event.type) && target?.closest(MARKER) === marker;
        if (isChange && root) {
          // React is rendering the component and would miss this change, so it's repeated like those before.
          event.stopPropagation();
          return readChanges();
        }
        if (isChange && event.type === 'change') return void hydrateFor();
        const repeat = createRepeat(event, marker);
        if (!repeat) return hydrateEarly();
        event.preventDefault();
        event.stopPropagation();
        void hydrateFor(repeat);
      },
      {capture: true, passive: !/click|keydown/.test(type), signal: waiting.signal},
    );
  }
  const on = (marker.dataset.hydrate ?? DEFAULT_HYDRATE_ON) as HydrateOn;
  schedule(on, marker, hydrateEarly, waiting.signal);

  return () => {
    ended.abort();
    waiting.abort();
    root?.unmount();
  };
}

async function loadComponent(id: string, registry: Registry): Promise<ComponentType<Props>> {
  const [name = '', exported = 'default'] = id.split('#');
  const module = await registry[name]?.();
  const component = module?.[exported];
  if (!component) throw new Error(`The client component "${id}" of this page isn't in the site's code.`);
  return component as ComponentType<Props>;
}

/** Returns the children of a marker's component, in order, and takes those that it doesn't show yet out of their templates. */
function takeSlots(marker: HTMLElement): ServerSlot[] {
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

function hydrateMarker(
  marker: HTMLElement,
  component: React.ReactElement<Props>,
  onMount: () => void,
  options: HydrationOptions,
  ended: AbortSignal,
): Root {
  const {Providers} = options;
  const slots = takeSlots(marker);
  const serverNodes = [...marker.childNodes];
  const restore = (): ChildNode[] => {
    for (const slot of slots) {
      if (slot.element !== slot.source) slot.source.append(...slot.element.childNodes);
      slot.element = slot.source;
    }
    return serverNodes;
  };
  const onShow = (element: Element) => hydrateMarkers(element, options);
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

/** Shows the server's HTML again if a component throws. It no longer responds, but people can read it. */
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
