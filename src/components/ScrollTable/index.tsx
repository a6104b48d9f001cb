import type {ComponentProps, ReactNode} from 'react';
import WideTable from '../WideTable';

/** A table that the keyboard can scroll where it is wider than its place. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <WideTable>
      <table {...props} />
    </WideTable>
  );
}
