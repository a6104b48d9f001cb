import {
  type Change,
  type ChangeGroup,
  type ChangeKind,
  countChanges,
  findChanges,
  findLastOfMinors,
  findSuccessor,
  groupChanges,
  ORIGIN,
  type Release,
  type RunsOn,
  toMinorVersion,
} from '../../../lib/history';
import {CHANGES_ROUTE} from '../../../lib/reference';
import {isStructure, type Model} from '../model';
import {getAnchor, getChangesPagePath, getChangesUrl, getMemberKey, getSymbolUrl} from '../routes';
import type {Context} from './context';
import {
  type Blocks,
  comparison,
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

const REPOSITORY = 'https://github.com/nodegui/nodegui';

/** A minor release, compared with the previous one. */
interface MinorRelease {
  minor: string;
  /** The minor release and its patch releases, oldest first. */
  releases: Release[];
  /** The last patch release of the previous minor release. */
  before: Release | undefined;
  changes: Record<ChangeKind, ChangeGroup[]>;
}

/** Renders a page with the changes of each minor release, and one that lists the releases. Empty without a history. */
export function renderChangesPages({history, model}: Context): [file: string, page: Page][] {
  const lasts = findLastOfMinors(history.releases);
  const minors = lasts.map((last, index): MinorRelease => {
    const minor = toMinorVersion(last.version);
    const before = lasts[index - 1];
    return {
      minor,
      releases: history.releases.filter(({version}) => toMinorVersion(version) === minor),
      before,
      changes: groupChanges(findChanges(before?.declared ?? {}, last.declared)),
    };
  });
  if (minors.length === 0) return [];
  return [
    ['changes/index', renderReleaseList(minors, model)],
    ...minors.map((release): [string, Page] => [
      getChangesPagePath(release.minor),
      renderReleasePage(release, model),
    ]),
  ];
}

function renderReleaseList(minors: MinorRelease[], {version}: Model): Page {
  const versions = minors.flatMap(({releases}) => releases.map((release) => release.version));
  return {
    frontMatter: {
      title: 'Changes by release',
      sidebar_label: 'Changes by release',
      slug: toSlug(CHANGES_ROUTE),
      description: `What each release of NodeGUI up to ${version} added, removed and changed in its API, and how any two releases differ.`,
      keywords: ['changelog', 'change log', 'release notes', 'versions', 'what is new', 'breaking changes'],
      custom_edit_url: null,
    },
    content: [
      paragraph(
        text(
          'These pages list how the API of NodeGUI changed from release to release. They are made from the tags of ',
        ),
        link(`${REPOSITORY}/tags`, "NodeGUI's repository"),
        text(
          `, because the TypeScript sources of a tag show what its release declares. The oldest tag is v${versions[0]}. `,
        ),
        text(
          'Pre-releases are left out. A release can have a different number on npm than in the repository. ',
        ),
        text('For example, v0.40.0 is 0.40.1 on npm.'),
      ),
      paragraph(
        link('/docs/guides/upgrade', 'Upgrade'),
        text(' explains how to move an app from an old release.'),
      ),
      heading(2, 'Compare two releases'),
      comparison([...versions].reverse()),
      heading(2, 'All releases'),
      table(
        ['Release', 'Qt', 'qode', 'New', 'Removed', 'Changed'],
        [...minors].reverse().map(({minor, releases, changes}) => {
          const counts = [changes.added, changes.removed, changes.changed].map(countChanges);
          const formatVersions = (key: keyof RunsOn) =>
            findVersionRanges(releases, key)
              .map(({value}) => value)
              .join(', ');
          return {
            cells: [
              [link(getChangesUrl(minor), minor)],
              ...[formatVersions('qt'), formatVersions('qode'), ...counts.map(String)].map(
                (cell): Inline => [text(cell)],
              ),
            ],
          };
        }),
      ),
      paragraph(
        text(
          'The numbers count classes, enumerations, interfaces, functions and their members. If a class is new or ',
        ),
        text('removed as a whole, its members are not counted.'),
      ),
      heading(2, 'What "Since" means in the reference'),
      paragraph(
        text(
          '"Since 0.41" means that v0.41.0 is the oldest tag that has a class or a member. "Missing in 0.62 to ',
        ),
        text('0.65" means that those releases lack something that older ones have. Everything that '),
        text(
          `${ORIGIN} already has is listed without "Since", because it is the oldest release that the guide to upgrading covers.`,
        ),
      ),
    ],
  };
}

function renderReleasePage(release: MinorRelease, model: Model): Page {
  const {minor, releases, before, changes} = release;
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
      slug: toSlug(getChangesUrl(minor)),
      description: before
        ? `How the API of NodeGUI ${minor} differs from that of ${toMinorVersion(before.version)}: ${summary || 'no changes'}.`
        : `The API of NodeGUI ${minor}, the oldest tagged release: ${formatCount(countChanges(changes.added), 'declaration')}.`,
      keywords: [minor, 'changes', 'release notes', 'changelog'],
      custom_edit_url: null,
    },
    content: [
      paragraph(
        text(releases.length > 1 ? `Released as ${formatList(releases.map(({version}) => version))}. ` : ''),
        text(
          before
            ? `Compared with ${before.version}, ${summary ? `it has ${summary}` : 'the declarations are the same'}.`
            : 'This is the oldest release with a tag, so everything in it is listed as new.',
        ),
      ),
      ...runsOn(release),
      ...renderNames('New', changes.added, model),
      ...renderNames('Removed', changes.removed, model),
      ...renderChangedDeclarations(changes.changed),
    ],
  };
}

/** Returns `1 addition`, `2 additions`, or undefined if there are none. */
const formatCount = (count: number, noun: string): string | undefined =>
  count === 0 ? undefined : `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the slug for front matter, which is the URL relative to `/docs`. */
const toSlug = (address: string): string => address.replace(/^\/docs/, '');

const RUNTIMES: [keyof RunsOn, string][] = [
  ['qt', 'Qt'],
  ['qode', 'qode'],
  ['node', 'Node.js to install it'],
];

/** Lists the versions of Qt, qode and Node.js that differ from the previous release or between patch releases. */
function runsOn({before, releases}: MinorRelease): Blocks {
  const items = RUNTIMES.flatMap(([key, label]): Inline[] => {
    const was = before?.runsOn[key];
    const ranges = findVersionRanges(releases, key);
    const [first] = ranges;
    if (!first || (ranges.length === 1 && first.value === was)) return [];
    const versions =
      ranges.length === 1
        ? first.value
        : formatList(
            ranges.map(({value, from}, index) => `${value} ${index === 0 ? 'in' : 'since'} ${from}`),
          );
    return [
      [text(`${label} ${versions}${was === undefined || was === first.value ? '' : ` instead of ${was}`}`)],
    ];
  });
  return items.length > 0 ? [heading(2, 'Runs on'), list(items)] : [];
}

/** Returns the consecutive values of the releases, and the first release with each. */
function findVersionRanges(releases: Release[], key: keyof RunsOn): {value: string; from: string}[] {
  const ranges: {value: string; from: string}[] = [];
  for (const {version, runsOn} of releases) {
    const value = runsOn[key];
    if (value !== undefined && value !== ranges.at(-1)?.value) ranges.push({value, from: version});
  }
  return ranges;
}

/** Lists the symbols and members that are new or were removed. Each symbol has one item. */
function renderNames(title: string, groups: ChangeGroup[], model: Model): Blocks {
  if (groups.length === 0) return [];
  const items = groups.map(
    (group): Inline => [
      linkName(group.id, undefined, model),
      ...(group.symbol ? renderKind(group.id, group.symbol, model) : [text(': ')]),
      ...joinInlines(
        group.members.map(([member]): Inline => [linkName(group.id, member, model)]),
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
  const stillExists =
    symbol &&
    (isStructure(symbol)
      ? symbol.members.some((one) => getMemberKey(one) === member)
      : symbol.kind === 'enum' && symbol.values.some((value) => value.name === member));
  return stillExists
    ? link(`${getSymbolUrl(symbol)}#${getAnchor(symbol, member)}`, name(member))
    : name(member);
}

/** Returns `a, b and c`. */
const formatList = (words: string[]): string => new Intl.ListFormat('en-GB').format(words);
