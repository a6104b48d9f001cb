import type {Node, Yoga} from 'yoga-layout/asmjs-sync';
import {LABELS, type LabelStyle, type Rectangle, type Settings, type WindowStyle} from './settings';

/** Returns Yoga's constant for a value of the stylesheet, such as `JUSTIFY_SPACE_BETWEEN` for `space-between`. */
function getYogaConstant<Kind>(yoga: Yoga, group: string, value: string): Kind {
  const name = `${group}_${value.toUpperCase().replace(/-/g, '_')}`;
  return (yoga as unknown as Record<string, Kind>)[name] as Kind;
}

function toYogaLength(value: string): number | `${number}%` {
  return value.endsWith('%') ? (value as `${number}%`) : Number(value);
}

function styleWindow(yoga: Yoga, node: Node, style: WindowStyle): void {
  const getValue = <Name extends keyof WindowStyle>(name: Name, fallback: string) => style[name] || fallback;
  node.setFlexDirection(getYogaConstant(yoga, 'FLEX_DIRECTION', getValue('flex-direction', 'column')));
  node.setJustifyContent(getYogaConstant(yoga, 'JUSTIFY', getValue('justify-content', 'flex-start')));
  node.setAlignItems(getYogaConstant(yoga, 'ALIGN', getValue('align-items', 'stretch')));
  node.setAlignContent(getYogaConstant(yoga, 'ALIGN', getValue('align-content', 'flex-start')));
  node.setFlexWrap(getYogaConstant(yoga, 'WRAP', getValue('flex-wrap', 'no-wrap')));
  node.setPadding(yoga.EDGE_ALL, Number(getValue('padding', '0')));
}

function styleLabel(yoga: Yoga, node: Node, style: LabelStyle): void {
  if (style['flex-grow']) node.setFlexGrow(Number(style['flex-grow']));
  if (style['flex-shrink']) node.setFlexShrink(Number(style['flex-shrink']));
  if (style['align-self']) node.setAlignSelf(getYogaConstant(yoga, 'ALIGN', style['align-self']));
  if (style.width) node.setWidth(toYogaLength(style.width));
  if (style.height) node.setHeight(toYogaLength(style.height));
  if (style.margin) node.setMargin(yoga.EDGE_ALL, Number(style.margin));
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
export function computeRectangles(yoga: Yoga, {width, height, window, labels}: Settings): Rectangle[] {
  const root = yoga.Node.create();
  styleWindow(yoga, root, window);
  const nodes = labels.map((style, index) => {
    const node = yoga.Node.create();
    const {width = 0, height = 0} = LABELS[index] ?? {};
    node.setMeasureFunc(() => ({width, height}));
    styleLabel(yoga, node, style);
    root.insertChild(node, index);
    return node;
  });
  root.calculateLayout(undefined, undefined, yoga.DIRECTION_LTR);
  root.setWidth(width);
  root.setHeight(height);
  root.calculateLayout(undefined, undefined, yoga.DIRECTION_LTR);
  const rectangles = nodes.map((node) => {
    const {left, top, width, height} = node.getComputedLayout();
    return clip(left, top, width, height);
  });
  root.freeRecursive();
  return rectangles;
}
