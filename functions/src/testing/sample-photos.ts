import sharp, { type Sharp } from 'sharp';

/* Pictures for tests, drawn when they are asked for: red on the left and blue on the right. */

interface Size {
  width: number;
  height: number;
}

/** Raw pixels, for any encoding. */
export function samplePicture({ width, height }: Size): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    const isLeft = index % width < width / 2;
    data.set(isLeft ? [230, 30, 30] : [30, 60, 200], index * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A file as a camera writes it, with position, direction, time and maker. */
export function cameraJpeg(size: Size = { width: 900, height: 600 }, orientation = 1): Promise<Buffer> {
  return samplePicture(size)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Waymark', Artist: 'Somebody' },
      IFD2: { DateTimeOriginal: '2024:05:31 14:03:07', OffsetTimeOriginal: '+02:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 51/1 30/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '2/1 20/1 15/1',
        GPSImgDirectionRef: 'T',
        GPSImgDirection: '271/2',
      },
    })
    .jpeg()
    .toBuffer();
}

/** A PNG file of a few hundred bytes that declares this size and contains almost nothing. */
export async function bombOf({ width, height }: Size): Promise<Buffer> {
  const png = await samplePicture({ width: 8, height: 8 }).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}
