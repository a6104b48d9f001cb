import {useHistory} from '@docusaurus/router';
import type {MouseEvent, ReactNode} from 'react';
import {hasModifier} from '../../../client/modifier-keys';

interface Props {
  url: string;
  onClick: () => void;
  children: ReactNode;
}

/**
 * Renders a link to a hit. It isn't Docusaurus's `Link`, which would fetch the page of every hit that comes into view, after
 * each key.
 */
export function HitLink({url, onClick, children}: Props): ReactNode {
  const history = useHistory();
  const open = (event: MouseEvent) => {
    onClick();
    if (hasModifier(event)) return;
    event.preventDefault();
    history.push(url);
  };
  return (
    <a href={url} onClick={open}>
      {children}
    </a>
  );
}
