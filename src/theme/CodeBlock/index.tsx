// Ejected: the original highlights in the browser, anew when the page has started and when the colour mode changes,
// which costs every page a highlighter and an element per token.
import type {ReactNode} from 'react';

interface Props {
  /** Of `codeBlockHtml`, made while the page is compiled (`src/remark/code-blocks.ts`). */
  html: string;
}

/** A block of code, with its title where it has one. `src/islands/code-block.ts` gives it its buttons. */
export default function CodeBlock({html}: Props): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own highlighter made it, and the island may add to it
  return <code-block dangerouslySetInnerHTML={{__html: html}} />;
}
