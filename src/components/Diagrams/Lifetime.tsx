import type {ReactNode} from 'react';
import {Arrow, Box, Panel, Panels, type Tone} from './kit';

/**
 * Who refers to whom, as panels to compare: JavaScript on the left, C++ on the right, and the same thing at
 * the same place in each.
 */
const LEFT = 1;
const RIGHT = 191;
const WIDTH = 128;
const HEIGHT = 50;
const top = (row: number) => 36 + row * 84;
const bottom = (row: number) => top(row) + HEIGHT;
const centre = (column: number) => column + WIDTH / 2;

const places = {
  variable: [LEFT, 0],
  parent: [RIGHT, 0],
  wrapper: [LEFT, 1],
  object: [RIGHT, 1],
  native: [RIGHT, 2],
  tableInJavaScript: [LEFT, 3],
  tableInCpp: [RIGHT, 3],
} as const;

type Route = Pick<Parameters<typeof Arrow>[0], 'points' | 'label' | 'labelAt'>;

const routes = {
  variable: {
    points: `${centre(LEFT)},${bottom(0)} ${centre(LEFT)},${top(1) - 2}`,
  },
  parent: {
    points: `${centre(RIGHT)},${bottom(0)} ${centre(RIGHT)},${top(1) - 2}`,
    label: 'owns',
    labelAt: [centre(RIGHT) + 24, bottom(0) + 20],
  },
  emitter: {
    points: `${RIGHT},${top(1) + 25} ${LEFT + WIDTH + 2},${top(1) + 25}`,
    label: 'emitter',
    labelAt: [163, top(1) + 19],
  },
  emitterOfNative: {
    points: `${RIGHT},${top(2) + 36} ${centre(LEFT)},${top(2) + 36} ${centre(LEFT)},${bottom(1) + 2}`,
    label: 'emitter',
    labelAt: [126, top(2) + 50],
  },
  native: {
    points: `${LEFT + WIDTH - 16},${bottom(1)} ${LEFT + WIDTH - 16},${top(2) + 16} ${RIGHT - 2},${top(2) + 16}`,
    label: 'native',
    labelAt: [152, top(2) + 10],
  },
  pointer: {
    points: `${centre(RIGHT)},${top(2)} ${centre(RIGHT)},${bottom(1) + 2}`,
    label: 'QPointer',
    labelAt: [centre(RIGHT) + 33, bottom(1) + 20],
  },
  tableInJavaScript: {
    points: `${LEFT + 24},${top(3)} ${LEFT + 24},${bottom(1) + 2}`,
  },
  tableInCpp: {
    points: `${centre(RIGHT)},${top(3)} ${centre(RIGHT)},${bottom(2) + 2}`,
  },
} as const satisfies Record<string, Route>;

type LifetimeProps = {
  title: string;
  description: string;
  /** A name, a line about it, and how it looks; what is left out is not drawn. */
  things: Partial<Record<keyof typeof places, readonly [title: string, line: string, tone?: Tone]>>;
  strong: readonly (keyof typeof routes)[];
  weak?: readonly (keyof typeof routes)[];
};

function Lifetime({title, description, things, strong, weak = []}: LifetimeProps): ReactNode {
  return (
    <Panel title={title} description={description} height={bottom(3) + 2}>
      {Object.entries(things).map(([place, [name, line, tone]]) => {
        const [x, row] = places[place as keyof typeof places];
        return (
          <Box
            key={place}
            x={x}
            y={top(row)}
            width={WIDTH}
            height={HEIGHT}
            title={name}
            lines={[line]}
            tone={tone}
          />
        );
      })}
      {strong.map((route) => (
        <Arrow key={route} {...routes[route]} />
      ))}
      {weak.map((route) => (
        <Arrow key={route} {...routes[route]} dashed />
      ))}
    </Panel>
  );
}

const LEGEND = 'A solid line keeps what it points at alive, a dashed one does not.';

/** An object that JavaScript made, and what refers to what before and after Qt destroys it. */
export function ObjectLife(): ReactNode {
  return (
    <Panels caption={`The life of a button and of its wrapper. ${LEGEND}`}>
      <Lifetime
        title="While Qt's object lives"
        description="Strong references: your variable to the wrapper, the wrapper to the native object, the cache in C++ to the native object, Qt's object to the wrapper by its emitter, and Qt's parent to Qt's object, which it owns. Weak references: the native object to Qt's object by a QPointer, and the weak table in JavaScript to the wrapper."
        things={{
          variable: ['Your variable', 'may be dropped'],
          parent: ["Qt's parent", 'the window'],
          wrapper: ['Wrapper', 'QPushButton', 'accent'],
          object: ["Qt's object", 'NPushButton', 'accent'],
          native: ['Native object', 'QPushButtonWrap', 'accent'],
          tableInJavaScript: ['Weak table', 'in JavaScript'],
          tableInCpp: ['Cache', 'in C++'],
        }}
        strong={['variable', 'parent', 'emitter', 'native', 'tableInCpp']}
        weak={['pointer', 'tableInJavaScript']}
      />
      <Lifetime
        title="After destroyed"
        description="Qt's object is deleted. The wrapper's native is null, and both caches have no entry. Only your variable still refers to the wrapper, strongly. Nothing refers to the native object, so the collector takes it."
        things={{
          variable: ['Your variable', 'if you kept it'],
          parent: ["Qt's parent", 'the window'],
          wrapper: ['Wrapper', 'native is null', 'accent'],
          object: ["Qt's object", 'deleted', 'gone'],
          native: ['Native object', 'to be collected', 'gone'],
          tableInJavaScript: ['Weak table', 'no entry', 'gone'],
          tableInCpp: ['Cache', 'no entry', 'gone'],
        }}
        strong={['variable']}
      />
    </Panels>
  );
}

/** Two objects that Qt made: one with an emitter, which is kept alive, and one without. */
export function KeepAlive(): ReactNode {
  return (
    <Panels caption={`Two objects that Qt made, held by none of your variables. ${LEGEND}`}>
      <Lifetime
        title="A screen: all of it is kept"
        description="Qt owns the screen. The cache in C++ holds the native object strongly, from the beginning, because of keepAlive. The native object holds the emitter, and with it the wrapper. The strong table in JavaScript holds the wrapper as well, and the wrapper holds the native object. The native object refers to Qt's screen weakly, by a QPointer."
        things={{
          parent: ['Qt', 'plugs and unplugs'],
          wrapper: ['Wrapper', 'QScreen', 'accent'],
          object: ["Qt's object", 'a plain QScreen'],
          native: ['Native object', 'QScreenWrap', 'accent'],
          tableInJavaScript: ['Strong table', 'in JavaScript'],
          tableInCpp: ['Cache', 'keepAlive: true'],
        }}
        strong={['parent', 'emitterOfNative', 'native', 'tableInJavaScript', 'tableInCpp']}
        weak={['pointer']}
      />
      <Lifetime
        title="A viewport: its wrapper may go"
        description="Qt's scroll area owns the viewport. The cache in C++ holds the native object strongly. Nothing has an emitter, and the weak table in JavaScript refers to the wrapper weakly, so that the collector may take the wrapper. The next getter finds the native object and makes a new wrapper for it."
        things={{
          parent: ["Qt's parent", 'the scroll area'],
          wrapper: ['Wrapper', 'to be collected', 'gone'],
          object: ["Qt's object", 'a plain QWidget'],
          native: ['Native object', 'QWidgetWrap', 'accent'],
          tableInJavaScript: ['Weak table', 'in JavaScript'],
          tableInCpp: ['Cache', 'in C++'],
        }}
        strong={['parent', 'native', 'tableInCpp']}
        weak={['pointer', 'tableInJavaScript']}
      />
    </Panels>
  );
}
