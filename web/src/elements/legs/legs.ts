import type { List } from '@waymark/model/entities/list';
import { distance } from '@waymark/model/geography/distance';

/** Up to this distance, in metres, a leg is taken to be walked; a longer one goes by road up to the next limit. */
export const WALKED = 3_000;
export const DRIVEN = 500_000;

/** The assumed speeds, in kilometres an hour. */
export const SPEEDS = { foot: 5, road: 60 } as const;

/** The way from one place of a list to the next, as the crow flies. */
export interface Leg {
  /** The number of the item at its end. */
  to: number;
  /** The day of this item: the way in the morning belongs to the day that begins with it. */
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
 * order of travel.
 */
export function legsOf({ asRoute, days = 0, stops = [] }: Pick<List, 'asRoute' | 'days' | 'stops'>): Leg[] {
  if (!asRoute && days === 0) return [];
  return stops.slice(1).map(({ number, day = 0, position }, index) => {
    const metres = distance(stops[index]?.position ?? position, position);
    return { to: number, day, metres, way: wayOf(metres) };
  });
}

/** The assumed time of a leg in minutes; undefined where there is none. */
export function minutesOf({ metres, way }: Leg): number | undefined {
  return way === 'far' ? undefined : (metres / 1_000 / SPEEDS[way]) * 60;
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

function wayOf(metres: number): Leg['way'] {
  if (metres <= WALKED) return 'foot';
  return metres <= DRIVEN ? 'road' : 'far';
}
