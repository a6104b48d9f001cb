import {QSlider} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QAbstractSlider.setSliderPosition',
    statement: "While tracking is off, the value doesn't follow until the user lets go of the handle.",
    run() {
      const slider = new QSlider();
      slider.setTracking(false);
      slider.setSliderPosition(5);
      return [slider.value(), slider.sliderPosition()];
    },
    expect: [0, 5],
  },
  {
    symbol: 'QAbstractSlider.setSliderDown',
    statement: 'emits `sliderPressed` or `sliderReleased`',
    run() {
      const emitted: string[] = [];
      const slider = new QSlider();
      for (const name of ['sliderPressed', 'sliderReleased'] as const) {
        slider.addEventListener(name, () => emitted.push(name));
      }
      slider.setSliderDown(true);
      slider.setSliderDown(false);
      return emitted;
    },
    expect: ['sliderPressed', 'sliderReleased'],
  },
] satisfies Claim[];
