import type {ClassDeclaration} from './declarations';
import type {QtClass} from './qt-classes';

function anchorOf(name: string, member: string, qt: ReadonlyMap<string, QtClass>): string | undefined {
  const found = qt.get(name);
  const anchor = found?.anchors.get(member);
  if (anchor) return `${name}#${anchor}`;
  return found?.base && anchorOf(found.base, member, qt);
}

/** Class → method → where Qt documents it, as `QAbstractButton#text-prop`; without what Qt does not have. */
export const qtAnchors = (
  classes: readonly ClassDeclaration[],
  qt: ReadonlyMap<string, QtClass>,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    classes
      .map(({name, methods}) => [
        name,
        Object.fromEntries(
          methods.flatMap((method) => {
            const anchor = anchorOf(name, method.name, qt);
            return anchor ? [[method.name, anchor]] : [];
          }),
        ),
      ])
      .filter(([, anchors]) => Object.keys(anchors ?? {}).length > 0),
  );
