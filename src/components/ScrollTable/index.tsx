import type {ComponentProps, ReactNode} from 'react';
import WideTable from '../WideTable';

/** Renders a table that the keyboard can scroll if it overflows. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <WideTable>
      <table {...props} />
    </WideTable>
  );
}
