import {QPushButton} from '@nodegui/nodegui';

const button = new QPushButton();
button.addEventListener('clicked', async () => {
  throw new RangeError('out of ink');
});
button.show();
button.click();
