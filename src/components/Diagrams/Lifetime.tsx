import type {ReactNode} from 'react';
import {Arrow, Box, Panel, Panels, type Tone} from './kit';

/**
 * Diagrams of references between objects, as panels to compare. JavaScript is on the left and C++ on the right, and each
 * object has the same position in all panels.
 */
const LEFT = 1;
const RIGHT = 191;
const WIDTH = 128;
const HEIGHT = 50;
const getTop = (row: number) => 36 + row * 84;
const getBottom = (row: number) => getTop(row) + HEIGHT;
const getCentre = (column: number) => column + WIDTH / 2;

const POSITIONS = {
  variable: [LEFT, 0],
  parent: [RIGHT, 0],
  wrapper: [LEFT, 1],
  object: [RIGHT, 1],
  native: [RIGHT, 2],
  tableInJavaScript: [LEFT, 3],
  tableInCpp: [RIGHT, 3],
} as const;

type Route = Pick<Parameters<typeof Arrow>[0], 'points' | 'label' | 'labelAt'>;

const ROUTES = {
  variable: {
    points: `${getCentre(LEFT)},${getBottom(0)} ${getCentre(LEFT)},${getTop(1) - 2}`,
  },
  parent: {
    points: `${getCentre(RIGHT)},${getBottom(0)} ${getCentre(RIGHT)},${getTop(1) - 2}`,
    label: 'owns',
    labelAt: [getCentre(RIGHT) + 24, getBottom(0) + 20],
  },
  emitter: {
    points: `${RIGHT},${getTop(1) + 25} ${LEFT + WIDTH + 2},${getTop(1) + 25}`,
    label: 'emitter',
    labelAt: [163, getTop(1) + 19],
  },
  emitterOfNative: {
    points: `${RIGHT},${getTop(2) + 36} ${getCentre(LEFT)},${getTop(2) + 36} ${getCentre(LEFT)},${getBottom(1) + 2}`,
    label: 'emitter',
    labelAt: [126, getTop(2) + 50],
  },
  native: {
    points: `${LEFT + WIDTH - 16},${getBottom(1)} ${LEFT + WIDTH - 16},${getTop(2) + 16} ${RIGHT - 2},${getTop(2) + 16}`,
    label: 'native',
    labelAt: [152, getTop(2) + 10],
  },
  pointer: {
    points: `${getCentre(RIGHT)},${getTop(2)} ${getCentre(RIGHT)},${getBottom(1) + 2}`,
    label: 'QPointer',
    labelAt: [getCentre(RIGHT) + 33, getBottom(1) + 20],
  },
  tableInJavaScript: {
    points: `${LEFT + 24},${getTop(3)} ${LEFT + 24},${getBottom(1) + 2}`,
  },
  tableInCpp: {
    points: `${getCentre(RIGHT)},${getTop(3)} ${getCentre(RIGHT)},${getBottom(2) + 2}`,
  },
} as const satisfies Record<string, Route>;

type LifetimeProps = {
  title: string;
  description: string;
  /** The objects to draw: title, second line and tone. Objects that are left out aren't drawn. */
  objects: Partial<Record<keyof typeof POSITIONS, readonly [title: string, line: string, tone?: Tone]>>;
  strong: readonly (keyof typeof ROUTES)[];
  weak?: readonly (keyof typeof ROUTES)[];
};

function Lifetime({title: panelTitle, description, objects, strong, weak = []}: LifetimeProps): ReactNode {
  return (
    <Panel title={panelTitle} description={description} height={getBottom(3) + 2}>
      {Object.entries(objects).map(([name, [title, line, tone]]) => {
        const [x, row] = POSITIONS[name as keyof typeof POSITIONS];
        return (
          <Box
            key={name}
            at={[x, getTop(row)]}
            size={[WIDTH, HEIGHT]}
            title={title}
            lines={[line]}
            tone={tone}
          />
        );
      })}
      {strong.map((route) => (
        <Arrow key={route} {...ROUTES[route]} />
      ))}
      {weak.map((route) => (
        <Arrow key={route} {...ROUTES[route]} dashed />
      ))}
    </Panel>
  );
}

const LEGEND = 'A solid arrow keeps the object that it points to alive. A dashed arrow does not.';

/** Shows the references to an object created in JavaScript, before and after Qt destroys it. */
export function ObjectLife(): ReactNode {
  return (
    <Panels caption={`The life of a button and of its wrapper. ${LEGEND}`}>
      <Lifetime
        title="While Qt's object exists"
        description="There are five strong references. Your variable refers to the wrapper. The wrapper and the cache in C++ refer to the native element. Qt's object refers to the wrapper through its emitter, and Qt's parent owns Qt's object. There are two weak references. The native element refers to Qt's object through a QPointer, and the weak table in JavaScript refers to the wrapper."
        objects={{
          variable: ['Your variable', 'may be dropped'],
          parent: ["Qt's parent", 'the window'],
          wrapper: ['Wrapper', 'QPushButton', 'accent'],
          object: ["Qt's object", 'NPushButton', 'accent'],
          native: ['Native element', 'QPushButtonWrap', 'accent'],
          tableInJavaScript: ['Weak table', 'in JavaScript'],
          tableInCpp: ['Cache', 'in C++'],
        }}
        strong={['variable', 'parent', 'emitter', 'native', 'tableInCpp']}
        weak={['pointer', 'tableInJavaScript']}
      />
      <Lifetime
        title="After Qt's object is destroyed"
        description="Qt's object is deleted. The wrapper's native property is null, and neither cache has an entry. Only your variable still refers to the wrapper, with a strong reference. Nothing refers to the native element, so the garbage collector deletes it."
        objects={{
          variable: ['Your variable', 'if you kept it'],
          parent: ["Qt's parent", 'the window'],
          wrapper: ['Wrapper', 'native is null', 'accent'],
          object: ["Qt's object", 'deleted', 'gone'],
          native: ['Native element', 'to be collected', 'gone'],
          tableInJavaScript: ['Weak table', 'no entry', 'gone'],
          tableInCpp: ['Cache', 'no entry', 'gone'],
        }}
        strong={['variable']}
      />
    </Panels>
  );
}

/** Shows two objects that Qt created: one with an emitter, which is kept alive, and one without. */
export function KeepAlive(): ReactNode {
  return (
    <Panels caption={`Two objects that Qt created. None of your variables refers to them. ${LEGEND}`}>
      <Lifetime
        title="A screen: everything is kept"
        description="Qt owns the screen. Because of keepAlive, the cache in C++ has a strong reference to the native element from the beginning. The native element keeps the emitter alive, and with it the wrapper. The strong table in JavaScript also refers to the wrapper, and the wrapper refers to the native element. The native element has a weak reference to Qt's screen, a QPointer."
        objects={{
          parent: ['Qt', 'plugs and unplugs'],
          wrapper: ['Wrapper', 'QScreen', 'accent'],
          object: ["Qt's object", 'a plain QScreen'],
          native: ['Native element', 'QScreenWrap', 'accent'],
          tableInJavaScript: ['Strong table', 'in JavaScript'],
          tableInCpp: ['Cache', 'keepAlive: true'],
        }}
        strong={['parent', 'emitterOfNative', 'native', 'tableInJavaScript', 'tableInCpp']}
        weak={['pointer']}
      />
      <Lifetime
        title="A viewport: wrapper may be deleted"
        description="Qt's scroll area owns the viewport. The cache in C++ has a strong reference to the native element. There is no emitter, and the weak table in JavaScript has only a weak reference to the wrapper, so the garbage collector may delete the wrapper. The next getter finds the native element and creates a new wrapper for it."
        objects={{
          parent: ["Qt's parent", 'the scroll area'],
          wrapper: ['Wrapper', 'to be collected', 'gone'],
          object: ["Qt's object", 'a plain QWidget'],
          native: ['Native element', 'QWidgetWrap', 'accent'],
          tableInJavaScript: ['Weak table', 'in JavaScript'],
          tableInCpp: ['Cache', 'in C++'],
        }}
        strong={['parent', 'native', 'tableInCpp']}
        weak={['pointer', 'tableInJavaScript']}
      />
    </Panels>
  );
}
