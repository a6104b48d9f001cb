import {Fragment, type ReactNode} from 'react';
import type {ExampleStep} from '../../lib/examples';
import PlayerIcon from './PlayerIcon';

interface Props {
  /** The next step; undefined after the last one. */
  step: ExampleStep | undefined;
  /** Number of letters of the step's text that the reader has typed. */
  typed?: number;
}

/** Shows the caption of a step, with key caps, the text to type, or an icon that shows the movement. */
export default function Instruction({step, typed = 0}: Props): ReactNode {
  if (!step) return 'That was the last step.';
  const {do: action, caption, key = '', text, notches = 0} = step;
  const [before, after] = key ? splitAtKey(caption, key) : [caption, ''];
  return (
    <>
      {before}
      {key && <KeyCaps combination={key} />}
      {after}
      {text && (
        <samp>
          <mark>{text.slice(0, typed)}</mark>
          {text.slice(typed)}
        </samp>
      )}
      {action === 'wheel' && <PlayerIcon name={notches > 0 ? 'wheelUp' : 'wheelDown'} />}
      {(action === 'resize' || action === 'drag' || action === 'right-click') && <PlayerIcon name={action} />}
    </>
  );
}

/** The labels of keys, if they differ from Qt's names. */
const KEY_CAPS: Record<string, string> = {
  Up: '↑',
  Down: '↓',
  Left: '←',
  Right: '→',
  Return: 'Enter',
  Backspace: '⌫',
};

/** Shows the keys of a combination in Qt's notation. */
function KeyCaps({combination}: {combination: string}): ReactNode {
  return combination.split('+').map((name, index) => (
    <Fragment key={name}>
      {index > 0 && '+'}
      <kbd>{KEY_CAPS[name] ?? name}</kbd>
    </Fragment>
  ));
}

/**
 * Splits a caption at the key that it names, so that a key cap can stand there: `Press the Up arrow key.` becomes
 * `Press ` and `.`. If the caption doesn't name the key, the key cap is at its end.
 */
function splitAtKey(caption: string, combination: string): [before: string, after: string] {
  const names = [`the ${combination} arrow key`, combination.replace('Return', 'Enter')];
  if (combination === 'Space') names.unshift('the space bar');
  const name = names.find((candidate) => caption.includes(candidate));
  if (!name) return [`${caption} `, ''];
  const [before = '', ...after] = caption.split(name);
  return [before, after.join(name)];
}
