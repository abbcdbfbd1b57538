import { expect, test } from 'vitest';
import { PUBLISHED_KINDS } from '../entities/kinds.ts';
import { matchPath } from '../paths/match-path.ts';
import type { Payload } from '../payloads.ts';
import {
  exampleArticle,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleId,
  exampleList,
  examplePhoto,
} from '../testing/examples.ts';
import { pictureAt, socialPathOf, socialPictureOf } from './social-picture.ts';

const none = { partOf: [], parts: [], tiles: [] };
const spot = { lat: 43.2951, lng: 5.3745 };

function at(pathname: string) {
  const match = matchPath(pathname);
  if (match === null) throw new Error(`No page at ${pathname}`);
  return match;
}

test('the picture of a destination shows its title, its creator, its cover and its spot', () => {
  const payload = { item: exampleDocument('destination'), ...none };
  expect(socialPictureOf(at(`/fr/destinations/${exampleId()}`), payload)).toEqual({
    page: 'destinations-id',
    title: 'Marseille',
    kind: 'Destination',
    byline: 'Inès Moreau',
    photo: examplePhoto('b'),
    place: spot,
  });
});

test('the picture of a work shows the title and the photo that are chosen for sharing', () => {
  const shared = {
    ...exampleDocument('destination'),
    shareTitle: { fr: 'Face à la mer' },
    sharePath: examplePhoto('a').path,
  };
  const pictureIn = (path: string, item = shared) => socialPictureOf(at(path), { item, ...none });
  const french = `/fr/destinations/${exampleId()}`;
  expect(pictureIn(french)).toMatchObject({ title: 'Face à la mer', photo: examplePhoto('a') });
  // English has none of its own.
  expect(pictureIn(`/destinations/${exampleId()}`).title).toBe('Marseilles');
  // The chosen photo has been removed from the work.
  const without = { ...shared, sharePath: examplePhoto('z').path };
  expect(pictureIn(french, without).photo).toEqual(examplePhoto('b'));
});

test.each<[string, Payload, object]>([
  [
    `/areas/${exampleId()}`,
    { item: exampleDocument('area'), ...none },
    { kind: 'Area', place: { west: 5.3 } },
  ],
  [`/lists/${exampleId()}`, { item: exampleList(), entries: [] }, { kind: 'List', byline: '' }],
  ['/fr/countries/france', { country: exampleCountry(), sections: [] }, { kind: 'Pays', title: 'France' }],
  ['/creators/ines-moreau', { creator: exampleCreator(), sections: [] }, { byline: '@ines-moreau' }],
  ['/blog/why-a-map', { article: exampleArticle() }, { byline: 'Waymark', place: null }],
])('the picture of %s has its own texts', (pathname, payload, expected) => {
  expect(socialPictureOf(at(pathname), payload)).toMatchObject(expected);
});

test.each<[string, Payload | undefined]>([
  ['/', { tiles: [], details: [] }],
  ['/about', undefined],
  ['/posts', { cards: [] }],
  [`/pois/${exampleId()}`, undefined],
  ['/creators/ines-moreau/contact', { creator: exampleCreator() }],
])('%s has the picture of the site', (pathname, payload) => {
  const match = at(pathname);
  expect(socialPictureOf(match, payload)).toMatchObject({ kind: '', photo: null, place: null });
  expect(socialPathOf(match, pathname, payload)).toMatch(/^\/social\/en\.jpg\?v=\w+$/);
});

test.each(PUBLISHED_KINDS)('the path of the picture of a %s leads back to its page', (kind) => {
  const match = at(`/fr/${kind}s/${exampleId()}`);
  const path = socialPathOf(match, `/fr/${kind}s/${exampleId()}`, {
    item: exampleDocument(kind),
    ...none,
  } as Payload);
  expect(pictureAt(new URL(path, 'https://waymark.example').pathname)).toEqual(match);
});

test.each([
  '/social',
  '/social/.jpg',
  '/social/de.jpg',
  '/social/about.jpg',
  '/social/posts.jpg',
  '/social/creators/ines/contact.jpg',
  '/social/creators/join.jpg',
  `/social/atlas/instagram/${exampleId()}.jpg`,
  `/social/pois/${exampleId()}.png`,
  `/pois/${exampleId()}.jpg`,
])('there is no picture at %s', (pathname) => {
  expect(pictureAt(pathname)).toBeNull();
});

test('the picture of the site is there in both languages', () => {
  expect([pictureAt('/social/en.jpg'), pictureAt('/social/fr.jpg')]).toEqual(['en', 'fr']);
});

test('the picture of a list without a cover shows the first picture of its places', () => {
  const { cover: _, ...list } = exampleList();
  const shown = socialPictureOf({ page: 'lists-id', locale: 'en' }, { item: list, entries: [] });
  expect(shown.photo?.path).toBe(list.pictures?.[0]?.path);
});

test('the version changes with everything that the picture shows, and with nothing else', () => {
  const item = exampleDocument('poi');
  const versionOf = (changed: object) => {
    // A valid document with other values.
    const payload = { item: { ...item, ...changed }, ...none } as Payload;
    return socialPathOf(at(`/pois/${item.id}`), `/pois/${item.id}`, payload);
  };
  const same = [{}, { summary: { en: 'Other' } }, { updatedAt: 7 }, { tags: [] }];
  const others = [
    { title: { en: 'Other' } },
    { cover: examplePhoto('z') },
    { cover: { ...examplePhoto('b'), focus: { x: 20, y: 50 } } },
    { cover: null },
    { position: { lat: 1, lng: 2 } },
    { byline: { ...item.byline, name: 'Other' } },
  ];
  expect(new Set(same.map(versionOf)).size).toBe(1);
  expect(new Set([{}, ...others].map(versionOf)).size).toBe(others.length + 1);
});
