import {type ComponentProps, type ReactNode, useCallback} from 'react';

/** For `dangerouslySetInnerHTML`: if `__html` is empty, React keeps the HTML that is already in the element. */
export const EXISTING_HTML = {__html: ''};

/**
 * Renders an element around HTML from the server. React renders this element empty, so `element` is put into it whenever React
 * has created it, and whenever `element` has changed.
 */
export function HtmlHost({element, ...attributes}: ComponentProps<'div'> & {element: Element}): ReactNode {
  const attachElement = useCallback(
    (host: Element | null) => {
      if (host && element.parentElement !== host) host.replaceChildren(element);
    },
    [element],
  );
  return (
    <div
      {...attributes}
      ref={attachElement}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps the server's HTML this way
      dangerouslySetInnerHTML={EXISTING_HTML}
    />
  );
}
