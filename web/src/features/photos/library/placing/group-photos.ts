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
  /** What is added to the camera's clock, in minutes. */
  shift: number;
  /** The groups that the user chose for photos without a position, by the ids of the photos. */
  chosen: ReadonlyMap<string, string>;
}

export interface Grouped {
  groups: readonly PhotoGroup[];
  /** Photos without a position, as long as they are in no group. */
  shelf: readonly ReadyPhoto[];
}

/** Groups photos by day and place. The result does not depend on the order of the photos. */
export function groupPhotos(photos: readonly ReadyPhoto[], { metres, shift, chosen }: Grouping): Grouped {
  const inOrder = photos.toSorted((a, b) => clockOf(a) - clockOf(b) || (a.id < b.id ? -1 : 1));
  const groups: { id: string; day: string; position: Position; photos: ReadyPhoto[] }[] = [];
  for (const photo of inOrder) {
    const { position } = photo;
    if (position === undefined) continue;
    const day = dayAfter(photo, shift);
    const near = groups.find(
      (group) =>
        group.day === day && group.photos.length < MAX_PHOTOS && distance(group.position, position) <= metres,
    );
    if (near) near.photos.push(photo);
    else groups.push({ id: photo.id, day, position, photos: [photo] });
  }
  const shelf: ReadyPhoto[] = [];
  for (const photo of inOrder) {
    if (photo.position !== undefined) continue;
    const group = groups.find(({ id }) => id === chosen.get(photo.id));
    if (group && group.photos.length < MAX_PHOTOS) group.photos.push(photo);
    else shelf.push(photo);
  }
  return { groups, shelf };
}

/** The camera's clock as if it showed UTC, in milliseconds; the time of storing where no camera wrote one. */
function clockOf({ cameraTime, createdAt }: ReadyPhoto): number {
  return cameraTime === undefined ? createdAt : Date.parse(`${cameraTime.slice(0, 19)}Z`);
}

function dayAfter(photo: ReadyPhoto, shift: number): string {
  return new Date(clockOf(photo) + shift * 60_000).toISOString().slice(0, 10);
}
