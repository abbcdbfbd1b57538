import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import type { GeocoderName } from '../../web/src/services/geocoder/protocol.ts';
import { type Question, startServer } from './stand-in-server.ts';

/*
 * Servers that answer as the three geocoders do, by their documentation, and refuse what they refuse. Each knows one place: a café at
 * the harbour of Porto.
 */

/** The key that the stand-in for Google takes. */
export const KEY = 'a-key';

export const CAFE = { name: 'Café do Cais', position: { lat: 41.1403, lng: -8.6109 } };

/** What the server does in place of its answer. */
export type Fault =
  | 'late'
  | 'page'
  | 'other-json'
  | 'no-place'
  | 'cut'
  | { status: number; retryAfter?: string };

interface Asked extends Pick<Question, 'method' | 'headers' | 'body'> {
  path: string;
  query: Record<string, string>;
  /** When it came, in milliseconds. */
  at: number;
}

interface Answer {
  status?: number;
  json: unknown;
}

export async function startGeocoder(name: GeocoderName) {
  const asked: Asked[] = [];
  let fault: Fault | undefined;
  const answerOf = { photon: asPhoton, nominatim: asNominatim, google: asGoogle }[name];
  const server = await startServer(({ url, ...rest }, response) => {
    const question = {
      ...rest,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      at: performance.now(),
    };
    const before = asked.at(-1);
    asked.push(question);
    if (fault === undefined) {
      const { status = 200, json } = answerOf(question, before);
      send(response, status, JSON.stringify(json));
    } else fail(response, fault, asked);
  });
  return {
    ...server,
    asked,
    failWith(next: Fault | undefined): void {
      fault = next;
    },
    /** Takes the next request as the first one. */
    forget(): void {
      asked.length = 0;
    },
  };
}

export type GeocoderStandIn = Awaited<ReturnType<typeof startGeocoder>>;

function send(
  response: ServerResponse,
  status: number,
  content: string,
  headers: Record<string, string> = {},
): void {
  const type = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
  response.writeHead(status, { ...type, ...headers }).end(content);
}

function fail(response: ServerResponse, fault: Fault, asked: readonly Asked[]): void {
  const answers: Readonly<Record<string, unknown>> = {
    'other-json': { error: 'something', of: asked.length },
    'no-place': { features: [{}], places: [{ id: 7 }], 0: null },
  };
  if (fault === 'page') {
    send(response, 200, '<!doctype html><h1>Sign in</h1>', { 'content-type': 'text/html' });
  } else if (fault === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"features":[{"geometry":');
    response.destroy();
  } else if (typeof fault === 'object') {
    const { status, retryAfter } = fault;
    send(response, status, '{}', retryAfter === undefined ? {} : { 'retry-after': retryAfter });
  } else if (fault !== 'late') send(response, 200, JSON.stringify(answers[fault]));
  // The connection of a late one is closed with the server.
}

const isOfCafe = (words: string) => /caf[eé]/i.test(words);

const photonQuery = z.strictObject({
  q: z.string().min(1),
  lang: z.enum(['en', 'fr', 'de', 'default']),
  limit: z.coerce.number().int().min(1).max(50),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
});

/** https://github.com/komoot/photon/blob/master/docs/api-v1.md: unknown parameters are refused. */
function asPhoton({ path, query }: Asked): Answer {
  if (path !== '/api') return { status: 404, json: { message: 'Endpoint GET /api not found' } };
  const parsed = photonQuery.safeParse(query);
  if (!parsed.success) return { status: 400, json: { message: parsed.error.message } };
  const cafe = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [CAFE.position.lng, CAFE.position.lat] },
    properties: {
      osm_type: 'N',
      osm_id: 4242,
      osm_key: 'amenity',
      osm_value: 'cafe',
      type: 'house',
      name: CAFE.name,
      housenumber: '12',
      street: 'Cais da Ribeira',
      postcode: '4050-510',
      city: 'Porto',
      country: 'Portugal',
      countrycode: 'PT',
    },
  };
  return { json: { type: 'FeatureCollection', features: isOfCafe(parsed.data.q) ? [cafe] : [] } };
}

const nominatimQuery = z.strictObject({
  q: z.string().min(1),
  format: z.literal('jsonv2'),
  limit: z.coerce.number().int().min(1).max(40),
  'accept-language': z.string(),
  viewbox: z
    .string()
    .regex(/^(-?\d+(\.\d+)?,){3}-?\d+(\.\d+)?$/)
    .optional(),
  key: z.string().optional(),
});

/** https://nominatim.org/release-docs/latest/api/Search/, with the limit of the public server. */
function asNominatim({ path, query, at }: Asked, before: Asked | undefined): Answer {
  if (path !== '/search') return { status: 404, json: { error: 'not found' } };
  if (before && at - before.at < 1_000) return { status: 429, json: { error: 'Too Many Requests' } };
  const parsed = nominatimQuery.safeParse(query);
  if (!parsed.success) return { status: 400, json: { error: { code: 400, message: parsed.error.message } } };
  const cafe = {
    place_id: 100149,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'node',
    osm_id: 4242,
    lat: String(CAFE.position.lat),
    lon: String(CAFE.position.lng),
    category: 'amenity',
    type: 'cafe',
    place_rank: 30,
    importance: 0.00001,
    addresstype: 'amenity',
    name: CAFE.name,
    display_name: `${CAFE.name}, 12, Cais da Ribeira, Porto, 4050-510, Portugal`,
    boundingbox: ['41.1402', '41.1404', '-8.6110', '-8.6108'],
  };
  return { json: isOfCafe(parsed.data.q) ? [cafe] : [] };
}

const googleBody = z.strictObject({
  textQuery: z.string().min(1),
  languageCode: z.string(),
  pageSize: z.number().int().min(1).max(20),
  locationBias: z
    .strictObject({
      circle: z.strictObject({
        center: z.strictObject({
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
        }),
        radius: z.number().min(0).max(50_000),
      }),
    })
    .optional(),
});

/** https://developers.google.com/maps/documentation/places/web-service/text-search */
function asGoogle({ method, path, headers, body }: Asked): Answer {
  const error = (code: number, status: string) => ({ status: code, json: { error: { code, status } } });
  if (method !== 'POST' || path !== '/v1/places:searchText') return error(404, 'NOT_FOUND');
  if (headers['x-goog-api-key'] !== KEY) return error(403, 'PERMISSION_DENIED');
  if (headers['x-goog-fieldmask'] === undefined) return error(400, 'INVALID_ARGUMENT');
  const parsed = googleBody.safeParse(body);
  if (!parsed.success) return error(400, 'INVALID_ARGUMENT');
  if (!isOfCafe(parsed.data.textQuery)) return { json: {} };
  const all: Record<string, unknown> = {
    id: 'ChIJcafe',
    displayName: { text: CAFE.name, languageCode: 'pt' },
    formattedAddress: 'Cais da Ribeira 12, 4050-510 Porto, Portugal',
    location: { latitude: CAFE.position.lat, longitude: CAFE.position.lng },
  };
  const fields = String(headers['x-goog-fieldmask']).split(',');
  const asked = fields.map((field) => field.replace('places.', ''));
  return { json: { places: [Object.fromEntries(asked.map((field) => [field, all[field]]))] } };
}
