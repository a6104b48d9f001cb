/**
 * Replaces `@docusaurus/Head` in the browser. The head of a page comes with its HTML (`root.tsx`), so components don't
 * have to add anything to it.
 */
export default function Head(): null {
  return null;
}
