import type {Hit} from '../engine/hits';
import {LEVELS} from '../records/types';

/** The texts of a hit as HTML, in which the matches are marked. */
export interface HitTexts {
  /** Its heading. */
  title: string;
  /** The names above it, its kind first: `Guide`, `Windows`. */
  trail: string[];
  /** The part of its text that matches best, if it has a text. */
  summary?: string;
}

/** Returns the prop for HTML that the search client has escaped, with `mark` around the matches. */
export const toHtmlProp = (__html: string) => ({dangerouslySetInnerHTML: {__html}});

/** Returns the texts of a hit that both the modal and the page of results show. */
export function describeHit({_highlightResult, _snippetResult}: Hit): HitTexts {
  const {hierarchy} = _highlightResult;
  const trail = LEVELS.map((level) => hierarchy[level]?.value).filter((value) => value !== undefined);
  const title = trail.pop() ?? '';
  const summary = _snippetResult?.content?.value;
  return summary ? {title, trail, summary} : {title, trail};
}
