import os from 'node:os';
import path from 'node:path';
import {QImage, QWidget} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

export default [
  {
    symbol: 'WidgetAttribute.WA_StyledBackground',
    statement: 'draws the background of its style sheet in any case',
    async run() {
      const win = new QWidget();
      win.setInlineStyle('background-color: #ff0000;');
      win.resize(50, 50);
      win.show();
      await waitForLayout();
      const file = path.join(os.tmpdir(), `background-${process.pid}.png`);
      win.grab().save(file, 'PNG');
      const pixel = new QImage(file).pixelColor(10, 10);
      win.close();
      return [pixel.red(), pixel.green()];
    },
    expect: [255, 0],
  },
] satisfies Claim[];
