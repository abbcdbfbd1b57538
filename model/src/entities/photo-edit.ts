import type * as z from 'zod/mini';
import type { FocusPoint } from './photo.ts';
import type { originalEdit, photoEdit, photoEditing, storedEdit } from './photo-edit-schema.ts';

export type PhotoEdit = z.infer<typeof photoEdit>;
export type PhotoEditing = z.infer<typeof photoEditing>;
export type OriginalEdit = z.infer<typeof originalEdit>;
export type StoredEdit = z.infer<typeof storedEdit>;

/** The size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in a picture, in pixels from its upper left corner. */
export interface Area extends Size {
  left: number;
  top: number;
}

/** The least width and height of an edited photo, in pixels, where the photo before was not smaller. */
export const MIN_EDITED_SIDE = 100;

/** A picture's size after a number of quarter turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * Where an area of a picture is after the picture was turned.
 * @param size of the picture before
 * @param turns quarter turns, clockwise; a negative number turns back
 */
export function turnedArea({ left, top, width, height }: Area, size: Size, turns: number): Area {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { left: size.height - top - height, top: left, width: height, height: width };
    case 2:
      return { left: size.width - left - width, top: size.height - top - height, width, height };
    case 3:
      return { left: top, top: size.width - left - width, width: height, height: width };
    default:
      return { left, top, width, height };
  }
}

/** The size of a picture after an edit. */
export function editedSize(edit: PhotoEdit): Size {
  return turnedSize(edit, edit.turns);
}

/** Whether an edit takes nothing away from a picture of this size, and does not turn it. */
export function changesNothing({ left, top, width, height, turns }: PhotoEdit, size: Size): boolean {
  return left === 0 && top === 0 && turns === 0 && width === size.width && height === size.height;
}

/** Whether a picture of this size has the whole part that an edit keeps. */
export function isWithin({ left, top, width, height }: Area, size: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= size.width && top + height <= size.height;
}

/** Whether too little of a photo of this size would remain. */
export function isTooSmall({ width, height }: Size, size: Size): boolean {
  return width < Math.min(MIN_EDITED_SIDE, size.width) || height < Math.min(MIN_EDITED_SIDE, size.height);
}

/** One edit with the same result as two. @param next of the picture that the first one makes */
export function joinedEdits(first: PhotoEdit, next: PhotoEdit): PhotoEdit {
  const { left, top, width, height } = turnedArea(next, editedSize(first), -first.turns);
  return {
    left: first.left + left,
    top: first.top + top,
    width,
    height,
    turns: (first.turns + next.turns) % 4,
  };
}

/**
 * The focus of an edited photo: the same point of the picture, in percent.
 * @param size of the photo before
 * @returns undefined where that point was cut off
 */
export function editedFocus(focus: FocusPoint, size: Size, edit: PhotoEdit): FocusPoint | undefined {
  const x = (focus.x / 100) * size.width - edit.left;
  const y = (focus.y / 100) * size.height - edit.top;
  if (x < 0 || y < 0 || x > edit.width || y > edit.height) return undefined;
  const { left, top } = turnedArea({ left: x, top: y, width: 0, height: 0 }, edit, edit.turns);
  const { width, height } = editedSize(edit);
  return { x: Math.round((left / width) * 100), y: Math.round((top / height) * 100) };
}
