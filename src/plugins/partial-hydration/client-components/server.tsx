import {
  type ComponentType,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import {DEFAULT_HYDRATE_ON, HYDRATE_ON, type HydrateOn, MARKER, SLOT} from './markup';
import {serializeProps} from './serialize';
import {StaticHtmlContext} from './static-html-context';

/** The module that exports a client component. */
interface Origin {
  /** The id of its module, such as `components/Counter`, followed by `#` and the name of a named export. */
  id: string;
  /** Path of its file below the site's folder. */
  file: string;
}

type Props = Record<string, unknown> & {children?: ReactNode};
type Hydrated = ComponentType<Props> & {hydrateOn?: HydrateOn; displayName?: string};

interface SlotProps extends Record<string, unknown> {
  child: ReactNode;
  index: number;
  /** The indexes of the children that the component has rendered. */
  rendered: Set<number>;
}

/** Renders one child of a client component into an element that the browser finds again. */
function Slot({child, index, rendered, ...props}: SlotProps): ReactNode {
  rendered.add(index);
  const slotProps = {...props, 'data-slot': index};
  if (!isValidElement<Props>(child) || typeof child.type !== 'string') {
    return createElement(SLOT, slotProps, <StaticHtmlContext value={true}>{child}</StaticHtmlContext>);
  }
  const {children, ...otherProps} = child.props;
  const elementProps = {...otherProps, ...slotProps};
  if (children === undefined) return createElement(child.type, elementProps);
  return createElement(
    child.type,
    elementProps,
    <StaticHtmlContext value={true}>{children}</StaticHtmlContext>,
  );
}

/** Writes children that a component doesn't show yet into templates, so that it can show them later. */
const UnrenderedSlots = ({slots}: {slots: ReactElement<SlotProps>[]}): ReactNode =>
  slots
    .filter(({props: {rendered, index}}) => !rendered.has(index))
    .map((slot) => <template key={slot.props.index}>{slot}</template>);

/** Returns whether children are a list whose elements have keys, rather than written one after another. */
const isKeyedList = (children: ReactNode): children is ReactElement[] =>
  Array.isArray(children) &&
  children.length > 0 &&
  children.every((child) => isValidElement(child) && child.key !== null);

/** Returns a slot for each child of a client component. A child is the whole of `children`, or an element of a list with keys. */
function createSlots(children: ReactNode): ReactElement<SlotProps>[] {
  // Text is an ordinary prop.
  if (typeof children !== 'object' || children === null) return [];
  const rendered = new Set<number>();
  const list = isKeyedList(children) ? children : [children];
  return list.map((child, index) => (
    <Slot
      key={isValidElement(child) ? (child.key ?? index) : index}
      child={child}
      index={index}
      rendered={rendered}
    />
  ));
}

/** Wraps a client component, so that the server writes its marker, props and children for hydration. */
function wrapComponent(Component: Hydrated, {id, file}: Origin): ComponentType<Props> {
  const name = Component.displayName ?? Component.name;
  const {hydrateOn = DEFAULT_HYDRATE_ON} = Component;
  if (!HYDRATE_ON.includes(hydrateOn)) {
    throw new Error(
      `${file}: ${name}.hydrateOn is "${hydrateOn}", but it can only be ${HYDRATE_ON.join(', ')}.`,
    );
  }

  return function ClientComponent(props: Props): ReactNode {
    if (!useContext(StaticHtmlContext)) return <Component {...props} />;
    const {children, ...data} = props;
    const slots = createSlots(children);
    if (slots.length === 0 && children !== undefined) data.children = children;
    const json = serializeProps(`<${name}> (${file})`, data);
    if (slots.length > 0) data.children = isKeyedList(children) ? slots : slots[0];
    const attributes = {
      'data-component': id,
      'data-hydrate': hydrateOn === DEFAULT_HYDRATE_ON ? undefined : hydrateOn,
      'data-list': isKeyedList(children) ? '' : undefined,
      'data-props': json === '{}' ? undefined : json,
    };
    return createElement(
      MARKER,
      attributes,
      <StaticHtmlContext value={false}>
        <Component {...data} />
      </StaticHtmlContext>,
      <UnrenderedSlots slots={slots} />,
    );
  };
}

const MEMO_OR_REF = new Set([
  Symbol.for('react.memo'),
  Symbol.for('react.forward_ref'),
  Symbol.for('react.lazy'),
]);

const isComponent = (name: string, value: unknown): value is Hydrated =>
  (name === 'default' || /^[A-Z]/.test(name)) &&
  (typeof value === 'function' ||
    (typeof value === 'object' &&
      value !== null &&
      '$$typeof' in value &&
      MEMO_OR_REF.has(value.$$typeof as symbol)));

/** Wraps the components among the exports of a module. `loader.cjs` replaces the exports by the result. */
export function wrapModule(module: Record<string, unknown>, {id, file}: Origin): Record<string, unknown> {
  const wrapped: Record<string, unknown> = {};
  for (const name of Object.keys(module)) {
    let component: ComponentType<Props> | undefined;
    // Modules that import each other aren't complete yet when this runs.
    Object.defineProperty(wrapped, name, {
      enumerable: true,
      get() {
        const value = module[name];
        if (!isComponent(name, value)) return value;
        component ??= wrapComponent(value, {id: name === 'default' ? id : `${id}#${name}`, file});
        return component;
      },
    });
  }
  return Object.defineProperty(wrapped, '__esModule', {value: true});
}
