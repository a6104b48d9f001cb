import type {Past} from '../../../lib/history';
import type {ApiSymbol} from '../declarations';
import type {Context} from './context';
import {type Blocks, folds, type Inline, joined, name, text} from './nodes';

/** What is known of the past of a member; that it came with its symbol says nothing new. */
export function pastOfMember(symbol: ApiSymbol, member: string, {history}: Context): Past {
  const {since, changed} = history.pastOf(symbol.id, member);
  return {...(since === history.pastOf(symbol.id).since ? {} : {since}), changed};
}

/** The release that brought a member. */
export const sinceFact = ({since}: Past): Inline[] => (since === undefined ? [] : [[text(`Since ${since}`)]]);

/** What the row of a table says of the past. */
export const rowFacts = (past: Past): Inline[] => [
  ...sinceFact(past),
  ...past.changed.map(({release, before}): Inline => [text(`Until ${release}: `), ...declaration(before)]),
];

/** A fold for each release that changed the declaration of a member, with what it was before and what it became. */
export const changesFold = ({changed}: Past): Blocks =>
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

/** A declaration, its overloads one after the other. Names in it are those of their time, so none is a link. */
export const declaration = (text: string): Inline =>
  joined(
    text.split('\n').map((overload): Inline => [name(overload)]),
    ' or ',
  );
