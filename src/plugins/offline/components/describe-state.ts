import type {SavedState} from '../client/saved-state';

/** Formats bytes as megabytes. Pass `Math.floor` for a part, so that it never looks like the whole. */
const formatMegabytes = (bytes: number, round: (value: number) => number = Math.round): string =>
  bytes < 1e6 ? 'less than 1 MB' : `${round(bytes / 1e6)} MB`;

/** Describes what is saved. Progress changes in steps of a quarter, so that screen readers don't announce each file. */
export function describeState(state: SavedState): string {
  switch (state.kind) {
    case 'unreachable':
      return "The site can't be reached, so there's nothing to save right now.";
    case 'blocked':
      return "Your browser doesn't let this site store pages. To save them, allow cookies and site data for this site.";
    case 'none':
      return `All pages, images and the search index take ${formatMegabytes(state.all)} on this device.`;
    case 'part':
      return `${formatMegabytes(state.done, Math.floor)} of ${formatMegabytes(state.all)} are on this device.`;
    case 'saving':
      if (state.all === 0) return 'Saving …';
      return `Saving: ${Math.floor((state.done / state.all) * 4) * 25} % of ${formatMegabytes(state.all)}.`;
    case 'older':
      return `All pages are saved, in an older version. The new one needs ${formatMegabytes(state.all - state.done)}.`;
    case 'saved':
      return `All pages are saved on this device (${formatMegabytes(state.all)}), and search works too.`;
  }
}
