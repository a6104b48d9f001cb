import sharp from 'sharp';

/** A pixel counts as different if one of its channels (0 to 255) differs by more than this. */
const channelTolerance = 48;

/**
 * The share of pixels, 0 to 1, in which a new picture may differ from the stored one.
 *
 * With the same Qt, FreeType and fonts, no pixel differs. Other patch releases smooth the edges of glyphs and lines
 * differently, which affects far less than 1 % of a window. A missing icon, another colour or a moved widget affects more.
 */
export const tolerance = 0.01;

async function readPixels(picture: Buffer | string) {
  return sharp(picture).ensureAlpha().raw().toBuffer({resolveWithObject: true});
}

/**
 * Returns the share of pixels, 0 to 1, in which two pictures differ visibly. It is 1 if their sizes differ.
 *
 * @param a the path or content of a picture
 * @param b the path or content of the other picture
 */
export async function comparePictures(a: Buffer | string, b: Buffer | string): Promise<number> {
  const [first, second] = await Promise.all([readPixels(a), readPixels(b)]);
  const {width, height, channels} = first.info;
  if (width !== second.info.width || height !== second.info.height) return 1;
  // Nearly all pictures are the same, and comparing them as a whole is much faster than pixel by pixel.
  if (first.data.equals(second.data)) return 0;
  let differentPixels = 0;
  for (let start = 0; start < first.data.length; start += channels) {
    for (let index = start; index < start + channels; index++) {
      if (Math.abs((first.data[index] ?? 0) - (second.data[index] ?? 0)) <= channelTolerance) continue;
      differentPixels += 1;
      break;
    }
  }
  return differentPixels / (width * height);
}
