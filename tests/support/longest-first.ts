import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** The files that take longest, in the order in which they start. */
const LONGEST = [
  'toolkit/examples',
  'toolkit/samples',
  'toolkit/signals',
  'toolkit/worked-example',
  'toolkit/native-plugin',
  'site/reference',
  'content/samples',
  'content/reference-api',
];

/**
 * Starts the test files that take longest first, so that no worker has to wait for another one at the end. In a new clone,
 * Vitest would start the largest files first, but our longest tests have short files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const getRank = ({moduleId}: TestSpecification) => {
      const rank = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return rank < 0 ? LONGEST.length : rank;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => getRank(a) - getRank(b));
  }
}
