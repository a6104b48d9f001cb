import type {Props} from '@theme/AnnouncementBar/CloseButton';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';

/** Gives the focus to the navbar below the announcement, because the button disappears with the announcement. */
export default function FocusingCloseButton({onClick, ...props}: Props): ReactNode {
  const close = (event: MouseEvent<HTMLButtonElement>) => {
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
    onClick?.(event);
  };
  return <CloseButton {...props} onClick={close} />;
}
