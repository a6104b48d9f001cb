import type {Timeline} from '../../../lib/timeline';
import {toMinorVersion} from '../../../lib/versions';
import type {ApiSymbol} from '../declarations';
import type {Context} from './context';
import {type Blocks, folds, type Inline, joinInlines, link, name, text} from './nodes';

/** Returns the timeline of a member without the entries that it shares with its symbol. */
export function findMemberTimeline(symbol: ApiSymbol, member: string, {history}: Context): Timeline {
  const symbolTimeline = history.findTimeline(symbol.id);
  const {since, missing, changed} = history.findTimeline(symbol.id, member);
  return {
    ...(since === undefined || since === symbolTimeline.since ? {} : {since}),
    missing: missing.filter(({first, last}) =>
      symbolTimeline.missing.every((gap) => gap.first !== first || gap.last !== last),
    ),
    changed,
  };
}

/**
 * Renders the release that added a symbol or member, and the later releases that lack it.
 * @param getUrl returns the URL of a minor release's page, if the release is a link
 */
export function renderSince({since, missing}: Timeline, getUrl?: (minor: string) => string): Inline[] {
  const title = `Since ${since}`;
  return [
    ...(since === undefined ? [] : [[getUrl ? link(getUrl(toMinorVersion(since)), title) : text(title)]]),
    ...missing.map(({first, last}): Inline => {
      return [text(`Missing in ${first === last ? first : `${first} to ${last}`}`)];
    }),
  ];
}

/** Renders the timeline for the row of a table, including older declarations. */
export const renderTimeline = (timeline: Timeline): Inline[] => [
  ...renderSince(timeline),
  ...timeline.changed.map(
    ({release, before}): Inline => [text(`Until ${release}: `), ...renderDeclaration(before)],
  ),
];

/** Renders a collapsible part with the old and the new declaration for each release that changed a member. */
export const renderSignatureChanges = ({changed}: Timeline): Blocks =>
  changed.length === 0
    ? []
    : [
        folds(
          changed.map(({release, before, after}) => ({
            title: `Signature changed in ${release}`,
            content: [
              text('Before: '),
              ...renderDeclaration(before),
              text('. Since then: '),
              ...renderDeclaration(after),
              text('.'),
            ],
          })),
        ),
      ];

/** Renders a declaration of an older release with all its overloads. Its names may no longer exist, so none is a link. */
export const renderDeclaration = (text: string): Inline => joinInlines(text.split('\n').map(name), ' or ');
