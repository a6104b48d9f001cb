import type {BrowserUse} from './browser-uses';

const FIX =
  "Make 'use client' the first line of its file, so that it is hydrated on its own: see " +
  'src/plugins/partial-hydration/client-components/README.md.';

const isMdx = (file: string): boolean => /\.mdx?$/.test(file);

/** Returns the error for a client component that renders the layout. Nothing in the body of that layout would respond. */
export const createLayoutFault = (file: string): string =>
  `${file}:1 says 'use client' and renders the layout, but only pages of src/pages can do both. ` +
  'Move the part that has state or handlers into a component of its own, and the directive with it.';

/** Finds hooks and handlers in a file. TypeScript is loaded for the first file, because only a production build needs it. */
async function findUses(file: string, source: string): Promise<BrowserUse[]> {
  if (!isMdx(file)) return (await import('./browser-uses')).findBrowserUses(file, source);
  return (await import('./mdx-uses')).findMdxUses(source);
}

/** Returns an error for each hook or handler in a file, with file, line, component and fix. */
export async function findFaults(file: string, source: string): Promise<string[]> {
  const fix = isMdx(file) ? `Move it to a file of its own. ${FIX}` : FIX;
  return (await findUses(file, source)).map(
    ({line, component, use}) =>
      `${file}:${line} ${component} uses ${use}, but the bodies of pages stay HTML in the browser. ${fix}`,
  );
}
