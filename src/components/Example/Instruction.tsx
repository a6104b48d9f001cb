import {Fragment, type ReactNode} from 'react';
import type {ExampleAction, ExampleStep} from '../../lib/program';
import {labelKeys, splitAtKey} from './key-caps';
import PlayerIcon from './PlayerIcon';

interface Props {
  /** The next step; undefined after the last one. */
  step?: ExampleStep;
  /** Number of letters of the step's text that the reader has typed. */
  typed?: number;
}

/** Shows the caption of a step, with key caps, the text to type, or an icon that shows the movement. */
export default function Instruction({step, typed = 0}: Props): ReactNode {
  if (!step) return 'That was the last step.';
  const {caption, action} = step;
  if (action.key) {
    const parts = splitAtKey(caption, action.key);
    return parts ? (
      <>
        {parts[0]}
        <KeyCaps combination={action.key} />
        {parts[1]}
      </>
    ) : (
      <>
        {caption} <KeyCaps combination={action.key} />
      </>
    );
  }
  return (
    <>
      {caption}
      {action.text && (
        <samp>
          <mark>{action.text.slice(0, typed)}</mark>
          {action.text.slice(typed)}
        </samp>
      )}
      <MovementIcon action={action} />
    </>
  );
}

function KeyCaps({combination}: {combination: string}): ReactNode {
  return labelKeys(combination).map((label, index) => (
    <Fragment key={label}>
      {index > 0 && '+'}
      <kbd>{label}</kbd>
    </Fragment>
  ));
}

function MovementIcon({action: {do: kind, notches = 0}}: {action: ExampleAction}): ReactNode {
  if (kind === 'wheel') return <PlayerIcon name={notches > 0 ? 'wheelUp' : 'wheelDown'} />;
  if (kind === 'resize' || kind === 'drag' || kind === 'right-click') return <PlayerIcon name={kind} />;
  return null;
}
