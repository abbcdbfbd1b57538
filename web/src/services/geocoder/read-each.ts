import type * as z from 'zod/mini';
import { type GeocodedPlace, MOST_GEOCODED } from './protocol.ts';

/** The longest name, and the longest description, that is shown of a place, in characters. */
const LONGEST = 200;

/**
 * The list in an answer.
 * @param field the name of its field; without it, the answer itself is the list
 * @throws where there is none
 */
export function listOf(answer: unknown, field?: string, { mayLack = false } = {}): readonly unknown[] {
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  const list =
    field === undefined
      ? answer
      : isObject && Object.hasOwn(answer, field)
        ? // It has the field.
          (answer as Record<string, unknown>)[field]
        : isObject && mayLack && !Object.hasOwn(answer, 'error')
          ? []
          : undefined;
  if (!Array.isArray(list)) throw new TypeError('The answer of the geocoder has no list of places.');
  return list;
}

/**
 * The places of a list, each once. Those without a name or with an impossible position are left out.
 * @throws where the list has places and none is as described
 */
export function readEach<Schema extends z.ZodMiniType>(
  list: readonly unknown[],
  schema: Schema,
  placeOf: (one: z.infer<Schema>) => GeocodedPlace,
): GeocodedPlace[] {
  const places = new Map<string, GeocodedPlace>();
  for (const one of list) {
    const parsed = schema.safeParse(one);
    if (!parsed.success) continue;
    const place = placeOf(parsed.data);
    if (place.name.trim() === '' || !isOnEarth(place) || places.has(place.id)) continue;
    const short = (text: string) => text.slice(0, LONGEST);
    places.set(place.id, { ...place, name: short(place.name), detail: short(place.detail) });
  }
  if (list.length > 0 && places.size === 0) throw new TypeError('No place of the geocoder could be read.');
  return [...places.values()].slice(0, MOST_GEOCODED);
}

function isOnEarth({ position: { lat, lng } }: GeocodedPlace): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** The parts that say something new, as one line. */
export function distinct(parts: readonly (string | undefined)[], name: string): string {
  const said = parts.filter((part): part is string => part !== undefined && part !== '' && part !== name);
  return [...new Set(said)].join(', ');
}
