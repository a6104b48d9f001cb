import type {Timeline} from '../../../lib/history';
import type {ApiSymbol} from '../declarations';
import type {Context} from './context';
import {type Blocks, folds, type Inline, joined, name, text} from './nodes';

/** Returns the timeline of a member, without what is already said of its symbol. */
export function timelineOfMember(symbol: ApiSymbol, member: string, {history}: Context): Timeline {
  const whole = history.timelineOf(symbol.id);
  const {since, missing, changed} = history.timelineOf(symbol.id, member);
  return {
    ...(since === undefined || since === whole.since ? {} : {since}),
    missing: missing.filter(({first, last}) =>
      whole.missing.every((gap) => gap.first !== first || gap.last !== last),
    ),
    changed,
  };
}

/** Returns the release that brought a member, and those that lacked it again. */
export const sinceFacts = (timeline: Timeline): Inline[] => [
  ...(timeline.since === undefined ? [] : [[text(`Since ${timeline.since}`)]]),
  ...missingFacts(timeline),
];

/** Returns the releases that lacked something again after they had it. */
export const missingFacts = ({missing}: Timeline): Inline[] =>
  missing.map(({first, last}) => [text(`Missing in ${first === last ? first : `${first} to ${last}`}`)]);

/** Returns what the row of a table says of the timeline. */
export const rowFacts = (timeline: Timeline): Inline[] => [
  ...sinceFacts(timeline),
  ...timeline.changed.map(
    ({release, before}): Inline => [text(`Until ${release}: `), ...declaration(before)],
  ),
];

/** Returns a fold for each release that changed the declaration of a member, with the old one and the new one. */
export const changesFold = ({changed}: Timeline): Blocks =>
  changed.length === 0
    ? []
    : [
        folds(
          changed.map(({release, before, after}) => ({
            title: `Signature changed in ${release}`,
            content: [
              text('Before: '),
              ...declaration(before),
              text('. Since then: '),
              ...declaration(after),
              text('.'),
            ],
          })),
        ),
      ];

/** Returns a declaration, its overloads one after the other. Names in it are those of their time, so none is a link. */
export const declaration = (text: string): Inline =>
  joined(
    text.split('\n').map((overload): Inline => [name(overload)]),
    ' or ',
  );
