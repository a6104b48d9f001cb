import {type Change, type ChangeGroup, countChanges, findSuccessor} from '../../../lib/changes';
import type {RuntimeVersions} from '../../../lib/history';
import {toMinorVersion} from '../../../lib/versions';
import type {Model} from '../model';
import {getAnchor, getChangesUrl, getSymbolUrl, toFrontMatterSlug} from '../routes';
import {findVersionRanges, type MinorRelease, type VersionRange} from './minor-release';
import {
  type Blocks,
  heading,
  type Inline,
  joinInlines,
  link,
  list,
  name,
  type Page,
  paragraph,
  table,
  text,
} from './nodes';
import {renderDeclaration} from './since';

export function renderReleasePage(release: MinorRelease, model: Model): Page {
  const {minor, releases, previous, changes} = release;
  const summary = formatList(
    [
      formatCount(countChanges(changes.added), 'addition'),
      formatCount(countChanges(changes.removed), 'removal'),
      formatCount(countChanges(changes.changed), 'changed declaration'),
    ].flatMap((count) => count ?? []),
  );
  return {
    frontMatter: {
      title: `Changes in ${minor}`,
      sidebar_label: minor,
      slug: toFrontMatterSlug(getChangesUrl(minor)),
      description: previous
        ? `How the API of NodeGUI ${minor} differs from that of ${toMinorVersion(previous.version)}: ${summary || 'no changes'}.`
        : `The API of NodeGUI ${minor}, the oldest tagged release: ${formatCount(countChanges(changes.added), 'declaration')}.`,
      keywords: [minor, 'changes', 'release notes', 'changelog'],
      custom_edit_url: null,
    },
    content: [
      paragraph(
        text(releases.length > 1 ? `Released as ${formatList(releases.map(({version}) => version))}. ` : ''),
        text(
          previous
            ? `Compared with ${previous.version}, ${summary ? `it has ${summary}` : 'the declarations are the same'}.`
            : 'This is the oldest release with a tag, so everything in it is listed as new.',
        ),
      ),
      ...renderRuntimeVersions(release),
      ...renderNames('New', changes.added, model),
      ...renderNames('Removed', changes.removed, model),
      ...renderChangedDeclarations(changes.changed),
    ],
  };
}

/** Returns `1 addition`, `2 additions`, or undefined if there are none. */
const formatCount = (count: number, noun: string): string | undefined =>
  count === 0 ? undefined : `${count} ${noun}${count === 1 ? '' : 's'}`;

const RUNTIMES: [keyof RuntimeVersions, string][] = [
  ['qt', 'Qt'],
  ['qode', 'qode'],
  ['node', 'Node.js to install it'],
];

/** Lists the versions of Qt, qode and Node.js that differ from the previous release or between patch releases. */
function renderRuntimeVersions({previous, releases}: MinorRelease): Blocks {
  const items = RUNTIMES.flatMap(([key, label]): Inline[] => {
    const previousValue = previous?.runsOn[key];
    const ranges = findVersionRanges(releases, key);
    const [first] = ranges;
    if (!first || (ranges.length === 1 && first.value === previousValue)) return [];
    const versions = ranges.length === 1 ? first.value : formatRanges(ranges);
    const isReplacement = previousValue !== undefined && previousValue !== first.value;
    return [[text(`${label} ${versions}${isReplacement ? ` instead of ${previousValue}` : ''}`)]];
  });
  return items.length > 0 ? [heading(2, 'Runs on'), list(items)] : [];
}

/** Returns `1.0 in 0.20 and 1.1 since 0.21`. */
const formatRanges = (ranges: VersionRange[]): string =>
  formatList(
    ranges.map(({value, firstVersion}, index) => `${value} ${index === 0 ? 'in' : 'since'} ${firstVersion}`),
  );

/** Lists the symbols and members that are new or were removed. Each symbol has one item. */
function renderNames(title: string, groups: ChangeGroup[], model: Model): Blocks {
  if (groups.length === 0) return [];
  const items = groups.map(
    (group): Inline => [
      linkName(group.id, undefined, model),
      ...(group.symbol ? renderKind(group.id, group.symbol, model) : [text(': ')]),
      ...joinInlines(
        group.members.map(([member]) => linkName(group.id, member, model)),
        ', ',
      ),
    ],
  );
  return [heading(2, title), list(items)];
}

/** Returns the kind of a symbol, such as `class`, and its name of today if it has another one. */
function renderKind(id: string, {before, after}: Change, model: Model): Inline {
  const kind = /^(?:abstract )?(\w+)/.exec(after ?? before ?? '')?.[1] ?? '';
  const successor = after === undefined ? findSuccessor(id) : undefined;
  const label = text(` ${KIND_LABELS[kind] ?? kind}${successor ? ', now ' : ''}`);
  return successor ? [label, linkName(successor, undefined, model)] : [label];
}

const KIND_LABELS: Record<string, string> = {const: 'constant', enum: 'enumeration', type: 'type alias'};

/** Lists the declarations that changed. Each symbol has a heading and a table. */
function renderChangedDeclarations(groups: ChangeGroup[]): Blocks {
  if (groups.length === 0) return [];
  return [
    heading(2, 'Changed'),
    ...groups.flatMap(({id, symbol, members}) => {
      const changes = [...(symbol ? [symbol] : []), ...members.map(([, change]) => change)];
      return [
        heading(3, id),
        table(
          ['Before', 'After'],
          changes.map(({before = '', after = ''}) => ({
            cells: [renderDeclaration(before), renderDeclaration(after)],
          })),
        ),
      ];
    }),
  ];
}

/** Returns a name, with a link to its description if it still exists. */
function linkName(id: string, member: string | undefined, model: Model) {
  const symbol = model.find(id);
  if (member === undefined) return symbol ? link(getSymbolUrl(symbol), name(id)) : name(id);
  const anchor = symbol && getAnchor(symbol, member);
  return anchor ? link(`${getSymbolUrl(symbol)}#${anchor}`, name(member)) : name(member);
}

/** Returns `a, b and c`. */
const formatList = (words: string[]): string => new Intl.ListFormat('en-GB').format(words);
