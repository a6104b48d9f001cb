import type {ReactNode} from 'react';
import PlayerIcon from './PlayerIcon';

interface Props {
  /** The next instruction. */
  instruction: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

const showModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/** Shows the picture in its full size in a dialog, which scrolls if the screen is smaller. */
export default function EnlargedPicture({instruction, onClose, children}: Props): ReactNode {
  return (
    <dialog ref={showModal} aria-label="Enlarged image" data-part="enlarged" onClose={onClose}>
      <header>
        <p>{instruction}</p>
        <button
          type="button"
          aria-label="Close the enlarged image"
          onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}
        >
          <PlayerIcon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section tabIndex={0} aria-label="Image">
        {children}
      </section>
    </dialog>
  );
}
