import {QColor, QIcon, QIconMode, QIconState, QImage, QImageFormat, QPixmap} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QIcon.availableSizes',
    statement: 'pass `QIconState.On` to get the sizes of an icon that was created from a file or a pixmap',
    run() {
      const image = new QImage(20, 20, QImageFormat.ARGB32);
      image.fill(new QColor('white'));
      const icon = new QIcon(QPixmap.fromImage(image, 0));
      return [QIconState.Off, QIconState.On].map(
        (state) => icon.availableSizes(QIconMode.Normal, state).length,
      );
    },
    expect: [0, 1],
  },
] satisfies Claim[];
