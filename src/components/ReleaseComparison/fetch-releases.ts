import {createReleases, type Release} from '../../lib/history';

export async function fetchReleases(): Promise<Release[]> {
  const {default: steps} = await import('@site/docs/api/generated/history.json');
  return createReleases(steps);
}
