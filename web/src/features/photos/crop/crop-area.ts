import {
  type Area,
  type PhotoEdit,
  type Size,
  turnedArea,
  turnedSize,
} from '@waymark/model/entities/photo-edit';

/** A part of a picture, in percent of its sides, from its upper left corner. */
export interface PercentArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The shapes that a creator can choose: any, that of the photo, or width to height. */
export const SHAPES = ['free', 'photo', '1:1', '4:3', '3:2', '16:9', '3:4', '2:3', '9:16'] as const;
export type Shape = (typeof SHAPES)[number];

export const EVERYTHING: PercentArea = { x: 0, y: 0, width: 100, height: 100 };

const PERCENT: Size = { width: 100, height: 100 };

/** Width divided by height; undefined where any is allowed. @param picture that is cropped, as it is turned */
export function ratioOf(shape: Shape, picture: Size): number | undefined {
  if (shape === 'free') return undefined;
  if (shape === 'photo') return picture.width / picture.height;
  const [width = 1, height = 1] = shape.split(':').map(Number);
  return width / height;
}

/** The largest part of a picture with this ratio, in the middle. */
export function largestPart({ width, height }: Size, ratio: number | undefined): PercentArea {
  if (ratio === undefined) return EVERYTHING;
  const share = (100 * ratio * height) / width;
  const size = share > 100 ? { width: 100, height: 10_000 / share } : { width: share, height: 100 };
  return { x: (100 - size.width) / 2, y: (100 - size.height) / 2, ...size };
}

/** Where a part of a picture is after quarter turns, clockwise. */
export function turnedPart({ x, y, width, height }: PercentArea, turns: number): PercentArea {
  const { left, top, ...size } = turnedArea({ left: x, top: y, width, height }, PERCENT, turns);
  return { x: left, y: top, ...size };
}

/** The whole pixels of a part of a picture. The ratio is kept to a pixel. */
export function pixelsOf(part: PercentArea, picture: Size, ratio: number | undefined): Area {
  const width = within(Math.round((part.width / 100) * picture.width), 1, picture.width);
  const exact = ratio === undefined ? (part.height / 100) * picture.height : width / ratio;
  const height = within(Math.round(exact), 1, picture.height);
  return {
    left: within(Math.round((part.x / 100) * picture.width), 0, picture.width - width),
    top: within(Math.round((part.y / 100) * picture.height), 0, picture.height - height),
    width,
    height,
  };
}

/**
 * The edit of a photo that leaves a part of it.
 * @param part of the photo as it is turned
 * @param turns quarter turns of the photo, clockwise
 */
export function editOf(
  photo: Size,
  { part, turns, ratio }: { part: PercentArea; turns: number; ratio: number | undefined },
): PhotoEdit {
  const picture = turnedSize(photo, turns);
  return { ...turnedArea(pixelsOf(part, picture, ratio), picture, -turns), turns };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
