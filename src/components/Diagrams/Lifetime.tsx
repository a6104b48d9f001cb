import type {ComponentProps, ReactNode} from 'react';
import {Arrow, Box, Panel, Panels, type Tone} from './diagram';

/**
 * Diagrams of references between objects, as panels to compare. JavaScript is on the left and C++ on the right, and each
 * object has the same position in all panels.
 */
const POSITIONS = {
  variable: [1, 36],
  parent: [191, 36],
  wrapper: [1, 120],
  object: [191, 120],
  native: [191, 204],
  tableInJavaScript: [1, 288],
  tableInCpp: [191, 288],
} as const;

/** An arrow for each reference, from the object that has it to the object that it points to. */
const REFERENCES = {
  variable: {points: '65,86 65,118'},
  parent: {points: '255,86 255,118', label: 'owns', labelAt: [279, 106]},
  emitter: {points: '191,145 131,145', label: 'emitter', labelAt: [163, 139]},
  emitterOfNative: {points: '191,240 65,240 65,172', label: 'emitter', labelAt: [126, 254]},
  native: {points: '113,170 113,220 189,220', label: 'native', labelAt: [152, 214]},
  pointer: {points: '255,204 255,172', label: 'QPointer', labelAt: [288, 190]},
  tableInJavaScript: {points: '25,288 25,172'},
  tableInCpp: {points: '255,288 255,256'},
} as const satisfies Record<string, ComponentProps<typeof Arrow>>;

type LifetimeProps = {
  title: string;
  description: string;
  /** The objects to draw: title, second line and tone. Objects that are left out aren't drawn. */
  objects: Partial<Record<keyof typeof POSITIONS, readonly [title: string, line: string, tone?: Tone]>>;
  strong: readonly (keyof typeof REFERENCES)[];
  weak?: readonly (keyof typeof REFERENCES)[];
};

function Lifetime({title: panelTitle, description, objects, strong, weak = []}: LifetimeProps): ReactNode {
  return (
    <Panel title={panelTitle} description={description} height={340}>
      {Object.entries(objects).map(([name, [title, line, tone]]) => (
        <Box
          key={name}
          at={[...POSITIONS[name as keyof typeof POSITIONS], 128, 50]}
          text={[title, line]}
          tone={tone}
        />
      ))}
      {[...strong, ...weak].map((name) => (
        <Arrow key={name} {...REFERENCES[name]} dashed={weak.includes(name)} />
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
