import {createReleases, type Release} from '../../lib/history';

/** Fetches the declarations of each release. */
export async function fetchReleases(): Promise<Release[]> {
  const {default: steps} = await import('@site/docs/api/generated/history.json');
  return createReleases(steps);
}
