import type {ExampleStep} from '../../lib/program';

/** Returns a caption without the period at its end, for labels and for headings. */
export const removePeriod = (caption: string): string => caption.replace(/\.$/, '');

/** Returns the alternative text of a picture after a step. Steps count from 1. */
export const describePicture = (step: number): string => `The program after step ${step}`;

/** Returns a text that names the windows and dialogs that a step closed. */
export function describeClosedWindows(closed: ExampleStep['closed'] = []): string {
  if (closed.length === 0) return 'No window is open any more.';
  return closed.map(({title, dialog}) => `The ${dialog ? 'dialog' : 'window'} “${title}” closed.`).join(' ');
}
