import { normaliseLongitude, type Position } from './position.ts';

/*
 * Links that map applications share: OpenStreetMap, Google, Apple, Bing, Waze, and `geo:` (RFC 5870). What a link says is looked
 * for wherever any of them says it, whichever host it leads to: they change these more often than the ways they write.
 */

/** A link whose spot only the server that made it knows. */
const SHORTENED =
  /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\/p|osm\.org\/go|share\.google)\b/i;

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`;
const PAIR = new RegExp(String.raw`^\s*(?:loc:)?\s*${NUMBER}\s*[,~+ ]\s*${NUMBER}(?![\d.])`);
/** Google's own data of a place; of a way it has one for each of its places, and the last is where it goes. */
const GOOGLE_PLACE = new RegExp(`!3d${NUMBER}!4d${NUMBER}`, 'g');
const GOOGLE_CAMERA = new RegExp(`/@${NUMBER},${NUMBER}(?![\\d.])`);
const IN_PATH = new RegExp(`/(?:place|search|dir/[^/]*)/${NUMBER},(?:\\+|%20)*${NUMBER}(?![\\d.])`);
const IN_HASH = new RegExp(`#(?:map=)?\\d{1,2}(?:\\.\\d+)?/${NUMBER}/${NUMBER}(?![\\d.])`);

/** What a parameter means that holds latitude and longitude: a place before the middle of what is shown. */
const PARAMETERS = [
  'q',
  'query',
  'coordinate',
  'destination',
  'daddr',
  'll',
  'center',
  'at',
  'cp',
  'sll',
] as const;

/** Whether the text is an address, and not coordinates. */
export function isLink(text: string): boolean {
  return /^(?:https?:\/\/|geo:)/i.test(text);
}

/** Whether the link says nothing without asking another server. */
export function isShortened(link: string): boolean {
  return SHORTENED.test(link);
}

/**
 * The spot that a link marks, or else the middle of the map that it shows; undefined where it says none. Longitudes of another
 * turn around the Earth are brought back.
 */
export function positionInLink(link: string): Position | undefined {
  const geo = /^geo:([^;?]*)((?:;[^?]*)?)(?:\?(.*))?$/is.exec(link);
  return geo ? inGeo(geo[1] ?? '', geo[2] ?? '', geo[3] ?? '') : inAddress(link);
}

/** Android writes `geo:0,0?q=lat,lng(Name)`. */
function inGeo(path: string, parameters: string, query: string): Position | undefined {
  if (/;crs=(?!wgs84\b)/i.test(parameters)) return undefined;
  const asked = valueIn('q', query);
  return (asked === undefined ? undefined : pairIn(asked)) ?? pairIn(path);
}

function inAddress(link: string): Position | undefined {
  const [address = ''] = link.split('#', 1);
  const query = address.slice(address.indexOf('?') + 1);
  const [lat, lng] = [valueIn('mlat', query), valueIn('mlon', query)];
  return (
    (lat !== undefined && lng !== undefined ? pairIn(`${lat},${lng}`) : undefined) ??
    spot([...link.matchAll(GOOGLE_PLACE)].at(-1)) ??
    firstIn(PARAMETERS, query) ??
    spot(IN_PATH.exec(link)) ??
    spot(GOOGLE_CAMERA.exec(link)) ??
    spot(IN_HASH.exec(link))
  );
}

function firstIn(names: readonly string[], query: string): Position | undefined {
  for (const name of names) {
    const position = pairIn(valueIn(name, query) ?? '');
    if (position) return position;
  }
  return undefined;
}

/** Of a query; what is not rightly encoded is taken as it is written. */
function valueIn(name: string, query: string): string | undefined {
  const written = query.split('&').find((part) => part.toLowerCase().startsWith(`${name}=`));
  const value = written?.slice(name.length + 1).replaceAll('+', ' ');
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return value;
  }
}

function pairIn(text: string): Position | undefined {
  return spot(PAIR.exec(text));
}

function spot(found: RegExpMatchArray | null | undefined): Position | undefined {
  const [lat, lng] = [Number(found?.[1]), Number(found?.[2])];
  return Math.abs(lat) <= 90 && Number.isFinite(lng) ? { lat, lng: normaliseLongitude(lng) } : undefined;
}
