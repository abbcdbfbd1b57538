import type { Card } from '@waymark/model/entities/card';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { boundsIn } from '@waymark/model/entities/public-item';
import type { Bounds } from '@waymark/model/geography/bounds';
import { boundsOf, unionBounds } from '@waymark/model/geography/bounds-union';
import { distance } from '@waymark/model/geography/distance';
import { snapToGrid } from '@waymark/model/geography/grid';
import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
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

/** The places of a story on the map: numbered in the order of the text, with a line through them where they are a journey. */
export function storyOnMap(post: PublicDocument<'post'>, places: readonly Card[], locale: Locale): MapLayer {
  const items = inOrderOfText(post, places, locale).flatMap((place) => mapItemOf(place) ?? []);
  const stops = items.map(({ position }) => position);
  const length = stops.reduce(
    (sum, stop, i) => sum + (i === 0 ? 0 : distance(stops[i - 1] ?? stop, stop)),
    0,
  );
  const isJourney = stops.length > 2 && length >= JOURNEY;
  return {
    marks: items.map((item, i) => (items.length > 1 ? { item, number: i + 1 } : { item })),
    shapes: isJourney ? routeThrough(stops, post.id) : [],
  };
}

/** Places that the text does not embed come last. */
function inOrderOfText({ body }: PublicDocument<'post'>, places: readonly Card[], locale: Locale): Card[] {
  const written = keysInText(choose(body, locale).value);
  const turnOf = (place: Card) => {
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
