import {QMenu} from '@nodegui/nodegui';
import {type Claim, errorMessageOf} from '../claim';

export default [
  {
    symbol: 'QMenu.clear',
    statement:
      'Actions from `addAction()` still exist afterwards. Separators and headings belong to the menu and are deleted.',
    run() {
      const menu = new QMenu();
      const [action, heading] = [menu.addAction('Copy'), menu.addSection('Edit')];
      menu.clear();
      return [action, heading].map((one) => errorMessageOf(() => one.isCheckable()) === undefined);
    },
    expect: [true, false],
  },
] satisfies Claim[];
