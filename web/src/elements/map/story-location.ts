import type { Card } from '@waymark/model/entities/card';
import { FIRST_PARTS } from '@waymark/model/entities/parents';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { boundsIn } from '@waymark/model/entities/public-item';
import type { Bounds } from '@waymark/model/geography/bounds';
import { boundsOf, unionBounds } from '@waymark/model/geography/bounds-union';
import { distance } from '@waymark/model/geography/distance';
import { snapToGrid } from '@waymark/model/geography/grid';
import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { RichText } from '@waymark/model/rich-text/schema';
import { placesIn } from '@waymark/model/rich-text/text-of';
import { itemKey } from '../card/item-key.ts';
import { routeThrough } from './outline.ts';
import { type MapLayer, mapItemOf } from './page-map-context.ts';

/** From this length on, in metres, the way through the places of a story is a journey and not a walk about town. */
const JOURNEY = 20_000;

/** The bounds of all places of a story, a pin by its grid cell as in the stored ones; null where it has none. */
export function boundsOfStory(post: PublicDocument<'post'>, places: readonly Card[]): Bounds | null {
  const stored = boundsIn(post);
  const shown = boundsOf(
    places.flatMap(({ kind, position }) =>
      position && kind === 'pin' ? snapToGrid(position) : (position ?? []),
    ),
  );
  return unionBounds([stored, shown].filter((bounds) => bounds !== null));
}

/**
 * The places of a story on the map: numbered in the order of the text, with a line through them where they are a journey.
 * @param places those that the page shows; of the others the story knows only where they are
 */
export function storyOnMap(post: PublicDocument<'post'>, places: readonly Card[], locale: Locale): MapLayer {
  const shown = places.flatMap((place) => mapItemOf(place) ?? []);
  // Of the first places, those that the page does not show are not public any more.
  const asked = new Set([...shown, ...post.places.slice(0, FIRST_PARTS)].map(itemKey));
  const others = (post.stops ?? []).filter((stop) => !asked.has(itemKey(stop)));
  const silent = new Set(others.map(itemKey));
  const items = inOrderOfText(post, [...shown, ...others.map(makeMapItem)], locale);
  const stops = items.map(({ position }) => position);
  const length = stops.reduce(
    (sum, stop, i) => sum + (i === 0 ? 0 : distance(stops[i - 1] ?? stop, stop)),
    0,
  );
  const isJourney = stops.length > 2 && length >= JOURNEY;
  return {
    marks: items.map((item, i) => ({
      item,
      ...(items.length > 1 && { number: i + 1 }),
      ...(silent.has(itemKey(item)) && { silent: true }),
    })),
    shapes: isJourney ? routeThrough(stops, post.id) : [],
  };
}

/** Places that the text does not embed come last. */
function inOrderOfText(
  { body }: PublicDocument<'post'>,
  places: readonly MapItem[],
  locale: Locale,
): MapItem[] {
  const written = keysInText(choose(body, locale).value);
  const turnOf = (place: MapItem) => {
    const turn = written.indexOf(itemKey(place));
    return turn === -1 ? written.length : turn;
  };
  return places.toSorted((a, b) => turnOf(a) - turnOf(b));
}

function keysInText(json: string): string[] {
  try {
    // Publishing has validated the text.
    return placesIn(JSON.parse(json) as RichText).map(itemKey);
  } catch {
    return [];
  }
}
