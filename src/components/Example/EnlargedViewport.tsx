import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import PlayerIcon from './PlayerIcon';
import Viewport from './Viewport';

interface Props extends ComponentProps<typeof Viewport> {
  /** The next instruction. */
  children: ReactNode;
  onClose: () => void;
}

/** Shows the image in its full size in a dialog, which scrolls if the screen is smaller. */
export default function EnlargedViewport({children, onClose, ...viewport}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="Enlarged image" data-part="enlarged" onClose={onClose}>
      <header>
        <p>{children}</p>
        <button type="button" aria-label="Close the enlarged image" onClick={() => dialog.current?.close()}>
          <PlayerIcon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section tabIndex={0} aria-label="Image">
        <Viewport {...viewport} />
      </section>
    </dialog>
  );
}
