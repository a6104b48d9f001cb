import tokens from '@generated/design-tokens/default/tokens.json';
import type {ReactNode} from 'react';
import ScrollTable from '../ScrollTable';
import styles from './styles.module.css';

/** Renders a table of all colours in both modes. */
export function Colours(): ReactNode {
  return (
    <TokenTable
      head={['Light', 'Dark', 'Variable', 'Where it’s used']}
      rows={tokens.colours.map(({name, use, light, dark}) => [
        <Swatch key="light" colour={light} />,
        <Swatch key="dark" colour={dark} />,
        <code key="name">{name}</code>,
        use,
      ])}
    />
  );
}

/** Renders a table of all font sizes, with a sample of each. */
export function TypeScale(): ReactNode {
  return (
    <TokenTable
      head={['Variable', 'Size', 'Sample']}
      rows={tokens.sizes.map(({name, value}) => [
        <code key="name">{name}</code>,
        value,
        <span key="sample" className={styles.sample} style={{fontSize: value}}>
          Native apps
        </span>,
      ])}
    />
  );
}

/** Renders a table of all spaces, with a bar as long as each. */
export function Spaces(): ReactNode {
  return (
    <TokenTable
      head={['Variable', 'Size', 'Length']}
      rows={tokens.spaces.map(({name, value}) => [
        <code key="name">{name}</code>,
        value,
        <span key="bar" className={styles.bar} style={{width: value}} />,
      ])}
    />
  );
}

function TokenTable({head, rows}: {head: readonly string[]; rows: ReactNode[][]}): ReactNode {
  return (
    <ScrollTable>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={head[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function Swatch({colour}: {colour: string}): ReactNode {
  return (
    <span className={styles.swatch}>
      <span className={styles.colour} style={{backgroundColor: colour}} />
      <code>{colour}</code>
    </span>
  );
}
