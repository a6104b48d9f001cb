import type {ReactNode} from 'react';
import {
  LABEL,
  LABELS,
  PRESETS,
  type Property,
  START,
  START_RECTANGLES,
  stylesheet,
  WINDOW,
} from '../../islands/layout-playground/settings';
import frame from '../WindowFrame/styles.module.css';
import styles from './styles.module.css';

/** The control for one property; `owner` tells the window's from a label's. */
function Control({owner, name, property}: {owner: string; name: string; property: Property}): ReactNode {
  const id = `playground-${owner}-${name}`;
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{name}</label>
      {'values' in property ? (
        <select className="field" id={id} name={`${owner} ${name}`}>
          {property.values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : 'length' in property ? (
        <input
          className="field"
          id={id}
          name={`${owner} ${name}`}
          placeholder="natural"
          pattern="\d{1,3}%?"
        />
      ) : (
        <input
          className="field"
          id={id}
          name={`${owner} ${name}`}
          type="number"
          min={0}
          max={property.most}
          placeholder="0"
        />
      )}
    </div>
  );
}

function Size({name, label, least, most}: {name: string; label: string; least: number; most: number}) {
  return (
    <div className={styles.control}>
      <label htmlFor={`playground-${name}`}>{label}</label>
      <input className="field" id={`playground-${name}`} name={name} type="number" min={least} max={most} />
    </div>
  );
}

/**
 * A window whose layout can be tried: `src/islands/layout-playground` draws it with the toolkit's layout engine.
 * Without scripts it shows the first arrangement.
 */
export default function LayoutPlayground(): ReactNode {
  return (
    <layout-playground>
      <fieldset disabled className={styles.presets}>
        <legend>Start from</legend>
        {Object.keys(PRESETS).map((name) => (
          <button key={name} type="button" className="field" data-preset={name}>
            {name}
          </button>
        ))}
      </fieldset>
      <div className={styles.playground}>
        <div className={styles.drawing}>
          <div className={frame.window}>
            <div className={frame.bar} aria-hidden="true">
              <span>Layout</span>
            </div>
            <section
              className={styles.picture}
              data-part="picture"
              aria-label="The window: choose a label to change it"
              style={{width: START.width, height: START.height}}
            >
              {START_RECTANGLES.map(([left, top, width, height], index) => (
                <button key={LABELS[index]?.name} type="button" disabled style={{left, top, width, height}}>
                  {LABELS[index]?.text}
                </button>
              ))}
            </section>
          </div>
        </div>
        <form className={styles.controls}>
          <fieldset disabled>
            <legend>Window</legend>
            <Size name="width" label="its width" least={80} most={640} />
            <Size name="height" label="its height" least={60} most={480} />
            <Size name="labels" label="labels in it" least={1} most={LABELS.length} />
            {Object.entries(WINDOW).map(([name, property]) => (
              <Control key={name} owner="window" name={name} property={property} />
            ))}
          </fieldset>
          <fieldset disabled>
            <legend>
              Label “<span data-part="chosen">{LABELS[0].text}</span>”
            </legend>
            {Object.entries(LABEL).map(([name, property]) => (
              <Control key={name} owner="label" name={name} property={property} />
            ))}
          </fieldset>
        </form>
        <div className={styles.result}>
          <code-block>
            <pre>
              <code>{stylesheet(START)}</code>
            </pre>
          </code-block>
          <table>
            <caption>What geometry() returns</caption>
            <thead>
              <tr>
                <th scope="col">label</th>
                <th scope="col">left</th>
                <th scope="col">top</th>
                <th scope="col">width</th>
                <th scope="col">height</th>
              </tr>
            </thead>
            <tbody data-part="table">
              {START_RECTANGLES.map((rectangle, index) => (
                <tr key={LABELS[index]?.name}>
                  <th scope="row">{LABELS[index]?.text}</th>
                  {rectangle.map((value, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the four values of a rectangle keep their order.
                    <td key={at}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </layout-playground>
  );
}
