/**
 * Ejected: the original's link has the same text as its label and as its title, and each heading has an additional class for
 * its distance from the navbar. In the largest page, that is a kilobyte. If a heading has code, the original labels its link with
 * the id of the heading instead of its text. Also, the original breaks a long name anywhere.
 */
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import LongName from '../../components/LongName';

/** Returns the text of a node, including that of its elements. */
const readText = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<PropsWithChildren>(child) ? readText(child.props.children) : String(child),
    )
    .join('');

export default function Heading({as: As, id, className, children, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The title of a page has no link.
  if (As === 'h1' || !id)
    return (
      <As {...props} className={className}>
        {As === 'h1' ? <LongName>{children}</LongName> : children}
      </As>
    );
  collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: readText(children)},
  );
  return (
    <As {...props} className={clsx('anchor', className)} id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </a>
    </As>
  );
}
