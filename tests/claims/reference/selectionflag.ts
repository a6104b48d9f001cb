import {QTableWidget, SelectionFlag, SelectionMode} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'SelectionFlag.Current',
    statement: 'The change replaces the last one instead of being added to it',
    run() {
      const table = new QTableWidget(3, 1);
      table.setSelectionMode(SelectionMode.MultiSelection);
      const cellAt = (row: number) => {
        table.setCurrentCell(row, 0);
        return table.currentIndex();
      };
      const first = cellAt(0);
      const second = cellAt(1);
      const third = cellAt(2);
      const model = table.selectionModel();
      model.clear();
      model.select(first, SelectionFlag.Select);
      model.select(second, SelectionFlag.Select);
      model.select(third, SelectionFlag.Select | SelectionFlag.Current);
      return [first, second, third].map((cell) => model.isSelected(cell));
    },
    expect: [true, false, true],
  },
] satisfies Claim[];
