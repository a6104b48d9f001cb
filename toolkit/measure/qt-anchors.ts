import type {ClassDeclaration} from './declarations';
import type {QtClass} from './qt-classes';

function findAnchor(name: string, member: string, qt: ReadonlyMap<string, QtClass>): string | undefined {
  const found = qt.get(name);
  const anchor = found?.anchors.get(member);
  if (anchor) return `${name}#${anchor}`;
  return found?.base && findAnchor(found.base, member, qt);
}

/** Returns class → method → anchor in Qt's documentation, such as `QAbstractButton#text-prop`. */
export const findQtAnchors = (
  classes: readonly ClassDeclaration[],
  qt: ReadonlyMap<string, QtClass>,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    classes
      .map(({name, methods}) => [
        name,
        Object.fromEntries(
          methods.flatMap((method) => {
            const anchor = findAnchor(name, method.name, qt);
            return anchor ? [[method.name, anchor]] : [];
          }),
        ),
      ])
      .filter(([, anchors]) => Object.keys(anchors ?? {}).length > 0),
  );
