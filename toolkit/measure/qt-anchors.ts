import type {ClassDeclaration} from './declarations';
import type {QtClass} from './qt-classes';

function findPlace(name: string, member: string, qt: ReadonlyMap<string, QtClass>): string | undefined {
  const qtClass = qt.get(name);
  return qtClass?.places.get(member) ?? (qtClass?.base && findPlace(qtClass.base, member, qt));
}

/** Returns class → method → place in Qt's documentation, such as `QAbstractButton#text-prop`. */
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
            const place = findPlace(name, method.name, qt);
            return place ? [[method.name, place]] : [];
          }),
        ),
      ])
      .filter(([, anchors]) => Object.keys(anchors ?? {}).length > 0),
  );
