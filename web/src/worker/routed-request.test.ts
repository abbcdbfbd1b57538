import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { routed } from './routed-request.ts';

const OWN = 'https://waymark.example';
const PHOTOS = 'https://files.example/v0/b/bucket/o/photos%2F';

interface WorkerRequest {
  method?: string;
  mode?: RequestMode;
  headers?: Record<string, string>;
}

const ask = (address: string, { method = 'GET', mode = 'cors', headers = {} }: WorkerRequest = {}) =>
  routed(
    { url: new URL(address, OWN), request: { method, mode, headers: new Headers(headers) } },
    OWN,
    PHOTOS,
  );
const open = (path: string) => ask(path, { mode: 'navigate' });

test.each(['/', '/fr', '/pins/aaaaaaaaaaaaaaaaaaaa?at=1,2,3', '/fr/posts/b', '/about', '/?code=a&state=b'])(
  'the public page %s is kept',
  (path) => {
    expect(open(path)).toBe('pages');
    expect(ask(path, { headers: { accept: 'text/html' } })).toBe('pages');
  },
);

test.each(['/lists', '/fr/workspace/articles?work=a', '/creators/join', '/logout', '/nowhere', '/areas/a/b'])(
  'the page %s, which is for members or does not exist, is not kept, and opens from the shell',
  (path) => expect(open(path)).toBe('shell'),
);

test.each([
  '/iframe?list=a',
  '/fr/iframe',
  '/api/content/connect/x',
  '/sitemap.xml',
  '/robots.txt',
  '/blog/feed.xml',
  '/builds/latest.json',
  '/__island/nearby.json',
  '/assets/a.js',
  'https://elsewhere.example/',
])('the browser opens %s without the worker', (path) => expect(open(path)).toBeUndefined());

test.each([
  ['/_payload.json', 'payloads'],
  ['/fr/pins/a/_payload.json', 'payloads'],
  ['/api/map/0/0/0.json', 'places'],
  ['/assets/first-abc1234.js', 'assets'],
  ['/assets/map-abc/3/1/2.pbf', 'land'],
  ['/assets/map-abc/near/33/22.pbf', 'land'],
  ['/assets/relief-abc/4/2.webp', 'land'],
  ['/assets/cover-abc1234.webp', 'assets'],
  [`${PHOTOS}me%2Fa%2F320.webp?alt=media`, 'photos'],
])('the answer at %s belongs to the cache %s', (path, cache) => expect(ask(path)).toBe(cache));

test.each([
  '/api/lists/a',
  '/api/auth/token',
  '/api/log/write?message=a',
  '/api/map/../auth/token',
  '/builds/latest.json?timestamp=1',
  '/sw.js',
  '/manifest.webmanifest',
  'https://files.example/v0/b/bucket/o/originals%2Fme%2Fa?alt=media',
  'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel',
  'https://elsewhere.example/assets/a.js',
])('the answer at %s is never kept', (path) => expect(ask(path)).toBeUndefined());

test('whatever a request with a token or with another method asks for, its answer is never kept', () => {
  const path = fc.constantFrom(
    '/',
    '/pins/a',
    '/_payload.json',
    '/api/map/0/0/0.json',
    '/assets/a.js',
    `${PHOTOS}a`,
  );
  const mode = fc.constantFrom<RequestMode>('navigate', 'cors', 'no-cors');
  const refused = fc.constantFrom<WorkerRequest>(
    { headers: { authorization: 'Bearer a' } },
    { method: 'POST' },
    { method: 'PUT' },
    { method: 'HEAD' },
  );
  fc.assert(
    fc.property(path, mode, refused, (address, by, request) => {
      expect(ask(address, { ...request, mode: by })).toBeUndefined();
    }),
  );
});
