import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/* The photos of a journey: small, real JPEG files with the EXIF data of a camera. */

/** One place on one day. */
export interface Stop {
  day: string;
  hour?: number;
  /** Degrees north and east; undefined where the camera knew no position. */
  at?: readonly [lat: number, lng: number];
  /** The model that the camera writes; undefined where it writes none. */
  model?: string;
  count: number;
}

/** In all hemispheres, twice at one place, and twice on one day; 60 photos. */
export const STOPS: readonly Stop[] = [
  { day: '2024-05-31', at: [41.1403, -8.6113], count: 15 },
  { day: '2024-06-01', at: [41.1403, -8.6113], count: 10 },
  { day: '2024-06-01', hour: 16, at: [38.7139, -9.1394], count: 10 },
  { day: '2024-06-02', at: [-54.8019, -68.303], count: 10 },
  { day: '2024-06-03', at: [-36.8485, 174.7633], count: 8 },
  // What a camera writes before it has found its position.
  { day: '2024-06-03', at: [0, 0], count: 1 },
  { day: '2024-06-04', count: 6 },
];

/** A photo of the journey. */
export interface TripPhoto {
  name: string;
  buffer: Buffer;
  /** As Storage has it, in base64. */
  md5: string;
  stop: Stop;
}

/** Words that a camera and a person wrote into each file, and that no visitor may find anywhere. */
export const PRIVATE_WORDS = ['Person Private', 'Privatecam'];

/** The photos in the order in which they were taken, which is that of their names. */
export async function tripPhotos(stops = STOPS): Promise<TripPhoto[]> {
  const taken = stops.flatMap((stop) => Array.from({ length: stop.count }, (_, nth) => ({ stop, nth })));
  return Promise.all(
    taken.map(async ({ stop, nth }, index) => {
      const buffer = await photoAt(stop, nth, index);
      const md5 = createHash('md5').update(buffer).digest('base64');
      return { name: `IMG_${index + 1}.jpg`, buffer, md5, stop };
    }),
  );
}

/** Writes the photos as the files of a folder, with what a file manager leaves there. @returns the paths of folder and files */
export function writeTrip(folder: string, photos: readonly TripPhoto[]) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.DS_Store'), 'Bud1');
  const files = photos.map(({ name, buffer }) => {
    const path = join(folder, name);
    writeFileSync(path, buffer);
    return path;
  });
  return { folder, files };
}

function photoAt({ day, hour = 10, at, model }: Stop, nth: number, index: number): Promise<Buffer> {
  const time = `${day.replaceAll('-', ':')} ${hour}:${String(nth).padStart(2, '0')}:07`;
  const noise = { type: 'gaussian', mean: 100 + index, sigma: 40 } as const;
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
    .withIccProfile('p3')
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${PRIVATE_WORDS[0]}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`,
    )
    .withExifMerge({
      IFD0: { Make: PRIVATE_WORDS[1] ?? '', Artist: PRIVATE_WORDS[0] ?? '', ...(model && { Model: model }) },
      IFD2: { DateTimeOriginal: time, OffsetTimeOriginal: '+02:00' },
      // Some metres apart, as photos of a walk are.
      ...(at && { IFD3: gpsOf(at[0] === 0 ? at : [at[0] + nth * 0.00005, at[1]]) }),
    })
    .jpeg({ quality: 70 })
    .toBuffer();
}

function gpsOf([lat, lng]: readonly [number, number]): Record<string, string> {
  return {
    GPSLatitudeRef: lat < 0 ? 'S' : 'N',
    GPSLatitude: anglesOf(lat),
    GPSLongitudeRef: lng < 0 ? 'W' : 'E',
    GPSLongitude: anglesOf(lng),
    GPSImgDirectionRef: 'T',
    GPSImgDirection: '271/2',
  };
}

/** Degrees, minutes and seconds as EXIF has them. */
function anglesOf(degrees: number): string {
  const seconds = Math.round(Math.abs(degrees) * 360_000);
  const [whole, minutes] = [Math.floor(seconds / 360_000), Math.floor((seconds % 360_000) / 6_000)];
  return `${whole}/1 ${minutes}/1 ${seconds % 6_000}/100`;
}
