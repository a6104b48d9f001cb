import {
  type Change,
  changesBetween,
  lastOfMinors,
  minorOf,
  ORIGIN,
  type Release,
  type RunsOn,
  type SymbolChanges,
  successorOf,
} from '../../../lib/history';
import {CHANGES_ROUTE} from '../../../lib/reference';
import {isStructure, type Model} from '../model';
import {anchorsOf, changesPageOf, changesUrl, keyOf, urlOf} from '../routes';
import type {Context} from './context';
import {
  type Blocks,
  comparison,
  heading,
  type Inline,
  joined,
  link,
  list,
  name,
  type Page,
  paragraph,
  strong,
  table,
  text,
} from './nodes';
import {declaration} from './past';

/** A minor release beside the one before it. */
interface Step {
  minor: string;
  /** Its versions, oldest first. */
  versions: string[];
  last: Release;
  before: Release | undefined;
  changes: SymbolChanges[];
}

/** The pages on what each minor release changed, and the one that lists them; none where there is no history. */
export function changesPages({history, model}: Context): [file: string, page: Page][] {
  const lasts = lastOfMinors(history.releases);
  const steps = lasts.map((last, index): Step => {
    const minor = minorOf(last.version);
    const before = lasts[index - 1];
    return {
      minor,
      versions: history.releases.map(({version}) => version).filter((version) => minorOf(version) === minor),
      last,
      before,
      changes: changesBetween(before?.declared ?? {}, last.declared),
    };
  });
  if (steps.length === 0) return [];
  return [
    ['changes/index', listPage(steps, model)],
    ...steps.map((step): [string, Page] => [changesPageOf(step.minor), stepPage(step, model)]),
  ];
}

function listPage(steps: Step[], {version}: Model): Page {
  return {
    frontMatter: {
      title: 'Changes by release',
      sidebar_label: 'Changes by release',
      slug: slugOf(CHANGES_ROUTE),
      description: `What each release of NodeGUI up to ${version} added, removed and changed in its API, and how any two releases differ.`,
      keywords: ['changelog', 'change log', 'release notes', 'versions', 'what is new', 'breaking changes'],
      custom_edit_url: null,
    },
    content: [
      paragraph(
        text(
          'These pages list how the API of NodeGUI changed from release to release. They compare the declarations in ',
        ),
        text(
          'the packages on npm. Pre-releases are left out, and if npm does not offer a release, its changes appear ',
        ),
        text('under the next one. '),
        link('/docs/guides/upgrade', 'Upgrade'),
        text(' explains how to move an app from an old release.'),
      ),
      heading(2, 'Compare two releases'),
      comparison(steps.flatMap((step) => step.versions).reverse()),
      heading(2, 'All releases'),
      table(
        ['Release', 'Qt', 'qode', 'New', 'Removed', 'Changed'],
        [...steps].reverse().map(({minor, last, changes}) => {
          const {came, went, changed} = countsOf(changes);
          return {
            cells: [
              [link(changesUrl(minor), minor)],
              ...[last.runsOn.qt ?? '', last.runsOn.qode ?? '', `${came}`, `${went}`, `${changed}`].map(
                (cell): Inline => [text(cell)],
              ),
            ],
          };
        }),
      ),
      paragraph(
        text(
          'The numbers count classes, enumerations, interfaces, functions and their members. The members of a class ',
        ),
        text(
          'that is new or removed as a whole are not counted. In the reference, "Since" stands beside everything that ',
        ),
        text(`came after ${ORIGIN}, the oldest release that the guide to upgrading covers.`),
      ),
    ],
  };
}

function stepPage(step: Step, model: Model): Page {
  const {minor, versions, before, changes} = step;
  const {came, went, changed} = countsOf(changes);
  const isSame = came + went + changed === 0;
  const previous = before && minorOf(before.version);
  return {
    frontMatter: {
      title: `Changes in ${minor}`,
      sidebar_label: minor,
      slug: slugOf(changesUrl(minor)),
      description: previous
        ? `How the API of NodeGUI ${minor} differs from that of ${previous}: ${came} additions, ${went} removals and ${changed} changed declarations.`
        : `The API of NodeGUI ${minor}, the first release on npm: ${came} classes, enumerations and other declarations.`,
      keywords: [minor, 'changes', 'release notes', 'changelog'],
      custom_edit_url: null,
    },
    content: [
      paragraph(
        text(versions.length > 1 ? `Published as ${inWords(versions)}. ` : ''),
        text(
          before
            ? `Compared with ${before.version}, ${isSame ? 'the declarations are the same.' : `there are ${came} additions, ${went} removals and ${changed} changed declarations.`}`
            : 'This is the first release on npm, so everything in it is new.',
        ),
      ),
      ...runsOn(step),
      ...symbols('New', changes, 'came', model),
      ...symbols('Removed', changes, 'went', model),
      ...changedSymbols(changes, model),
    ],
  };
}

/** An address as front matter has it, below that of all documents. */
const slugOf = (address: string): string => address.replace(/^\/docs/, '');

/** How many symbols and members came, went and changed. */
function countsOf(changes: SymbolChanges[]): Record<'came' | 'went' | 'changed', number> {
  const counts = {came: 0, went: 0, changed: 0};
  for (const {kind, members, before} of changes) {
    if (kind !== 'changed' || before !== undefined) counts[kind] += 1;
    for (const [, change] of members) counts[kindOf(change)] += 1;
  }
  return counts;
}

const kindOf = ({before, after}: Change) =>
  before === undefined ? 'came' : after === undefined ? 'went' : 'changed';

const PLATFORM: [keyof RunsOn, string][] = [
  ['qt', 'Qt'],
  ['qode', 'qode'],
  ['node', 'Node.js to install it'],
];

/** What the release is made for, where that is not as before. */
function runsOn({before, last}: Step): Blocks {
  const items = PLATFORM.flatMap(([key, label]): Inline[] => {
    const [was, is] = [before?.runsOn[key], last.runsOn[key]];
    if (was === is || is === undefined) return [];
    return [[text(was === undefined ? `${label} ${is}` : `${label} ${is} instead of ${was}`)]];
  });
  return items.length > 0 ? [heading(2, 'Runs on'), list(items)] : [];
}

function symbols(title: string, changes: SymbolChanges[], wanted: 'came' | 'went', model: Model): Blocks {
  const chosen = changes.filter(({kind}) => kind === wanted);
  if (chosen.length === 0) return [];
  const items = chosen.map(({id, before, after}): Inline => {
    const kind = /^(?:abstract )?(\w+)/.exec(after ?? before ?? '')?.[1] ?? '';
    const successor = wanted === 'went' ? successorOf(id) : undefined;
    return [
      nameOf(id, undefined, model),
      text(` ${KINDS[kind] ?? kind}${successor ? ', now ' : ''}`),
      ...(successor ? [nameOf(successor, undefined, model)] : []),
    ];
  });
  return [heading(2, title), list(items)];
}

const KINDS: Record<string, string> = {const: 'constant', enum: 'enumeration', type: 'type alias'};

function changedSymbols(changes: SymbolChanges[], model: Model): Blocks {
  const chosen = changes.filter(({kind}) => kind === 'changed');
  if (chosen.length === 0) return [];
  return [
    heading(2, 'Changed'),
    ...chosen.flatMap(({id, before, after, members}) => {
      const came = members.filter(([, change]) => kindOf(change) === 'came');
      const went = members.filter(([, change]) => kindOf(change) === 'went');
      const changed = members.filter(([, change]) => kindOf(change) === 'changed');
      const rows = [
        ...(before === undefined ? [] : [{before, after}]),
        ...changed.map(([, change]) => change),
      ];
      return [
        heading(3, id),
        ...named('New', id, came, model),
        ...named('Removed', id, went, model),
        ...(rows.length > 0
          ? [
              table(
                ['Before', 'After'],
                rows.map(({before = '', after = ''}) => ({cells: [declaration(before), declaration(after)]})),
              ),
            ]
          : []),
      ];
    }),
  ];
}

function named(title: string, id: string, members: SymbolChanges['members'], model: Model): Blocks {
  if (members.length === 0) return [];
  const names = members.map(([member]): Inline => [nameOf(id, member, model)]);
  return [paragraph(strong(`${title}:`), text(' '), ...joined(names, ', '))];
}

/** A name with a link to where it is described, if it still is. */
function nameOf(id: string, member: string | undefined, model: Model) {
  const symbol = model.find(id);
  if (member === undefined) return symbol ? link(urlOf(symbol), name(id)) : name(id);
  const isThere =
    symbol &&
    (isStructure(symbol)
      ? symbol.members.some((one) => keyOf(one) === member)
      : symbol.kind === 'enum' && symbol.values.some((value) => value.name === member));
  return isThere
    ? link(`${urlOf(symbol)}#${anchorsOf(symbol).get(member) ?? ''}`, name(member))
    : name(member);
}

/** `a, b and c`. */
const inWords = (words: string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
