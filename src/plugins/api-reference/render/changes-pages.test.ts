import {beforeAll, describe, expect, test} from 'vitest';
import {printFile} from '../../../../tests/support/print-files';
import {generateSmallReference} from '../../../../tests/support/small-reference';
import {readSmallToolkit} from '../../../../tests/support/small-toolkit';
import type {ReleaseDiff} from '../../../lib/history';
import type {Declarations} from '../declarations';

/** A history of the small toolkit: 0.40 adds `setFlat`, and 1.0 changes `click` and removes `toggle` and a class. */
const HISTORY: ReleaseDiff[] = [
  {
    version: '0.30.1',
    runsOn: {qt: '5.14.1'},
    declares: {
      QAbstractButton: {
        '': 'abstract class QAbstractButton extends NodeWidget',
        click: 'click(times: number): void',
        toggle: 'toggle(): void',
      },
      NodeWidget: {'': 'class NodeWidget'},
      QAbstractButtonSignals: {'': 'interface QAbstractButtonSignals'},
      Mode: {'': 'enum Mode', None: 'None = 8'},
    },
  },
  {
    version: '0.40.0',
    runsOn: {qt: '5.14.1'},
    declares: {
      QAbstractButton: {setFlat: 'setFlat(isFlat: boolean): void'},
      QAbstractButtonSignals: {clicked: 'clicked: (checked: boolean) => void'},
    },
  },
  {
    version: '1.0.0',
    runsOn: {qt: '6.0.0'},
    declares: {
      QAbstractButton: {
        '': 'abstract class QAbstractButton extends QWidget',
        click: 'click(): void',
        toggle: null,
      },
      NodeWidget: null,
      QWidget: {'': 'class QWidget', move: 'move(x: number, y: number): void'},
      Mode: {None: 'None = 0'},
    },
  },
];

let declarations: Declarations;
beforeAll(async () => {
  declarations = await readSmallToolkit();
}, 60_000);

const pages = (history: ReleaseDiff[] = HISTORY) => generateSmallReference(declarations, {history});

const page = (file: string, history?: ReleaseDiff[]) => printFile(pages(history), file) ?? '';
/** Returns the text of a page between a member's heading and the end of its section. */
const member = (file: string, name: string) =>
  page(file)
    .split(new RegExp(`### ${name} `))[1]
    ?.split('</section>')[0] ?? '';

describe('X-11 the history on pages', () => {
  test('only members that are newer than their class have a "Since"', () => {
    expect(member('classes/qabstractbutton.mdx', 'setFlat')).toContain('Since 0.40');
    expect(member('classes/qabstractbutton.mdx', 'click')).not.toMatch(/Since \d/);
    expect(page('classes/qwidget.mdx')).toContain('[Since 1.0](/docs/api/changes/1-0)');
    expect(member('classes/qwidget.mdx', 'move')).not.toMatch(/Since \d/);
  });

  test('signals and enum values show their history in their rows', () => {
    expect(page('classes/qabstractbutton.mdx')).toMatch(/<tr id="clicked".*Since 0\.40.*<\/tr>/);
    expect(page('enums/mode.mdx')).toMatch(/<tr id="none".*Until 1\.0: <code>None = 8<\/code>.*<\/tr>/);
  });

  test('a changed signature is in a collapsed part, with the old one and the new one', () => {
    const fold = /<details>(.*)<\/details>/.exec(member('classes/qabstractbutton.mdx', 'click'))?.[1];
    expect(fold).toContain('<summary>Signature changed in 1.0</summary>');
    expect(fold).toContain('<code>click(times: number): void</code>');
    expect(fold).toContain('<code>click(): void</code>');
  });
});

describe('X-11 the pages on changes', () => {
  test('each minor release has a page that lists additions, removals and changes', () => {
    const text = page('changes/1-0.mdx');
    expect(text).toContain('slug: /api/changes/1-0');
    expect(text).toContain('Qt 6.0.0 instead of 5.14.1');
    expect(text).toContain('- [<code>QWidget</code>](/docs/api/generated/classes/qwidget) class');
    expect(text).toContain(
      '- <code>NodeWidget</code> class, now [<code>QWidget</code>](/docs/api/generated/classes/qwidget)',
    );
    expect(text).toMatch(/## Removed\n\n(- .*\n)*- .*<code>QAbstractButton<\/code>.*: <code>toggle<\/code>/);
    expect(text).toContain(
      '<td><code>click(times: number): void</code></td><td><code>click(): void</code></td>',
    );
    expect(page('changes/0-40.mdx')).toContain(
      '## New\n\n- [<code>QAbstractButton</code>](/docs/api/generated/classes/qabstractbutton): [<code>setFlat</code>](/docs/api/generated/classes/qabstractbutton#setflat)',
    );
    expect(page('changes/0-40.mdx')).not.toContain('## Changed');
  });

  test('a count of one is in the singular, and a count of none is left out', () => {
    expect(page('changes/0-40.mdx')).toContain('it has 2 additions.');
    expect(page('changes/1-0.mdx')).toContain('it has 1 addition, 2 removals and 2 changed declarations.');
  });

  test('patch releases with different versions of Qt are listed separately', () => {
    const [first, second, third] = HISTORY;
    const patch: ReleaseDiff = {version: '0.40.1', runsOn: {qt: '5.15.2'}, declares: {}};
    const history = [first, second, patch, third].filter((step) => step !== undefined);
    expect(page('changes/0-40.mdx', history)).toContain('Qt 5.14.1 in 0.40.0 and 5.15.2 since 0.40.1');
  });

  test('a member that was removed and added again shows which releases lack it', () => {
    const [first, second, third] = HISTORY;
    const gap: ReleaseDiff = {version: '0.62.0', runsOn: {}, declares: {QAbstractButton: {setFlat: null}}};
    const back: ReleaseDiff = {
      version: '0.66.0',
      runsOn: {},
      declares: {QAbstractButton: {setFlat: 'setFlat(isFlat: boolean): void'}},
    };
    const history = [first, second, gap, back, third].filter((step) => step !== undefined);
    const text = page('classes/qabstractbutton.mdx', history);
    expect(text).toContain('Since 0.40');
    expect(text).toContain('Missing in 0.62');
  });

  test('the list of releases has the newest first and a form that compares two releases', () => {
    const text = page('changes/index.mdx');
    expect(text).toContain('<ReleaseComparison versions="1.0.0 0.40.0 0.30.1" />');
    expect([...text.matchAll(/<tr><td>\[([\d.]+)\]/g)].map(([, minor]) => minor)).toEqual([
      '1.0',
      '0.40',
      '0.30',
    ]);
  });

  test('the sidebar groups minor releases by tens', () => {
    const sidebar = JSON.parse(page('sidebar.json')).at(-1);
    expect(sidebar.link.id).toBe('api/generated/changes/index');
    expect(sidebar.items.map(({label}: {label: string}) => label)).toEqual(['1.0', '0.40', '0.30']);
  });

  test('a history that ends before the installed release is refused, with the command to run', () => {
    expect(() => pages(HISTORY.slice(0, 2))).toThrow(
      'reference/history/ ends with 0.40.0, but reference/api.json is for 1.0.0. Run "npm run reference:api"',
    );
  });
});
