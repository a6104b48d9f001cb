import type {ComponentProps, ReactNode} from 'react';

/** A table that `src/islands/wide-table.ts` lets the keyboard scroll where it is wider than its place. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <wide-table>
      <table {...props} />
    </wide-table>
  );
}
