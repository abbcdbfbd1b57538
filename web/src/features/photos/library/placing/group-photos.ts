import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import type { ByHand } from './by-hand.ts';
import type { PhotoGroup } from './photo-group.ts';

export interface Grouping {
  /** How far a photo of a group may be from its first one, in metres. */
  metres: number;
  /** What is added to the clock of each camera, in minutes, by the camera's name: `''` where that is unknown. */
  shifts: ReadonlyMap<string, number>;
  byHand: ByHand;
}

export interface Grouped {
  groups: readonly PhotoGroup[];
  /** Photos without a position that the user has put nowhere, and in no group. */
  shelf: readonly ReadyPhoto[];
}

/**
 * Groups photos by day and place, and then moves those that the user moved: the photos that stay keep their group. The result does not
 * depend on the order of the photos.
 */
export function groupPhotos(photos: readonly ReadyPhoto[], { metres, shifts, byHand }: Grouping): Grouped {
  const { put, moved, outcomes } = byHand;
  const clockOf = (photo: ReadyPhoto) => correctedClock(photo, shifts);
  const dayOf = (photo: ReadyPhoto) => new Date(clockOf(photo)).toISOString().slice(0, 10);
  const positionOf = ({ id, position }: ReadyPhoto) => position ?? put.get(id);
  const byClock = (a: ReadyPhoto, b: ReadyPhoto) => clockOf(a) - clockOf(b) || (a.id < b.id ? -1 : 1);
  const inOrder = photos.toSorted(byClock);
  const homes = homesOf(inOrder, { metres, dayOf, positionOf });
  const members = new Map<string, ReadyPhoto[]>();
  const shelf: ReadyPhoto[] = [];
  const away = new Map<string, ReadyPhoto>();
  for (const photo of inOrder) {
    const home = homes.get(photo.id);
    const target = moved.get(photo.id) ?? home;
    if (target === undefined) shelf.push(photo);
    else if (home !== undefined && homes.get(target) === home) addTo(members, home, photo);
    else away.set(photo.id, photo);
  }
  for (const [id, target] of moved) {
    const photo = away.get(id);
    if (photo) addTo(members, homes.get(target) ?? target, photo);
  }
  const groups: { first: ReadyPhoto; group: PhotoGroup }[] = [];
  for (const [id, all] of members) {
    // The first that belongs there, else the first that was moved there.
    const first = all.find(positionOf);
    const position = first && positionOf(first);
    if (!first || !position) {
      shelf.push(...all);
      continue;
    }
    const becomes = outcomes.get(first.id) ?? 'pin';
    groups.push({
      first,
      group: { id, day: dayOf(first), position, becomes, photos: all.toSorted(byClock) },
    });
  }
  return {
    groups: groups.toSorted((a, b) => byClock(a.first, b.first)).map(({ group }) => group),
    shelf: shelf.toSorted(byClock),
  };
}

interface Facts {
  metres: number;
  dayOf: (photo: ReadyPhoto) => string;
  positionOf: (photo: ReadyPhoto) => Position | undefined;
}

/**
 * The id of the group that each photo with a position belongs to by day and place. It is the id of one of its photos: of one with a
 * position of its own, if there is one, because this one stays.
 */
function homesOf(inOrder: readonly ReadyPhoto[], { metres, dayOf, positionOf }: Facts): Map<string, string> {
  const groups: { day: string; position: Position; photos: ReadyPhoto[] }[] = [];
  for (const photo of inOrder) {
    const position = positionOf(photo);
    if (position === undefined) continue;
    const day = dayOf(photo);
    const near = groups.find(
      (group) =>
        group.day === day && group.photos.length < MAX_PHOTOS && distance(group.position, position) <= metres,
    );
    if (near) near.photos.push(photo);
    else groups.push({ day, position, photos: [photo] });
  }
  return new Map(
    groups.flatMap(({ photos }) => {
      const named = photos.find(({ position }) => position !== undefined) ?? photos[0];
      return named ? photos.map(({ id }): [string, string] => [id, named.id]) : [];
    }),
  );
}

/** Adds a photo to a group, or to the one that continues it where it is full. */
function addTo(members: Map<string, ReadyPhoto[]>, id: string, photo: ReadyPhoto): void {
  const group = members.get(id);
  if (group === undefined) members.set(id, [photo]);
  else if (group.length < MAX_PHOTOS) group.push(photo);
  else addTo(members, `${id}+`, photo);
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
