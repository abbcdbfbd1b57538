import * as z from 'zod/mini';
import type { Position } from '../geography/position.ts';
import { position as positionSchema } from '../geography/position-schema.ts';

/** What a camera wrote into a photo: the time, the position, the direction, and its own name. */
export interface CaptureData {
  /** The time of its clock, ISO 8601, with the offset from UTC where it is recorded. */
  cameraTime?: string;
  position?: Position;
  /** Where the camera looked, in degrees clockwise from north, from 0 up to 360. */
  direction?: number;
  /** Its maker and model, `Apple iPhone 15`: one line of 1 to `MAX_CAMERA` characters without control characters. */
  camera?: string;
}

/** The longest name of a camera, in UTF-16 units. */
export const MAX_CAMERA = 64;

/**
 * The only tags that are read, as exifr takes them: every other one could claim the entire block as its value. The first group has the
 * addresses of the other two, which exifr then adds itself.
 */
export const CAPTURE_TAGS = {
  ifd0: { pick: ['Make', 'Model', 'ExifIFD', 'GPSInfo'] },
  exif: { pick: ['DateTimeOriginal', 'OffsetTimeOriginal'] },
  gps: {
    pick: [
      'GPSLatitudeRef',
      'GPSLatitude',
      'GPSLongitudeRef',
      'GPSLongitude',
      'GPSImgDirectionRef',
      'GPSImgDirection',
    ],
  },
  reviveValues: false,
};

type Tags = Readonly<Record<string, unknown>>;

/** The capture data among the tags of a photo. They are not trusted: impossible values are dropped. */
export function captureDataIn(tags: Tags): CaptureData {
  const [cameraTime, position] = [timeIn(tags), positionIn(tags)];
  const [direction, camera] = [directionIn(tags), cameraIn(tags)];
  return {
    ...(cameraTime !== undefined && { cameraTime }),
    ...(position && { position }),
    ...(direction !== undefined && { direction }),
    ...(camera !== undefined && { camera }),
  };
}

const TIME = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/;
const time = z.iso.datetime({ local: true, offset: true });

function timeIn({ DateTimeOriginal: written, OffsetTimeOriginal: offset }: Tags): string | undefined {
  const [, year, month, day, clock] = TIME.exec(String(written)) ?? [];
  if (year === undefined) return undefined;
  const local = `${year}-${month}-${day}T${clock}`;
  return [`${local}${String(offset)}`, local].find((candidate) => time.safeParse(candidate).success);
}

/** Some cameras write words, or the letters of their language: `O` is ouest. */
const SIGNS: Readonly<Record<'lat' | 'lng', Readonly<Record<string, 1 | -1>>>> = {
  lat: { N: 1, S: -1 },
  lng: { E: 1, W: -1, O: -1 },
};

function positionIn(tags: Tags): Position | undefined {
  const lat = angleIn(tags['GPSLatitude'], tags['GPSLatitudeRef'], SIGNS.lat);
  const lng = angleIn(tags['GPSLongitude'], tags['GPSLongitudeRef'], SIGNS.lng);
  const read = positionSchema.safeParse({ lat, lng });
  // Cameras write 0, 0 for an unknown position.
  return read.success && (read.data.lat !== 0 || read.data.lng !== 0) ? read.data : undefined;
}

/** Degrees, minutes and seconds as one angle; undefined without a hemisphere, which is half of the information. */
function angleIn(parts: unknown, hemisphere: unknown, signs: Readonly<Record<string, 1 | -1>>) {
  const sign = signs[String(hemisphere).trim().charAt(0).toUpperCase()];
  if (sign === undefined || !isNumbers(parts)) return undefined;
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts;
  return sign * (degrees + minutes / 60 + seconds / 3_600);
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'number');
}

/** Directions from magnetic north are left out: how far it is from true north depends on place and year. */
function directionIn({ GPSImgDirection: degrees, GPSImgDirectionRef: from }: Tags): number | undefined {
  if (typeof degrees !== 'number' || !Number.isFinite(degrees) || String(from).startsWith('M'))
    return undefined;
  return degrees >= 0 && degrees <= 360 ? degrees % 360 : undefined;
}

/** Some makers repeat their name in that of the model: `Canon` and `Canon EOS R5`. */
function cameraIn({ Make, Model }: Tags): string | undefined {
  const [maker, model] = [wordsIn(Make), wordsIn(Model)];
  const isRepeated = model.toLowerCase().startsWith(maker.toLowerCase());
  const name = (isRepeated ? model : `${maker} ${model}`).slice(0, MAX_CAMERA).toWellFormed();
  return wordsIn(name) || undefined;
}

/** A text as one line. Invisible and unassigned characters, such as those that turn the direction of a text, become spaces. */
function wordsIn(text: unknown): string {
  return typeof text === 'string'
    ? text
        .slice(0, 1_000)
        .replace(/[\s\p{C}]+/gu, ' ')
        .trim()
    : '';
}
