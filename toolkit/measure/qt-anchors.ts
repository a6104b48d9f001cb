import type {Structure} from '../../src/plugins/api-reference/declarations';
import {listMethods} from './declarations';
import type {QtClass} from './qt-classes';

function findPlace(name: string, member: string, qt: ReadonlyMap<string, QtClass>): string | undefined {
  const qtClass = qt.get(name);
  return qtClass?.places.get(member) ?? (qtClass?.base && findPlace(qtClass.base, member, qt));
}

/** Returns class → method → place in Qt's documentation, such as `QAbstractButton#text-prop`. */
export const findQtAnchors = (
  classes: readonly Structure[],
  qt: ReadonlyMap<string, QtClass>,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    classes
      .map((declared) => [
        declared.name,
        Object.fromEntries(
          listMethods(declared).flatMap((method) => {
            const place = findPlace(declared.name, method.name, qt);
            return place ? [[method.name, place]] : [];
          }),
        ),
      ])
      .filter(([, anchors]) => Object.keys(anchors ?? {}).length > 0),
  );
