import type {ComponentType} from 'react';
import {flushSync} from 'react-dom';
import type {Root} from 'react-dom/client';
import {type Field, type FieldChange, findFieldChanges, repeatFieldChange} from './field-changes';
import {DEFAULT_HYDRATE_ON, type HydrateOn, MARKER} from './markup';
import {type ContextProviders, renderMarker} from './render-marker';
import {createPressRepeat} from './repeat-press';
import {STRATEGIES} from './schedule';

/** Functions that load the modules of client components, by id. */
type Registry = Record<string, () => Promise<Record<string, unknown>>>;

export interface HydrationOptions {
  registry: Registry;
  Providers: ContextProviders;
  /** Called when the code of a component that the visitor uses can't be loaded. */
  onLoadError: () => void;
}

type Props = Record<string, unknown>;

const hydrations = new WeakMap<Element, MarkerHydration>();

/** Events that show that the visitor uses a component that isn't hydrated yet. */
const INTERACTIONS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input', 'change', 'click'] as const;

/** Matches fields, whose changes are repeated after their component was hydrated. */
const FIELD = 'input, select, textarea';

/** Returns the elements around client components. */
const findMarkers = (container: ParentNode): NodeListOf<HTMLElement> =>
  container.querySelectorAll<HTMLElement>(MARKER);

/** Returns the fields of a marker's component, without those of nested components. */
const findFields = (marker: HTMLElement): Field[] =>
  [...marker.querySelectorAll<Field>(FIELD)].filter((field) => field.closest(MARKER) === marker);

/** Hydrates each client component in `container` at the time that its strategy determines. Components that have started continue. */
export function hydrateMarkers(container: ParentNode, options: HydrationOptions): void {
  for (const marker of findMarkers(container)) {
    if (!hydrations.has(marker)) hydrations.set(marker, new MarkerHydration(marker, options));
  }
}

/** Unmounts the client components in `container`, which is about to be removed from the page. */
export function unmountMarkers(container: ParentNode): void {
  for (const marker of findMarkers(container)) {
    hydrations.get(marker)?.end();
    hydrations.delete(marker);
  }
}

/** Hydrates the component of one marker at the time that its strategy determines, or earlier if the visitor uses it. */
class MarkerHydration {
  private readonly ended = new AbortController();
  private readonly waiting = new AbortController();
  private root: Root | undefined;
  private hydrating: Promise<void> | undefined;
  /** Changes that the visitor makes in the component's fields before it responds. */
  private changes: FieldChange[] = [];

  constructor(
    private readonly marker: HTMLElement,
    private readonly options: HydrationOptions,
  ) {
    for (const type of INTERACTIONS) {
      const passive = !/click|keydown/.test(type);
      marker.addEventListener(type, this.respond, {capture: true, passive, signal: this.waiting.signal});
    }
    const strategy = (marker.dataset.hydrate ?? DEFAULT_HYDRATE_ON) as HydrateOn;
    STRATEGIES[strategy](marker, this.hydrateEarly, this.waiting.signal);
  }

  /** Stops waiting, or unmounts the component. */
  end(): void {
    this.ended.abort();
    this.waiting.abort();
    this.root?.unmount();
  }

  private readonly respond = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    const isChange = /^(?:input|change)$/.test(event.type) && target?.closest(MARKER) === this.marker;
    if (isChange && this.root) {
      // React is rendering the component and would miss this change, so it's repeated like the earlier changes.
      event.stopPropagation();
      this.readChanges();
      return;
    }
    const repeat = createPressRepeat(event, this.marker);
    if (repeat) {
      event.preventDefault();
      event.stopPropagation();
      void this.hydrateFor(repeat);
    } else if (isChange && event.type === 'change') {
      void this.hydrateFor();
    } else {
      this.hydrateEarly();
    }
  };

  private readonly hydrateEarly = (): void => {
    this.hydrate().catch((error) => console.error(error));
  };

  /**
   * Hydrates the component because the visitor pressed a button or changed a field, and repeats the press. If the component
   * can't be loaded, the visitor gets a notice.
   */
  private async hydrateFor(repeat?: () => void): Promise<void> {
    try {
      await this.hydrate();
      repeat?.();
    } catch (error) {
      console.error(error);
      this.options.onLoadError();
    }
  }

  private hydrate(): Promise<void> {
    this.hydrating ??= this.load().catch((error) => {
      // The next time that the visitor uses the component, it's loaded again.
      this.hydrating = undefined;
      throw error;
    });
    return this.hydrating;
  }

  private async load(): Promise<void> {
    const {marker, options} = this;
    const {component = '', props = '{}'} = marker.dataset;
    const Hydrated = await loadComponent(component, options.registry);
    const ended = this.ended.signal;
    if (ended.aborted) return;
    this.readChanges();
    await new Promise<void>((onMount) => {
      const onShow = (element: Element) => hydrateMarkers(element, options);
      this.root = renderMarker(marker, <Hydrated {...JSON.parse(props)} />, {
        Providers: options.Providers,
        onMount,
        onShow,
        ended,
      });
    });
    this.waiting.abort();
    this.repeatChanges();
    marker.dataset.hydrated = 'true';
  }

  private readChanges(): void {
    this.changes = findFieldChanges(findFields(this.marker));
  }

  private repeatChanges(): void {
    const fields = findFields(this.marker);
    for (const {index, values} of this.changes) {
      const field = fields[index];
      // Render after each change, because the next listener relies on the state.
      if (field) flushSync(() => repeatFieldChange(field, values));
    }
  }
}

async function loadComponent(id: string, registry: Registry): Promise<ComponentType<Props>> {
  const [name = '', exported = 'default'] = id.split('#');
  const module = await registry[name]?.();
  const component = module?.[exported];
  if (!component) throw new Error(`The client component "${id}" of this page isn't in the site's code.`);
  return component as ComponentType<Props>;
}
