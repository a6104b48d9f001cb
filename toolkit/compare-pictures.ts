import sharp from 'sharp';

/** A channel may be off by this much of 255 before its pixel counts as different. */
const channelTolerance = 48;

/**
 * The share of pixels in which a picture that is drawn again may differ from the stored one.
 *
 * With the same Qt, FreeType and fonts no pixel differs. Other patch releases of them smooth the edges of glyphs
 * and lines in another way. Such pixels make up a few per cent of the text, which is itself a small part of a
 * window, so one in a hundred is plenty, and a missing icon, a colour or a moved widget is more than that.
 */
export const tolerance = 0.01;

async function pixels(picture: Buffer | string) {
  return sharp(picture).ensureAlpha().raw().toBuffer({resolveWithObject: true});
}

/**
 * The share of pixels, 0 to 1, in which two pictures differ visibly; 1 when their sizes differ.
 *
 * @param a path or content of a picture
 * @param b path or content of the other
 */
export async function difference(a: Buffer | string, b: Buffer | string): Promise<number> {
  const [one, other] = await Promise.all([pixels(a), pixels(b)]);
  const {width, height, channels} = one.info;
  if (width !== other.info.width || height !== other.info.height) return 1;
  let different = 0;
  for (let start = 0; start < one.data.length; start += channels) {
    for (let index = start; index < start + channels; index++) {
      if (Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0)) <= channelTolerance) continue;
      different += 1;
      break;
    }
  }
  return different / (width * height);
}
