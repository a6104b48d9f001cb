// @vitest-environment happy-dom
import {cloneElement, type ReactElement, type ReactNode, useEffect, useState} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import {type HydrationOptions, hydrateMarkers, unmountMarkers} from './hydrate';
import type {HydrateOn} from './markup';
import {wrapModule} from './server';
import {StaticHtmlContext} from './static-html-context';

function Counter({start = 0, children}: {start?: number; children?: ReactNode}) {
  const [count, setCount] = useState(start);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count: {count}
      </button>
      {children}
    </section>
  );
}
Counter.hydrateOn = 'load' satisfies HydrateOn;

/** Shows one of its children at a time. */
function Chooser({children}: {children: ReactElement<{hidden?: boolean}>[]}) {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setChosen(1)}>
        Second
      </button>
      {children.map((child, index) =>
        index <= chosen ? cloneElement(child, {hidden: index !== chosen}) : null,
      )}
    </>
  );
}
Chooser.hydrateOn = 'load' satisfies HydrateOn;

/** Shows the values of two controlled fields, of one that React doesn't control, and of a check box. */
function Form() {
  const [form, setForm] = useState({fruit: 'apple', name: '', note: '', isOn: false});
  return (
    <form>
      <select value={form.fruit} onChange={(event) => setForm({...form, fruit: event.currentTarget.value})}>
        <option>apple</option>
        <option>pear</option>
      </select>
      <input value={form.name} onChange={(event) => setForm({...form, name: event.currentTarget.value})} />
      <textarea onInput={(event) => setForm({...form, note: event.currentTarget.value})} />
      <input
        type="checkbox"
        checked={form.isOn}
        onChange={(event) => setForm({...form, isOn: event.currentTarget.checked})}
      />
      <output>{[form.fruit, form.name, form.note, form.isOn].join()}</output>
    </form>
  );
}
Form.hydrateOn = 'interaction' satisfies HydrateOn;

/** Moves the focus to the last tab when a key is pressed. */
function Tabs() {
  return (
    <div role="tablist" onKeyDown={({currentTarget}) => currentTarget.querySelectorAll('button')[1]?.focus()}>
      <button type="button" role="tab">
        npm
      </button>
      <button type="button" role="tab">
        pnpm
      </button>
    </div>
  );
}
Tabs.hydrateOn = 'interaction' satisfies HydrateOn;

/** Closes its menu when Escape is pressed anywhere on the page. */
function Menu() {
  useEffect(() => {
    const close = ({key}: KeyboardEvent) => {
      if (key === 'Escape') document.querySelector('details')?.removeAttribute('open');
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return (
    <details>
      <summary>More</summary>
      <a href="/edit">Edit this page</a>
    </details>
  );
}
Menu.hydrateOn = 'interaction' satisfies HydrateOn;

const MODULES: Record<string, Record<string, unknown>> = {
  Counter: {default: Counter},
  Chooser: {default: Chooser},
  Form: {default: Form},
  Tabs: {default: Tabs},
  Menu: {default: Menu},
};

const OPTIONS: HydrationOptions = {
  registry: Object.fromEntries(Object.entries(MODULES).map(([id, module]) => [id, async () => module])),
  Providers: ({children}) => children,
  onLoadError: () => {},
};

/** Returns a component as the server's build has it. */
function onServer<Props>(id: string, module = MODULES[id] ?? {}): (props: Props) => ReactNode {
  return wrapModule(module, {id, file: `src/components/${id}.tsx`}).default as (props: Props) => ReactNode;
}

const ServerCounter = onServer<Parameters<typeof Counter>[0]>('Counter');
const ServerForm = onServer<object>('Form');
const ServerTabs = onServer<object>('Tabs');
const ServerMenu = onServer<object>('Menu');
const ServerChooser = onServer<Parameters<typeof Chooser>[0]>('Chooser');

/** Shows a page as the server renders it. */
function load(page: ReactNode): HTMLElement {
  document.body.innerHTML = renderToString(<StaticHtmlContext value={true}>{page}</StaticHtmlContext>);
  return document.body;
}

const findButton = (container: Element): HTMLButtonElement =>
  container.querySelector('button') ?? expect.fail('there is no button');

afterEach(() => {
  unmountMarkers(document.body);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('a component with state responds, and its children stay the nodes that the server sent', async () => {
  const body = load(
    <ServerCounter start={3}>
      <p>Long text</p>
      <p>More</p>
    </ServerCounter>,
  );
  const [text] = body.querySelectorAll('p');
  hydrateMarkers(body, OPTIONS);
  findButton(body).click();
  await expect.poll(() => findButton(body).textContent).toBe('Count: 4');
  expect(body.querySelector('p')).toBe(text);
  expect(body.querySelectorAll('p')).toHaveLength(2);
});

test('a child that is a single HTML element gets no wrapper element', () => {
  const body = load(
    <ServerCounter>
      <p>Text</p>
    </ServerCounter>,
  );
  expect(body.querySelector('client-slot')).toBeNull();
  expect(body.querySelector('section > p')?.textContent).toBe('Text');
});

test('text is a prop, for which the page has no other copy', async () => {
  const body = load(<ServerCounter>Text</ServerCounter>);
  hydrateMarkers(body, OPTIONS);
  findButton(body).click();
  await expect.poll(() => body.textContent).toBe('Count: 1Text');
});

test('a list of children stays a list, and a child that is not shown yet waits in a template', async () => {
  const pages = ['One', 'Two'].map((name) => (
    <div key={name} className={name}>
      <ServerCounter />
    </div>
  ));
  const body = load(<ServerChooser>{pages}</ServerChooser>);
  expect(body.textContent).toBe('SecondCount: 0');
  expect(body.querySelector('template')?.content.textContent).toBe('Count: 0');
  hydrateMarkers(body, OPTIONS);
  findButton(body).click();
  await expect.poll(() => body.querySelector('.Two')?.textContent).toBe('Count: 0');
  expect(body.querySelector<HTMLElement>('.One')?.hidden).toBe(true);
  const second = body.querySelector('.Two') as Element;
  findButton(second).click();
  await expect.poll(() => second.textContent).toBe('Count: 1');
});

test('a client component among the children of another responds too', async () => {
  const body = load(
    <ServerCounter>
      <div>
        <ServerCounter start={10} />
      </div>
    </ServerCounter>,
  );
  hydrateMarkers(body, OPTIONS);
  const [outer, inner] = body.querySelectorAll('button');
  inner?.click();
  await expect.poll(() => inner?.textContent).toBe('Count: 11');
  outer?.click();
  await expect.poll(() => outer?.textContent).toBe('Count: 1');
  expect(inner?.textContent).toBe('Count: 11');
});

test('a page that an extension has changed responds, with the children that it had', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const body = load(
    <ServerCounter>
      <p>Text</p>
    </ServerCounter>,
  );
  const text = body.querySelector('p')?.firstChild;
  body.querySelector('section')?.prepend(document.createElement('font'));
  hydrateMarkers(body, OPTIONS);
  await expect.poll(() => body.querySelector('font')).toBeNull();
  findButton(body).click();
  await expect.poll(() => body.textContent).toBe('Count: 1Text');
  expect(body.querySelector('p')?.firstChild).toBe(text);
});

test('a component that throws in the browser leaves the HTML of the server on the page', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const body = load(
    <ServerCounter start={7}>
      <p>Text</p>
    </ServerCounter>,
  );
  const Broken = () => {
    throw new Error('broken');
  };
  hydrateMarkers(body, {...OPTIONS, registry: {Counter: async () => ({default: Broken})}});
  await expect.poll(() => error).toHaveBeenCalled();
  await expect.poll(() => body.textContent).toBe('Count: 7Text');
});

test('a press before the code has loaded is repeated once after it has loaded', async () => {
  const body = load(<ServerCounter />);
  let arrive = (_module: {default: unknown}) => {};
  const loading = new Promise<{default: unknown}>((resolve) => {
    arrive = resolve;
  });
  hydrateMarkers(body, {...OPTIONS, registry: {Counter: () => loading}});
  findButton(body).click();
  arrive({default: Counter});
  await expect.poll(() => findButton(body).textContent).toBe('Count: 1');
});

test('an arrow key on a tab before the code has loaded moves the focus after it has loaded', async () => {
  const body = load(<ServerTabs />);
  hydrateMarkers(body, OPTIONS);
  const [first, second] = body.querySelectorAll<HTMLElement>('[role=tab]');
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true, cancelable: true}));
  await expect.poll(() => document.activeElement).toBe(second);
});

test('Escape closes a menu that was opened before the code had loaded', async () => {
  const body = load(<ServerMenu />);
  hydrateMarkers(body, OPTIONS);
  const menu = body.querySelector('details') as HTMLDetailsElement;
  menu.open = true;
  menu
    .querySelector('a')
    ?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true}));
  await expect.poll(() => menu.open).toBe(false);
});

test.each([
  ['scrolls the page', {key: 'ArrowDown'}],
  ['goes back in the history', {key: 'ArrowLeft', altKey: true}],
])('a key that %s is left to the browser, although a tab has the focus', (_, init) => {
  const body = load(<ServerTabs />);
  hydrateMarkers(body, OPTIONS);
  const event = new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true});
  body.querySelector('[role=tab]')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a press whose code does not load is reported, and the next press tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const body = load(<ServerCounter />);
  const onLoadError = vi.fn();
  const fetchCode = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  fetchCode.mockResolvedValue({default: Counter});
  hydrateMarkers(body, {...OPTIONS, registry: {Counter: fetchCode}, onLoadError});
  await expect.poll(() => console.error).toHaveBeenCalled();
  findButton(body).click();
  await expect.poll(() => onLoadError).toHaveBeenCalledOnce();
  findButton(body).click();
  await expect.poll(() => findButton(body).textContent).toBe('Count: 1');
});

/** Changes fields of the form like a visitor, and calls the listeners of the last one. */
function fillIn(body: Element): void {
  const select = body.querySelector('select') as HTMLSelectElement;
  const [name, note] = body.querySelectorAll<HTMLInputElement>('input:not([type]), textarea');
  const box = body.querySelector<HTMLInputElement>('[type=checkbox]');
  if (name) name.value = 'Ada';
  if (note) note.value = 'soon';
  if (box) box.checked = true;
  select.value = 'pear';
  select.dispatchEvent(new Event('change', {bubbles: true}));
}

test('fields that were changed before the code loaded keep their values, and the component gets them', async () => {
  const body = load(<ServerForm />);
  hydrateMarkers(body, OPTIONS);
  fillIn(body);
  await expect.poll(() => body.querySelector('output')?.textContent).toBe('pear,Ada,soon,true');
  expect(body.querySelector('select')?.value).toBe('pear');
  expect(body.querySelector('input')?.value).toBe('Ada');
  expect(body.querySelector('textarea')?.value).toBe('soon');
  expect(body.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true);
});

test('a field that is changed while its component is being hydrated keeps its value, and the component knows it', async () => {
  const body = load(<ServerForm />);
  hydrateMarkers(body, OPTIONS);
  const input = body.querySelector('input') ?? expect.fail();
  input.dispatchEvent(new Event('focusin', {bubbles: true}));
  // The code is there after some microtasks, and React renders in a later task.
  for (let step = 0; step < 20; step++) await Promise.resolve();
  input.value = 'Ada';
  input.dispatchEvent(new Event('input', {bubbles: true}));
  await expect.poll(() => body.querySelector('output')?.textContent).toBe('apple,Ada,,false');
  expect(input.value).toBe('Ada');
});

test('a changed field whose code does not load is reported and keeps its value', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const body = load(<ServerForm />);
  const onLoadError = vi.fn();
  const registry = {Form: () => Promise.reject(new Error('offline'))};
  hydrateMarkers(body, {...OPTIONS, registry, onLoadError});
  fillIn(body);
  await expect.poll(() => onLoadError).toHaveBeenCalledOnce();
  expect(body.querySelector('select')?.value).toBe('pear');
});

test('a component that waits for interaction is fetched when it gets the focus', async () => {
  const Patient = (props: Parameters<typeof Counter>[0]) => <Counter {...props} />;
  Patient.hydrateOn = 'interaction' satisfies HydrateOn;
  const ServerPatient = onServer<Parameters<typeof Counter>[0]>('Patient', {default: Patient});
  const body = load(<ServerPatient />);
  const fetchCode = vi.fn(async () => ({default: Patient}));
  hydrateMarkers(body, {...OPTIONS, registry: {Patient: fetchCode}});
  expect(fetchCode).not.toHaveBeenCalled();
  findButton(body).dispatchEvent(new Event('focusin', {bubbles: true}));
  expect(fetchCode).toHaveBeenCalledOnce();
});

test('a component is unmounted with its page', async () => {
  const ended = vi.fn();
  const Clock = () => {
    useEffect(() => ended, []);
    return <time>12:00</time>;
  };
  Clock.hydrateOn = 'load' satisfies HydrateOn;
  const ServerClock = onServer<object>('Clock', {default: Clock});
  const body = load(<ServerClock />);
  let isMounted = false;
  hydrateMarkers(body, {
    ...OPTIONS,
    registry: {Clock: async () => ({default: Clock})},
    Providers({children}) {
      useEffect(() => {
        isMounted = true;
      }, []);
      return children;
    },
  });
  await expect.poll(() => isMounted).toBe(true);
  unmountMarkers(body);
  await expect.poll(() => ended).toHaveBeenCalledOnce();
});

test('in the chrome and on pages that React renders a client component is part of their tree', () => {
  document.body.innerHTML = renderToString(<ServerCounter start={1} />);
  expect(document.body.querySelector('client-component')).toBeNull();
  expect(document.body.textContent).toBe('Count: 1');
});

test('a client component that another one renders is hydrated together with it', () => {
  const Pair = () => (
    <>
      <ServerCounter />
      <ServerCounter />
    </>
  );
  const ServerPair = onServer<object>('Pair', {default: Pair});
  expect(load(<ServerPair />).querySelectorAll('client-component')).toHaveLength(1);
});

test('an unknown value of hydrate stops the build with the list of values', () => {
  const Wrong = () => null;
  Wrong.hydrateOn = 'later';
  expect(() => onServer('Wrong', {default: Wrong})).toThrow(
    'src/components/Wrong.tsx: Wrong.hydrateOn is "later", but it can only be load, idle, visible, interaction.',
  );
});
