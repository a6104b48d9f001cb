// Ejected, because the original highlights code in the browser, and again whenever the colour mode changes. That would cost
// every page a highlighter and one element per token.
import type {ReactNode} from 'react';
import CodeContainer from '../../components/CodeContainer';

interface Props {
  /** The `code` element, highlighted while the page is compiled (`src/remark/code-blocks.ts`). */
  html: string;
  title?: string;
}

/** Renders a block of code, with its title if it has one. */
export default function CodeBlock({html, title}: Props): ReactNode {
  return (
    <CodeContainer title={title} isOneLine={!html.includes('\n') || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own highlighter made it */}
      <pre tabIndex={0} dangerouslySetInnerHTML={{__html: html}} />
    </CodeContainer>
  );
}
