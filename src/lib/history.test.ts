import {describe, expect, test} from 'vitest';
import {countChanges, findChanges, groupChanges} from './changes';
import {
  createReleaseDiff,
  createReleases,
  type MemberDeclarations,
  type Release,
  type SymbolDeclarations,
} from './history';
import {createHistory} from './timeline';
import {compareVersions} from './versions';

const release = (version: string, declared: SymbolDeclarations): Release => ({version, runsOn: {}, declared});
const box = (members: Record<string, string>) => ({'': 'class Box', ...members});

const RELEASES = [
  release('0.30.1', {Box: box({size: 'size(): number', constructor: 'constructor()'})}),
  release('0.30.2', {Box: box({size: 'size(): number', fill: 'fill(): void', constructor: 'constructor()'})}),
  release('0.31.0', {
    Box: box({size: 'size(): number', fill: 'fill(): void', toString: 'toString(): string'}),
    Lid: {'': 'class Lid extends Box', open: 'open(): void'},
  }),
  release('0.40.0', {
    Box: box({size: 'size(unit: string): number', fill: 'fill(): void', open: 'open(): void'}),
    Lid: {'': 'class Lid extends Box', close: 'close(): void'},
  }),
];

describe('steps', () => {
  const steps = RELEASES.map((one, index) => createReleaseDiff(RELEASES[index - 1], one));

  test('X-11 restore every release, in whichever order they are read', () => {
    expect(createReleases(steps.toReversed())).toEqual(RELEASES);
  });

  test('X-11 are the same, in whichever order a release declares its symbols and members', () => {
    const turned = <Value>(names: Record<string, Value>) =>
      Object.fromEntries(Object.entries(names).reverse());
    const releases = RELEASES.map(({declared, ...one}) => {
      const symbols = Object.entries(declared).map(([id, members]) => [id, turned(members)]);
      return {...one, declared: turned<MemberDeclarations>(Object.fromEntries(symbols))};
    });
    const again = releases.map((one, index) => createReleaseDiff(releases[index - 1], one));
    expect(JSON.stringify(again)).toBe(JSON.stringify(steps));
  });

  test('X-11 contain what changed and nothing else', () => {
    expect(steps[2]?.declares).toEqual({
      Box: {constructor: null, toString: 'toString(): string'},
      Lid: {'': 'class Lid extends Box', open: 'open(): void'},
    });
  });
});

test('versions are ordered by their numbers', () => {
  expect(['0.30.1', '0.6.3', '0.6', '0.30.0'].sort(compareVersions)).toEqual([
    '0.6',
    '0.6.3',
    '0.30.0',
    '0.30.1',
  ]);
});

describe('the difference between two releases', () => {
  const between = (before: SymbolDeclarations, after: SymbolDeclarations) => findChanges(before, after);

  test('X-11 lists additions, removals and changes by class', () => {
    expect(between(RELEASES[2]?.declared ?? {}, RELEASES[3]?.declared ?? {})).toEqual([
      {
        id: 'Box',
        kind: 'changed',
        members: [
          ['open', {before: undefined, after: 'open(): void'}],
          ['size', {before: 'size(): number', after: 'size(unit: string): number'}],
          ['toString', {before: 'toString(): string', after: undefined}],
        ],
      },
      // `open` is inherited now, so nothing of it is missing.
      {id: 'Lid', kind: 'changed', members: [['close', {before: undefined, after: 'close(): void'}]]},
    ]);
  });

  test('X-11 lists new members of an old class as new, like new classes', () => {
    const after: SymbolDeclarations = {
      ...RELEASES[3]?.declared,
      Jar: {'': 'class Jar', seal: 'seal(): void'},
    };
    const groups = groupChanges(between(RELEASES[2]?.declared ?? {}, after));
    const names = (list: typeof groups.added) =>
      list.map(({id, symbol, members}) => [id, symbol !== undefined, ...members.map(([name]) => name)]);
    expect(names(groups.added)).toEqual([
      ['Box', false, 'open'],
      ['Jar', true],
      ['Lid', false, 'close'],
    ]);
    expect(names(groups.removed)).toEqual([['Box', false, 'toString']]);
    expect(names(groups.changed)).toEqual([['Box', false, 'size']]);
    expect(countChanges(groups.added)).toBe(3);
  });

  test('X-11 lists a class with another base as changed', () => {
    const head = (base: string): SymbolDeclarations => ({Box: {'': `class Box extends ${base}`}});
    const {added, changed} = groupChanges(between(head('A'), head('B')));
    expect(added).toEqual([]);
    expect(countChanges(changed)).toBe(1);
  });

  test('X-11 leaves out types that only changed because a class was renamed', () => {
    const before = {
      Box: box({put: 'put(widget: NodeWidget<any>): void'}),
      NodeWidget: {'': 'class NodeWidget'},
    };
    const after = {Box: box({put: 'put(widget: QWidget): void'}), QWidget: {'': 'class QWidget'}};
    expect(between(before, after).map(({id, kind}) => [id, kind])).toEqual([
      ['NodeWidget', 'removed'],
      ['QWidget', 'added'],
    ]);
  });

  test('X-11 finds inherited members behind type parameters and aliases', () => {
    const after: SymbolDeclarations = {
      Base: {'': 'interface Base', changed: 'changed: () => void'},
      Same: {'': 'type Same = Base'},
      Box: {'': 'interface Box<S extends Lid<any> = Lid<any>> extends Same'},
    };
    const before = {...after, Box: {'': after.Box?.[''] ?? '', changed: 'changed: () => void'}};
    expect(between(before, after)).toEqual([]);
  });
});

describe('the timeline of a symbol or member', () => {
  const {findTimeline} = createHistory(RELEASES);

  test('X-11 begins with the origin, and treats its patch releases as one', () => {
    expect(findTimeline('Box')).toEqual({missing: [], changed: []});
    expect(findTimeline('Box', 'fill')).toEqual({missing: [], changed: []});
    expect(findTimeline('Lid').since).toBe('0.31');
  });

  test('X-11 names the patch release that brought a member', () => {
    const history = createHistory([
      release('0.30.0', {Box: box({})}),
      release('0.37.0', {Box: box({})}),
      release('0.37.1', {Box: box({fill: 'fill(): void'})}),
      release('0.37.2', {Box: box({fill: 'fill(): void'})}),
    ]);
    expect(history.findTimeline('Box', 'fill').since).toBe('0.37.1');
  });

  test('X-11 dates a moved member from the move in its new base class, and from its first release in the old class', () => {
    expect(findTimeline('Box', 'open').since).toBe('0.40');
    expect(findTimeline('Lid', 'open').since).toBe('0.31');
  });

  test('X-11 shows the old and the new signature of each change', () => {
    expect(findTimeline('Box', 'size').changed).toEqual([
      {release: '0.40', before: 'size(): number', after: 'size(unit: string): number'},
    ]);
  });

  test("X-11 a member that was missing in some releases isn't reported as new", () => {
    const history = createHistory([
      release('0.30.0', {Box: box({fill: 'fill(): void', open: 'open(): void'})}),
      release('0.61.2', {Box: box({fill: 'fill(): void', open: 'open(): void'})}),
      release('0.62.0', {Box: box({open: 'open(): void'})}),
      release('0.65.0', {Box: box({open: 'open(): void'})}),
      release('0.65.1', {Box: box({})}),
      release('0.66.0', {Box: box({fill: 'fill(level: number): void', open: 'open(): void'})}),
    ]);
    expect(history.findTimeline('Box', 'fill')).toEqual({
      missing: [{first: '0.62', last: '0.65'}],
      changed: [{release: '0.66', before: 'fill(): void', after: 'fill(level: number): void'}],
    });
    expect(history.findTimeline('Box', 'open').missing).toEqual([{first: '0.65.1', last: '0.65.1'}]);
  });
});
