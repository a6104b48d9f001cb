import {expect, test} from 'vitest';
import {findBrowserUses} from './browser-uses';

const findUses = (source: string): string[] =>
  findBrowserUses('src/components/Counter.tsx', source).map(({use}) => use);

test('a prop with a capital letter is not taken for the component', () => {
  const source = `import {useState} from 'react';
export const Counter = () => <List Item={useState(0)} />;
`;
  expect(findBrowserUses('src/components/Counter.tsx', source)).toEqual([
    {line: 2, component: 'Counter', use: 'useState()'},
  ]);
});

test('hooks and handlers are found with their line and component', () => {
  const source = `import {useState} from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`;
  expect(findBrowserUses('src/components/Counter.tsx', source)).toEqual([
    {line: 3, component: 'Counter', use: 'useState()'},
    {line: 4, component: 'Counter', use: 'onClick'},
  ]);
});

test.each([
  [
    'a hook by another name',
    "import {useState as useIt} from 'react';\nconst A = () => useIt(0);",
    'useState()',
  ],
  [
    'a hook of all of React',
    "import * as React from 'react';\nconst A = () => React.useReducer(f, 0);",
    'useReducer()',
  ],
  [
    'useActionState',
    "import {useActionState} from 'react';\nconst A = () => useActionState(f, 0);",
    'useActionState()',
  ],
  [
    'useOptimistic',
    "import {useOptimistic} from 'react';\nconst A = () => useOptimistic(0);",
    'useOptimistic()',
  ],
  [
    'useFormStatus',
    "import {useFormStatus} from 'react-dom';\nconst A = () => useFormStatus();",
    'useFormStatus()',
  ],
  [
    'useIsBrowser',
    "import useIsBrowser from '@docusaurus/useIsBrowser';\nconst A = () => useIsBrowser();",
    'useIsBrowser()',
  ],
  [
    'useIsBrowser by another name',
    "import isHere from '@docusaurus/useIsBrowser';\nconst A = () => isHere();",
    'useIsBrowser()',
  ],
  [
    'useColorMode',
    "import {useColorMode} from '@docusaurus/theme-common';\nconst A = () => useColorMode();",
    'useColorMode()',
  ],
  [
    'useHistory',
    "import {useHistory} from '@docusaurus/router';\nconst A = () => useHistory();",
    'useHistory()',
  ],
  [
    'a hook of a library',
    "import useSWR from 'swr';\nimport {useSpring} from 'motion';\nconst A = () => useSpring(0);",
    'useSpring()',
  ],
  [
    'BrowserOnly',
    "import BrowserOnly from '@docusaurus/BrowserOnly';\nconst A = () => <BrowserOnly>{f}</BrowserOnly>;",
    '<BrowserOnly>',
  ],
  ['a spread handler', 'const A = () => <a {...{onClick}} />;', 'onClick'],
  ['a handler that is spread on a condition', 'const A = () => <a {...(b && {onClick: f})} />;', 'onClick'],
  [
    'handlers in a constant that is spread',
    'const handlers = {onKeyDown() {}};\nconst A = () => <a {...handlers} />;',
    'onKeyDown',
  ],
  [
    'a handler without JSX',
    "import {createElement} from 'react';\nconst A = () => createElement('a', {onClick: f});",
    'onClick',
  ],
  [
    'a handler that an element is cloned with',
    "import * as React from 'react';\nconst A = ({children}) => React.cloneElement(children, {onClick: f});",
    'onClick',
  ],
  [
    'a class component',
    "import React from 'react';\nclass A extends React.Component { render() { return null; } }",
    'a class',
  ],
])('%s is found', (_what, source, use) => {
  expect(findUses(source)).toEqual([use]);
});

test.each([
  ['texts that look like handlers', 'const A = ({text}) => <span title={text}>{"onClick={x}"}</span>;'],
  [
    'hooks that work on the server',
    "import {useId, useMemo} from 'react';\nconst A = () => useMemo(() => useId(), []);",
  ],
  [
    'contexts of Docusaurus',
    "import useBaseUrl from '@docusaurus/useBaseUrl';\nconst A = () => useBaseUrl('/');",
  ],
  [
    'a hook of its own, which is judged where it stands',
    "import {useTabs} from './use-tabs';\nconst A = () => useTabs();",
  ],
  [
    'options that look like handlers',
    'const options = {onBrokenLinks: 1};\nconst A = () => <p>{options.onBrokenLinks}</p>;',
  ],
])('%s are not reported', (_what, source) => {
  expect(findUses(source)).toEqual([]);
});
