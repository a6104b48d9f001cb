import {getChangesPagePath} from '../routes';
import type {Context} from './context';
import {listMinorReleases} from './minor-release';
import type {Page} from './nodes';
import {renderReleaseList} from './release-list';
import {renderReleasePage} from './release-page';

/** Renders a page with the changes of each minor release, and one that lists the releases. Empty without a history. */
export function renderChangesPages({history, model}: Context): [file: string, page: Page][] {
  const minors = listMinorReleases(history.releases);
  if (minors.length === 0) return [];
  return [
    ['changes/index', renderReleaseList(minors, model)],
    ...minors.map((release): [string, Page] => [
      getChangesPagePath(release.minor),
      renderReleasePage(release, model),
    ]),
  ];
}
