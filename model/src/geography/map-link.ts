import { plusCodePosition } from './plus-code.ts';
import { normaliseLongitude, type Position } from './position.ts';

/*
 * Links that map applications share: OpenStreetMap, Google, Apple, Bing, Waze, and `geo:` (RFC 5870). The position is searched
 * wherever any of them writes it, on any host: hosts change more often than formats.
 */

/** A shortened link, whose position only its server knows. */
const SHORTENED =
  /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\/p|osm\.org\/go|share\.google)\b/i;

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`;
const PAIR = new RegExp(String.raw`^\s*(?:loc:)?\s*${NUMBER}\s*[,~+ ]\s*${NUMBER}(?![\d.])`);
/** Google's own data of a place. A route has one for each of its places, and the last is its destination. */
const GOOGLE_PLACE = new RegExp(`!3d${NUMBER}!4d${NUMBER}`, 'g');
const GOOGLE_CAMERA = new RegExp(`/@${NUMBER},${NUMBER}(?![\\d.])`);
const IN_PATH = new RegExp(`/(?:place|search|dir/[^/]*)/${NUMBER},(?:\\+|%20)*${NUMBER}(?![\\d.])`);
/** A full plus code as a part of a path, or as the value of a parameter: `plus.codes/8CHH592Q+2X`. */
const PLUS_CODE = /[/=]([2-9CFGHJMPQRVWX]{8}(?:\+|%2B)[2-9CFGHJMPQRVWX]{0,7})(?![\w+%])/i;
const IN_HASH = new RegExp(`#(?:map=)?\\d{1,2}(?:\\.\\d+)?/${NUMBER}/${NUMBER}(?![\\d.])`);

/** The meaning of a parameter with latitude and longitude. A marked place takes precedence over the centre of the map. */
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

/** Whether only another server can resolve the link. */
export function isShortened(link: string): boolean {
  return SHORTENED.test(link);
}

/**
 * The position that a link marks, or else the centre of the map that it shows; undefined where it has neither. Longitudes
 * beyond ±180° are wrapped.
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
    spot(IN_HASH.exec(link)) ??
    plusCodePosition(PLUS_CODE.exec(link)?.[1]?.replace(/%2B/i, '+') ?? '')
  );
}

function firstIn(names: readonly string[], query: string): Position | undefined {
  for (const name of names) {
    const position = pairIn(valueIn(name, query) ?? '');
    if (position) return position;
  }
  return undefined;
}

/** Decodes a part of a query; malformed encoding is kept as written. */
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
