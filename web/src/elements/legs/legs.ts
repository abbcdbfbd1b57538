import type { List } from '@waymark/model/entities/list';
import { distance } from '@waymark/model/geography/distance';

/** Up to this distance, in metres, a leg is taken to be walked; a longer one goes by road up to the next limit. */
export const WALKED = 3_000;
export const DRIVEN = 500_000;

/** Up to this distance, in metres, a road is taken to lead through a town. */
export const IN_TOWN = 10_000;

/**
 * The assumed speeds, in kilometres an hour. A short drive is mostly streets, lights and parking, at about 25; a longer one adds open
 * road. All are low, because a road is longer than the line that is measured.
 */
export const SPEEDS = { foot: 5, town: 25, road: 60 } as const;

/** The way from one place of a list to the next of the same day, as the crow flies. */
export interface Leg {
  /** The number of the item at its end. */
  to: number;
  day: number;
  metres: number;
  /** `far` is beyond what one drives without a break: no time is given. */
  way: 'foot' | 'road' | 'far';
}

/** What a list, or a day of it, takes in all. */
export interface Total {
  metres: number;
  /** Undefined where a leg has no time. */
  minutes: number | undefined;
}

/**
 * The legs between the places of a list that have positions: of a route, and of a list with days. The places of any other list are in no
 * order of travel. None leads from one day to the next, because the night between them may be anywhere.
 */
export function legsOf({ asRoute, days = 0, stops = [] }: Pick<List, 'asRoute' | 'days' | 'stops'>): Leg[] {
  if (!asRoute && days === 0) return [];
  return stops.slice(1).flatMap(({ number, day = 0, position }, index) => {
    const before = stops[index];
    if (before === undefined || (before.day ?? 0) !== day) return [];
    const metres = distance(before.position, position);
    return [{ to: number, day, metres, way: wayOf(metres) }];
  });
}

/** The assumed time of a leg in minutes; undefined where there is none. */
export function minutesOf({ metres, way }: Leg): number | undefined {
  if (way === 'far') return undefined;
  if (way === 'foot') return minutesAt(SPEEDS.foot, metres);
  const inTown = Math.min(metres, IN_TOWN);
  return minutesAt(SPEEDS.town, inTown) + minutesAt(SPEEDS.road, metres - inTown);
}

export function totalOf(legs: readonly Leg[]): Total {
  return {
    metres: legs.reduce((sum, { metres }) => sum + metres, 0),
    minutes: legs.reduce<number | undefined>((sum, leg) => {
      const minutes = minutesOf(leg);
      return sum === undefined || minutes === undefined ? undefined : sum + minutes;
    }, 0),
  };
}

/** A time as it is shown: to the minute up to ten, then to five minutes, from ten hours on to the hour. */
export function roundedTime(minutes: number): { hours: number; minutes: number } {
  const step = minutes < 10 ? 1 : minutes < 600 ? 5 : 60;
  const rounded = Math.max(1, Math.round(minutes / step) * step);
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}

function minutesAt(speed: number, metres: number): number {
  return (metres / 1_000 / speed) * 60;
}

function wayOf(metres: number): Leg['way'] {
  if (metres <= WALKED) return 'foot';
  return metres <= DRIVEN ? 'road' : 'far';
}
