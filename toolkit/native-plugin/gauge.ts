import {createRequire} from 'node:module';
import {
  checkIfNativeElement,
  type NativeElement,
  QWidget,
  type QWidgetSignals,
  wrapperCache,
} from '@nodegui/nodegui';

// The toolkit is imported above, and so loaded, before the addon that links to it.
const addon = createRequire(import.meta.url)('./build/Release/gauge.node') as {
  Gauge: new (parent?: NativeElement | null) => NativeElement;
};

export interface GaugeSignals extends QWidgetSignals {
  valueChanged: (value: number) => void;
}

/** A half circle that shows a value from 0 to 100. */
export class Gauge extends QWidget<GaugeSignals> {
  /** @param parent the widget to live in, or a native element that NodeGUI passes */
  constructor(parent?: QWidget | NativeElement) {
    const isNative = parent !== undefined && checkIfNativeElement(parent);
    if (isNative) super(parent as NativeElement);
    else super(parent === undefined ? new addon.Gauge() : new addon.Gauge((parent as QWidget).native));
  }

  /** @param value outside of 0 to 100 it becomes the nearest of the two */
  setValue(value: number): void {
    this.native?.setValue(value);
  }

  value(): number {
    return this.native?.value();
  }
}

wrapperCache.registerWrapper('GaugeWrap', Gauge);
