import sharp from 'sharp';

/** A channel may be off by this much of 255 before its pixel counts as different. */
const channelTolerance = 48;

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
