import {expect, test} from 'vitest';
import type {Structure} from '../../src/plugins/api-reference/declarations';
import {findQtAnchors, parseHeader} from './qt-classes';

const HEADER = `
class Q_WIDGETS_EXPORT QThing : public QObject, public Mixin
{
  Q_OBJECT
  Q_PROPERTY(bool flat READ isFlat WRITE setFlat NOTIFY flatChanged)
  Q_PROPERTY(QMap<int, QString> names READ names RESET resetNames)
public:
  enum Kind { First = size(1) };
  explicit QThing(QObject *parent = nullptr);
  bool isFlat() const { return hidden(); } // commented()
  void setFlat(bool flat);
  void paint(QPainter *painter);
};

class Q_WIDGETS_EXPORT QSmallThing final : public QThing
{
public:
  void shrink();
  QT_DEPRECATED_VERSION_X_6_0("Use shrink()") inline int smaller() const { return 1; }
#if QT_DEPRECATED_SINCE(6, 2)
  QT_DEPRECATED_VERSION_X_6_2("Use the other one.")
  void fit(int width, int height);
#endif
  void fit(QSize size);
};
`;

const declared = (name: string, ...methods: string[]) =>
  ({name, members: methods.map((method) => ({name: method, kind: 'method'}))}) as unknown as Structure;

const anchorsOf = (...classes: Structure[]) => findQtAnchors(classes, parseHeader(HEADER));

test('X-05 methods link to their name in the documentation of Qt, and accessors to their property', () => {
  expect(anchorsOf(declared('QThing', 'paint', 'isFlat', 'setFlat', 'flatChanged', 'resetNames'))).toEqual({
    QThing: {
      paint: 'QThing#paint',
      isFlat: 'QThing#flat-prop',
      setFlat: 'QThing#flat-prop',
      flatChanged: 'QThing#flat-prop',
      resetNames: 'QThing#names-prop',
    },
  });
});

test('X-05 inherited methods link to the class that documents them', () => {
  expect(anchorsOf(declared('QSmallThing', 'shrink', 'setFlat'))).toEqual({
    QSmallThing: {shrink: 'QSmallThing#shrink', setFlat: 'QThing#flat-prop'},
  });
});

test('X-05 deprecated methods link to the page of obsolete members, unless an overload is not deprecated', () => {
  expect(anchorsOf(declared('QSmallThing', 'smaller', 'fit'))).toEqual({
    QSmallThing: {smaller: 'QSmallThing-obsolete#smaller', fit: 'QSmallThing#fit'},
  });
});

test('X-05 methods that Qt does not have get no link', () => {
  expect(
    anchorsOf(declared('QThing', 'hidden', 'commented', 'size'), declared('FlexLayout', 'paint')),
  ).toEqual({});
});
