import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';

/** Photos of one day at one place, which become one pin, or one part of a story. */
export interface PhotoGroup {
  /** The id of its first photo, by which the group stays the same while others are added. */
  id: string;
  /** By the camera's clock, after the shift: `2026-05-31`. */
  day: string;
  /** Where its first photo was taken. */
  position: Position;
  /** In the order in which they were taken. */
  photos: readonly ReadyPhoto[];
}

export interface Grouping {
  /** How far a photo of a group may be from its first one, in metres. */
  metres: number;
  /** What is added to the clock of each camera, in minutes, by the camera's name: `''` where that is unknown. */
  shifts: ReadonlyMap<string, number>;
  /** A photo of the group that the user chose for a photo without a position, by the id of the latter. */
  chosen: ReadonlyMap<string, string>;
  /** Where the user put photos without a position, by their ids. */
  put: ReadonlyMap<string, Position>;
}

export interface Grouped {
  groups: readonly PhotoGroup[];
  /** Photos without a position that the user has put nowhere, and in no group. */
  shelf: readonly ReadyPhoto[];
}

/** Groups photos by day and place. The result does not depend on the order of the photos. */
export function groupPhotos(
  photos: readonly ReadyPhoto[],
  { metres, shifts, chosen, put }: Grouping,
): Grouped {
  const clockOf = (photo: ReadyPhoto) => correctedClock(photo, shifts);
  const inOrder = photos.toSorted((a, b) => clockOf(a) - clockOf(b) || (a.id < b.id ? -1 : 1));
  const groups: { id: string; day: string; position: Position; photos: ReadyPhoto[] }[] = [];
  const unplaced: ReadyPhoto[] = [];
  for (const photo of inOrder) {
    const position = photo.position ?? put.get(photo.id);
    if (position === undefined) {
      unplaced.push(photo);
      continue;
    }
    const day = new Date(clockOf(photo)).toISOString().slice(0, 10);
    const near = groups.find(
      (group) =>
        group.day === day && group.photos.length < MAX_PHOTOS && distance(group.position, position) <= metres,
    );
    if (near) near.photos.push(photo);
    else groups.push({ id: photo.id, day, position, photos: [photo] });
  }
  const shelf: ReadyPhoto[] = [];
  for (const photo of unplaced) {
    const beside = chosen.get(photo.id);
    const group = groups.find((one) => one.photos.some(({ id }) => id === beside));
    if (group && group.photos.length < MAX_PHOTOS) group.photos.push(photo);
    else shelf.push(photo);
  }
  return { groups, shelf };
}

/**
 * The corrected clock of a photo's camera as if it showed UTC, in milliseconds; the time of storing, which needs no correction, where no
 * camera wrote one.
 */
function correctedClock(
  { cameraTime, createdAt, camera = '' }: ReadyPhoto,
  shifts: Grouping['shifts'],
): number {
  if (cameraTime === undefined) return createdAt;
  return Date.parse(`${cameraTime.slice(0, 19)}Z`) + (shifts.get(camera) ?? 0) * 60_000;
}
