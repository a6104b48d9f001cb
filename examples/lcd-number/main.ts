import {QLCDNumber, SegmentStyle} from '@nodegui/nodegui';

const clock = new QLCDNumber();
clock.setWindowTitle('Clock');
clock.setDigitCount(5);
clock.setSegmentStyle(SegmentStyle.Flat);
clock.resize(240, 90);

function tick(): void {
  clock.display(new Date().toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'}));
}

tick();
setInterval(tick, 60_000);
clock.show();
