import {QKeyEvent, QWidget, WidgetEventTypes} from '@nodegui/nodegui';
import {type Claim, waitForLayout} from '../claim';

/** Returns whether a window stays open if its listener ignores the `Close` event. */
async function staysOpen(processed: boolean, afterDefault = false): Promise<boolean> {
  const win = new QWidget();
  win.addEventListener(
    WidgetEventTypes.Close,
    (event) => {
      if (event) new QKeyEvent(event).ignore();
      if (processed) win.setEventProcessed(true);
    },
    {afterDefault},
  );
  win.show();
  await waitForLayout();
  win.close();
  const stays = win.isVisible();
  win.hide();
  return stays;
}

export default [
  {
    symbol: 'QEvent.ignore',
    statement: 'you also have to call `setEventProcessed(true)`, or add the listener with `afterDefault`',
    run: async () => [await staysOpen(false), await staysOpen(true), await staysOpen(false, true)],
    expect: [false, true, true],
  },
] satisfies Claim[];
