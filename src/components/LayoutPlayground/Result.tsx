import type {ReactNode} from 'react';
import CodeContainer from '../CodeContainer';
import {LABELS, type Rectangle, type Settings} from './settings';
import styles from './styles.module.css';
import {createStylesheet} from './stylesheet';

/** Shows the stylesheet for these settings, and the rectangles of the labels. */
export default function Result({
  settings,
  rectangles,
}: {
  settings: Settings;
  rectangles: Rectangle[];
}): ReactNode {
  return (
    <div className={styles.result}>
      <CodeContainer>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long stylesheet */}
        <pre tabIndex={0}>
          <code>{createStylesheet(settings) || '/* All properties have their default values. */\n'}</code>
        </pre>
      </CodeContainer>
      <table>
        <caption>Values that geometry() returns</caption>
        <thead>
          <tr>
            <th scope="col">Label</th>
            <th scope="col">Left</th>
            <th scope="col">Top</th>
            <th scope="col">Width</th>
            <th scope="col">Height</th>
          </tr>
        </thead>
        <tbody>
          {rectangles.map((rectangle, index) => (
            <tr key={LABELS[index]?.name}>
              <th scope="row">{LABELS[index]?.text}</th>
              {rectangle.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the four values of a rectangle keep their order.
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
