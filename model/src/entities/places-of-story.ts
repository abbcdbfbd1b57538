import { readRichText } from '../rich-text/read.ts';
import { placesIn } from '../rich-text/text-of.ts';
import { MAX_PLACES } from './content.ts';
import type { Reference } from './fields.ts';

interface PlacesAndText {
  places: readonly Reference[];
  /** The JSON string of each language. One that cannot be read embeds nothing. */
  body: Readonly<Record<string, string | undefined>>;
}

/** The places of a story, `MAX_PLACES` at most: those that its creator listed, in that order, then the others that its text embeds. */
export function placesOfStory({ places, body }: PlacesAndText): Reference[] {
  const embedded = Object.values(body).flatMap((json = '') => embeddedIn(json));
  const all = new Map([...places, ...embedded].map((place) => [`${place.kind}/${place.id}`, place]));
  return [...all.values()].slice(0, MAX_PLACES);
}

function embeddedIn(json: string): Reference[] {
  // Most stories embed nothing, and parsing takes a while.
  if (!/"(?:place|map)"/.test(json)) return [];
  const read = readRichText(json);
  return 'text' in read ? placesIn(read.text) : [];
}
