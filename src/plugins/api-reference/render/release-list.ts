import {countChanges} from '../../../lib/changes';
import type {RuntimeVersions} from '../../../lib/history';
import {CHANGES_ROUTE} from '../../../lib/reference';
import {TOOLKIT_REPOSITORY} from '../../../lib/repositories';
import {OLDEST_COVERED_MINOR} from '../../../lib/timeline';
import type {Model} from '../model';
import {getChangesUrl, toFrontMatterSlug} from '../routes';
import {parseParagraph} from './markdown';
import {findVersionRanges, type MinorRelease} from './minor-release';
import {type Blocks, comparison, heading, type Inline, link, type Page, table, text} from './nodes';

/** Renders the page that lists all releases and compares any two of them. */
export function renderReleaseList(minors: MinorRelease[], {version}: Model): Page {
  const versions = minors.flatMap(({releases}) => releases.map((release) => release.version));
  return {
    frontMatter: {
      title: 'Changes by release',
      sidebar_label: 'Changes by release',
      slug: toFrontMatterSlug(CHANGES_ROUTE),
      description: `What each release of NodeGUI up to ${version} added, removed and changed in its API, and how any two releases differ.`,
      keywords: ['changelog', 'change log', 'release notes', 'versions', 'what is new', 'breaking changes'],
      custom_edit_url: null,
    },
    content: [
      parseParagraph(
        `These pages list how the API of NodeGUI changed from release to release. They compare the TypeScript declarations of each release with those of the release before. Releases have the numbers of the tags in [NodeGUI's repository](${TOOLKIT_REPOSITORY}/tags), of which v${versions[0]} is the oldest. Pre-releases are left out. A release can have a different number on npm than in the repository. For example, v0.40.0 is 0.40.1 on npm.`,
      ),
      parseParagraph('[Upgrade](/docs/guides/upgrade) explains how to move an app from an old release.'),
      heading(2, 'Compare two releases'),
      comparison([...versions].reverse()),
      heading(2, 'All releases'),
      renderTable(minors),
      parseParagraph(
        'The numbers count classes, enumerations, interfaces, functions and their members. If a class is new or removed as a whole, its members are not counted. In the column qode, `^18.12.1` means 18.12.1 or a newer version 18.',
      ),
      heading(2, 'What "Since" means in the reference'),
      parseParagraph(
        `"Since 0.41" means that v0.41.0 is the oldest tag that has a class or a member. "Missing in 0.62 to 0.65" means that those releases lack something that older ones have. Everything that ${OLDEST_COVERED_MINOR} already has is listed without "Since", because it is the oldest release that the guide to upgrading covers.`,
      ),
    ],
  };
}

function renderTable(minors: MinorRelease[]): Blocks[number] {
  const rows = minors.map(({minor, releases, changes}) => {
    const counts = [changes.added, changes.removed, changes.changed].map(countChanges);
    const formatVersions = (key: keyof RuntimeVersions) =>
      findVersionRanges(releases, key)
        .map(({value}) => value)
        .join(', ');
    return {
      cells: [
        [link(getChangesUrl(minor), minor)],
        ...[formatVersions('qt'), formatVersions('qode'), ...counts.map(String)].map(
          (cell): Inline => [text(cell)],
        ),
      ],
    };
  });
  return table(['Release', 'Qt', 'qode', 'New', 'Removed', 'Changed'], rows.reverse());
}
