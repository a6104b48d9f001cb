import type {Hit} from '../engine/hits';
import {LEVELS} from '../records/types';

/** The texts of a hit as HTML, in which the matches are marked. */
export interface HitTexts {
  /** The heading of the hit. */
  title: string;
  /** The kind of the hit and the names of the headings above it, such as `Guide` and `Windows`. */
  trail: string[];
  /** The part of the text that matches best, if the hit has a text. */
  summary?: string;
}

/** Returns the prop for HTML that the search client has escaped, with `mark` around the matches. */
export const toHtmlProp = (__html: string) => ({dangerouslySetInnerHTML: {__html}});

/** Returns the texts of a hit for the modal and the search page. */
export function describeHit({_highlightResult, _snippetResult}: Hit): HitTexts {
  const {hierarchy} = _highlightResult;
  const trail = LEVELS.map((level) => hierarchy[level]?.value)
    .filter((value) => value !== undefined)
    // A page can have the title of its group, such as "Questions and answers".
    .filter((value, index, values) => value !== values[index - 1]);
  const title = trail.pop() ?? '';
  const summary = _snippetResult?.content?.value;
  return summary ? {title, trail, summary} : {title, trail};
}
