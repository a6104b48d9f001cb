import {LIVE_HOOKS} from './live-hooks';

/** The names alone: whether it pays to look closely, which takes the compiler. */
const SUSPICIOUS = new RegExp(`\\b(${LIVE_HOOKS.join('|')})\\b|\\bon[A-Z]\\w*=`);

/**
 * What in a module of components would never happen: React does not run the bodies of pages in the browser.
 * @returns one line per use, with file, line, component, and what to do instead
 */
export async function faultsOf(file: string, source: string): Promise<string[]> {
  if (!SUSPICIOUS.test(source)) return [];
  const {liveUses} = await import('./live-uses');
  return liveUses(file, source).map(
    ({line, component, use}) =>
      `${file}:${line} ${component} uses ${use}, but stands in bodies of pages, where no React runs: ` +
      'let it render a custom element, and give that an island in src/islands.',
  );
}
