/**
 * Stands in for `@docusaurus/Head` in the browser. There the head of a page is the one that its HTML brings (`head.ts`), so nothing is
 * left to gather from components.
 */
export default function Head(): null {
  return null;
}
