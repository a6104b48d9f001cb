import {QPushButton} from '@nodegui/nodegui';

const button = new QPushButton();
button.addEventListener('clicked', () => {
  throw new RangeError('out of paper');
});
button.show();
button.click();
