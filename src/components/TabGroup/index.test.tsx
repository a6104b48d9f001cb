// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import TabGroup from '.';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const TABS = [
  {value: 'ts', label: 'TypeScript'},
  {value: 'js', label: 'JavaScript'},
];

const group = (props: {groupId?: string; lazy?: boolean} = {}) => (
  <TabGroup tabs={TABS} {...props}>
    {TABS.map(({value, label}) => (
      <div key={value} role="tabpanel" aria-label={label}>
        {label} program
      </div>
    ))}
  </TabGroup>
);

const visiblePrograms = () =>
  screen
    .queryAllByText(/program$/)
    .filter((panel) => !panel.hidden)
    .map((panel) => panel.textContent);
const tab = (name: string) => screen.getAllByRole('tab', {name})[0] as HTMLElement;

test('the panel of the tab that is pressed is shown', () => {
  render(group());
  expect(visiblePrograms()).toEqual(['TypeScript program']);
  fireEvent.click(tab('JavaScript'));
  expect(visiblePrograms()).toEqual(['JavaScript program']);
  expect(tab('JavaScript').getAttribute('aria-selected')).toBe('true');
  expect(tab('TypeScript').tabIndex).toBe(-1);
});

test('the list of tabs has the name of its group', () => {
  render(group({groupId: 'language'}));
  expect(screen.getByRole('tablist', {name: 'Language'})).toBeTruthy();
});

test('tabs of one group change together and keep the choice for the next page', () => {
  render(
    <>
      {group({groupId: 'language'})}
      {group({groupId: 'language'})}
      {group({groupId: 'other'})}
    </>,
  );
  fireEvent.click(tab('JavaScript'));
  expect(visiblePrograms()).toEqual(['JavaScript program', 'JavaScript program', 'TypeScript program']);
  cleanup();
  render(group({groupId: 'language'}));
  expect(visiblePrograms()).toEqual(['JavaScript program']);
});

test("a group whose tabs don't include the stored choice selects its first tab", () => {
  localStorage.setItem('docusaurus.tab.language', 'rust');
  render(group({groupId: 'language'}));
  expect(visiblePrograms()).toEqual(['TypeScript program']);
});

test('a lazy panel is on the page only from the first time that it is chosen', () => {
  render(group({lazy: true}));
  expect(screen.queryByText('JavaScript program')).toBeNull();
  fireEvent.click(tab('JavaScript'));
  fireEvent.click(tab('TypeScript'));
  expect(screen.getByText('JavaScript program').hidden).toBe(true);
});

test('the arrow keys move the focus around the tabs', () => {
  render(group());
  tab('TypeScript').focus();
  fireEvent.keyDown(tab('TypeScript'), {key: 'ArrowLeft'});
  expect(document.activeElement).toBe(tab('JavaScript'));
  fireEvent.keyDown(tab('JavaScript'), {key: 'ArrowRight'});
  expect(document.activeElement).toBe(tab('TypeScript'));
});

test.each([
  'altKey',
  'ctrlKey',
  'metaKey',
  'shiftKey',
])('arrow keys with %s are left to the browser', (modifier) => {
  render(group());
  tab('TypeScript').focus();
  // `fireEvent` returns true if nobody has prevented what the browser does.
  expect(fireEvent.keyDown(tab('TypeScript'), {key: 'ArrowLeft', [modifier]: true})).toBe(true);
  expect(document.activeElement).toBe(tab('TypeScript'));
});
