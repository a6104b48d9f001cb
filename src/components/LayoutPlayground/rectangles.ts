import type {Node, Yoga} from 'yoga-layout/asmjs-sync';
import {listLabels, type Rectangle, type Settings, WINDOW_PROPERTIES} from './settings';

/** Returns Yoga's constant for a value of the stylesheet, such as `JUSTIFY_SPACE_BETWEEN` for `space-between`. */
function getYogaConstant<Kind>(yoga: Yoga, group: string, value: string): Kind {
  const name = `${group}_${value.toUpperCase().replace(/-/g, '_')}`;
  return (yoga as unknown as Record<string, Kind>)[name] as Kind;
}

function toYogaLength(value: string): number | `${number}%` {
  return value.endsWith('%') ? (value as `${number}%`) : Number(value);
}

function styleWindow(yoga: Yoga, node: Node, settings: Settings): void {
  const getConstant = <Kind>(group: string, name: Exclude<keyof typeof WINDOW_PROPERTIES, 'padding'>): Kind =>
    getYogaConstant(yoga, group, settings[name] || WINDOW_PROPERTIES[name].values[0]);
  node.setFlexDirection(getConstant('FLEX_DIRECTION', 'flex-direction'));
  node.setJustifyContent(getConstant('JUSTIFY', 'justify-content'));
  node.setAlignItems(getConstant('ALIGN', 'align-items'));
  node.setAlignContent(getConstant('ALIGN', 'align-content'));
  node.setFlexWrap(getConstant('WRAP', 'flex-wrap'));
  node.setPadding(yoga.EDGE_ALL, Number(settings.padding || 0));
}

function styleLabel(yoga: Yoga, node: Node, label: string, settings: Settings): void {
  const getValue = (name: string) => settings[`${label}.${name}`];
  const [grow, shrink, align] = ['flex-grow', 'flex-shrink', 'align-self'].map(getValue);
  const [width, height, margin] = ['width', 'height', 'margin'].map(getValue);
  if (grow) node.setFlexGrow(Number(grow));
  if (shrink) node.setFlexShrink(Number(shrink));
  if (align) node.setAlignSelf(getYogaConstant(yoga, 'ALIGN', align));
  if (width) node.setWidth(toYogaLength(width));
  if (height) node.setHeight(toYogaLength(height));
  if (margin) node.setMargin(yoga.EDGE_ALL, Number(margin));
}

/** Clips a rectangle at the left and upper edge of its parent, as Qt does. */
function clip(left: number, top: number, width: number, height: number): Rectangle {
  return [
    Math.max(0, left),
    Math.max(0, top),
    Math.max(0, width + Math.min(0, left)),
    Math.max(0, height + Math.min(0, top)),
  ];
}

/**
 * Computes where a `FlexLayout` places the labels of a window.
 *
 * The layout is computed twice, as in the toolkit: first without a size, when Qt requests the window's size hint, and then
 * with the size. Yoga keeps the natural sizes of the labels from the first pass.
 */
export function computeRectangles(yoga: Yoga, settings: Settings): Rectangle[] {
  const root = yoga.Node.create();
  styleWindow(yoga, root, settings);
  const nodes = listLabels(settings).map(({name, width, height}, index) => {
    const node = yoga.Node.create();
    node.setMeasureFunc(() => ({width, height}));
    styleLabel(yoga, node, name, settings);
    root.insertChild(node, index);
    return node;
  });
  root.calculateLayout(undefined, undefined, yoga.DIRECTION_LTR);
  root.setWidth(Number(settings.width));
  root.setHeight(Number(settings.height));
  root.calculateLayout(undefined, undefined, yoga.DIRECTION_LTR);
  const rectangles = nodes.map((node) => {
    const {left, top, width, height} = node.getComputedLayout();
    return clip(left, top, width, height);
  });
  root.freeRecursive();
  return rectangles;
}
