import type { Article } from '../entities/article.ts';
import type { Content } from '../entities/content.ts';
import type { Country } from '../entities/country.ts';
import { type Creator, NO_ITEMS } from '../entities/creator.ts';
import type { ImportItem, InstagramImport } from '../entities/instagram-import.ts';
import type { PublishedKind } from '../entities/kinds.ts';
import type { List, ListHeading, ListItem } from '../entities/list.ts';
import type { Message } from '../entities/message.ts';
import type { Photo, Picture } from '../entities/photo.ts';
import { partsOfPinText } from '../entities/pin-text.ts';
import type { Project } from '../entities/project.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import type { User } from '../entities/user.ts';
import type { Work } from '../entities/work.ts';
import { quadkeyAt } from '../map-index/map-item.ts';
import { tilesHolding } from '../map-index/tile-levels.ts';

/*
 * One valid example of every entity with all possible fields, for tests. Each call returns a new one, which a test may change.
 */

/** A valid id for each letter or digit. */
export function exampleId(character = 'a'): string {
  return character.repeat(20);
}

export const EXAMPLE_UID = 'uid_of-Ines-Moreau_000000000';
export const EXAMPLE_INSTANT = Date.UTC(2026, 4, 31, 12);

export function examplePhoto(character = 'a'): Photo {
  return {
    path: `photos/${EXAMPLE_UID}/${exampleId(character)}`,
    width: 2400,
    height: 1600,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    alt: { en: 'The old harbour at dusk', fr: 'Le vieux port au crépuscule' },
    credit: 'Inès Moreau',
  };
}

export function examplePicture(character = 'a'): Picture {
  const { alt: _, credit: __, ...picture } = examplePhoto(character);
  return picture;
}

function writtenContent() {
  return {
    ...plainContent(),
    summary: { en: 'A city that faces the sea.', fr: 'Une ville face à la mer.' },
  };
}

function plainContent() {
  return {
    title: { en: 'Marseilles', fr: 'Marseille' },
    visibility: 'public' as const,
    photos: [examplePhoto('a'), examplePhoto('b')],
    coverPath: examplePhoto('b').path,
    tags: ['sea', 'old town'],
  };
}

const position = { lat: 43.2951, lng: 5.3745 };
const geometry =
  '{"type":"Polygon","coordinates":[[[5.3,43.2],[5.5,43.2],[5.5,43.4],[5.3,43.4],[5.3,43.2]]]}';

/** The JSON of a story of one paragraph that embeds a place and a photo. */
export function exampleBody(text: string): string {
  return JSON.stringify({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text }] },
      { type: 'place', attrs: { kind: 'poi', id: exampleId('p') } },
      { type: 'image', attrs: { path: examplePhoto('a').path } },
    ],
  });
}

const CONTENT: { [Kind in PublishedKind]: () => Content<Kind> } = {
  destination: () => ({
    ...writtenContent(),
    position: { ...position },
    type: 'city',
    website: 'https://city.example/',
    bestMonths: [4, 5, 9],
    duration: 2_880,
    destinationId: exampleId('d'),
    areaIds: [exampleId('r')],
  }),
  area: () => ({ ...writtenContent(), geometry, colour: 'olive' }),
  poi: () => ({
    ...writtenContent(),
    position: { ...position },
    category: 'museum',
    destinationId: exampleId('d'),
    address: '7 promenade Robert Laffont',
    website: 'https://museum.example/',
    opening: { en: 'Last entry at 17:30', fr: 'Dernière entrée à 17 h 30' },
    openingHours: 'Mo,We-Su 10:00-18:00',
    phone: '+33 4 91 13 89 00',
    priceLevel: 2,
    bestMonths: [10, 11],
    duration: 120,
  }),
  pin: () => ({
    ...plainContent(),
    position: { ...position },
    category: 'viewpoint',
    poiId: exampleId('p'),
    note: {
      en: 'A city that faces the sea.\n\nCome early.',
      fr: 'Une ville face à la mer.\n\nVenez tôt.',
    },
    visitedOn: '2025-05-31',
    precision: 'exact',
    openingHours: '24/7',
    phone: '+33 4 91 00 00 00',
    priceLevel: 1,
    bestMonths: [6],
    duration: 45,
  }),
  marker: () => ({
    ...writtenContent(),
    position: { ...position },
    category: 'sight',
    icon: 'camera',
    colour: 'rose',
    label: { en: 'View', fr: 'Vue' },
    href: 'https://view.example/',
  }),
  post: () => ({
    ...writtenContent(),
    body: { en: exampleBody('We walked along the quay.'), fr: exampleBody('Nous avons longé le quai.') },
    places: [{ kind: 'poi', id: exampleId('p') }],
  }),
};

/** Publishable content of a kind. */
export function exampleContent<Kind extends PublishedKind>(kind: Kind): Content<Kind> {
  return CONTENT[kind]();
}

const bounds = { west: 5.3, south: 43.2, east: 5.5, north: 43.4 };
const geohash = 'spey6g0x4z';
const quadkey = quadkeyAt(position);

function published<Kind extends PublishedKind>(kind: Kind) {
  const { coverPath: _, ...content } = exampleContent(kind);
  return {
    ...content,
    kind,
    id: exampleId('i'),
    ownerId: EXAMPLE_UID,
    creatorId: exampleId('c'),
    byline: { name: 'Inès Moreau', handle: 'ines-moreau', avatar: examplePhoto('v') },
    cover: examplePhoto('b'),
    countryCode: 'FR',
    publishedAt: EXAMPLE_INSTANT,
    updatedAt: EXAMPLE_INSTANT + 1,
    version: 1,
    saves: 0,
  };
}

const openButTuesday = {
  en: 'Monday, Wednesday–Sunday 10:00–18:00',
  fr: 'Lundi, du mercredi au dimanche 10\u00a0h\u00a0– 18\u00a0h',
};
const alwaysOpen = { en: 'Open 24 hours a day', fr: 'Ouvert 24\u00a0h sur\u00a024' };

const DOCUMENTS: { [Kind in PublishedKind]: () => PublicDocument<Kind> } = {
  destination: () => ({ ...published('destination'), geohash, quadkey }),
  area: () => ({ ...published('area'), centre: { ...position }, bounds: { ...bounds }, geohash, quadkey }),
  poi: () => ({ ...published('poi'), hoursText: openButTuesday, geohash, quadkey }),
  pin: () => {
    const document = published('pin');
    return { ...document, ...partsOfPinText(document.note), hoursText: alwaysOpen, geohash, quadkey };
  },
  marker: () => ({ ...published('marker'), geohash, quadkey }),
  post: () => ({
    ...published('post'),
    position: { ...position },
    bounds: { ...bounds },
    geohash,
    quadkey,
    tiles: tilesHolding(position),
    readingMinutes: 3,
  }),
};

/** A public document of a kind, as publishing writes it. */
export function exampleDocument<Kind extends PublishedKind>(kind: Kind): PublicDocument<Kind> {
  return DOCUMENTS[kind]();
}

export function exampleWork(kind: PublishedKind): Work {
  return {
    id: exampleId('w'),
    kind,
    state: 'changed',
    revision: 7,
    content: exampleContent(kind),
    createdAt: EXAMPLE_INSTANT,
    updatedAt: EXAMPLE_INSTANT + 1,
    publishAt: EXAMPLE_INSTANT + 2,
    projectId: exampleId('j'),
    deletedAt: EXAMPLE_INSTANT + 3,
    publicId: exampleId('i'),
    publishedAt: EXAMPLE_INSTANT + 4,
    publishedRevision: 6,
    version: 2,
  };
}

export function exampleList(): List {
  return {
    kind: 'list',
    id: exampleId('l'),
    ownerId: EXAMPLE_UID,
    title: { en: 'A week on the coast', fr: 'Une semaine sur la côte' },
    summary: { en: 'From west to east.', fr: 'D’ouest en est.' },
    visibility: 'public',
    asRoute: true,
    cover: examplePhoto(),
    updatedAt: EXAMPLE_INSTANT,
    position: { ...position },
    bounds: { ...bounds },
    quadkey,
    tiles: tilesHolding(position),
    count: 2,
    days: 1,
    stops: [{ kind: 'poi', itemId: exampleId('e'), number: 1, day: 1, position: { ...position } }],
    pictures: [{ itemId: exampleId('e'), ...examplePicture('b') }],
  };
}

export function exampleListItem(): ListItem {
  return {
    itemId: exampleId('e'),
    kind: 'poi',
    id: exampleId('p'),
    note: { en: 'Before noon.' },
    order: 'a0',
  };
}

export function exampleListHeading(): ListHeading {
  return {
    itemId: exampleId('h'),
    heading: { en: 'Day 1: the port', fr: 'Jour 1 : le port' },
    order: 'Zz',
  };
}

export function exampleCreator(): Creator {
  return {
    id: exampleId('c'),
    userId: EXAMPLE_UID,
    name: 'Inès Moreau',
    handle: 'ines-moreau',
    bio: { en: 'I write about ports.', fr: 'J’écris sur les ports.' },
    avatar: examplePhoto('v'),
    cover: examplePhoto('b'),
    languages: ['en', 'fr'],
    home: { ...position },
    links: ['https://ines.example/'],
    contactable: true,
    sortName: 'ines moreau',
    nameStarts: ['ines', 'moreau'],
    counts: { ...NO_ITEMS, pin: 2 },
    total: 2,
    countries: ['FR', 'IT'],
    joinedAt: EXAMPLE_INSTANT,
    status: 'active',
  };
}

export function exampleCountry(): Country {
  return {
    slug: 'france',
    code: 'FR',
    name: { en: 'France', fr: 'France' },
    capital: { en: 'Paris', fr: 'Paris' },
    centre: { lat: 46, lng: 2 },
    bounds: { ...bounds },
    languages: ['fra'],
    currency: 'EUR',
    summary: { en: 'Cheese and coasts.', fr: 'Fromages et rivages.' },
    counts: { ...NO_ITEMS },
  };
}

export function exampleArticle(): Article {
  return {
    slug: 'why-a-map',
    title: { en: 'Why a map', fr: 'Pourquoi une carte' },
    summary: { en: 'Because places lie somewhere.', fr: 'Parce que les lieux sont quelque part.' },
    body: { en: exampleBody('Look at it.'), fr: exampleBody('Regardez.') },
    cover: examplePhoto(),
    author: 'Waymark',
    publishedAt: EXAMPLE_INSTANT,
    tags: ['map'],
  };
}

export function exampleProject(): Project {
  return {
    id: exampleId('j'),
    ownerId: EXAMPLE_UID,
    title: 'Ports',
    goal: 'Twelve of them',
    dueOn: '2026-12-31',
  };
}

export function exampleImport(): InstagramImport {
  return {
    id: exampleId('m'),
    ownerId: EXAMPLE_UID,
    source: 'archive',
    status: 'done',
    counts: { found: 3, imported: 1, skipped: 1, failed: 1 },
    problems: [{ item: 'photo.jpg', reason: 'not-a-picture' }],
    failure: 'rate-limited',
    files: ['instagram-1.zip'],
    startedAt: EXAMPLE_INSTANT,
    finishedAt: EXAMPLE_INSTANT + 1,
  };
}

export function exampleImportItem(): ImportItem {
  return {
    mediaId: '17895695668004550',
    type: 'post',
    caption: 'Sunset',
    takenAt: EXAMPLE_INSTANT,
    permalink: 'https://www.instagram.com/p/CxYz12_-abc/',
    photosFound: 2,
    videos: 1,
    position: { ...position },
    positionFrom: 'photo',
    placeName: 'Lyon, France',
    photo: examplePhoto(),
    photoIds: [exampleId('p')],
    state: 'converted',
    workId: exampleId('w'),
  };
}

export function exampleUser(): User {
  return {
    locale: 'fr',
    units: 'metric',
    consent: {
      maps: { allowed: false, decidedAt: EXAMPLE_INSTANT },
      measurement: { allowed: true, decidedAt: EXAMPLE_INSTANT },
    },
    notifications: { messages: true },
    createdAt: EXAMPLE_INSTANT,
  };
}

export function exampleMessage(): Message {
  return {
    id: exampleId('g'),
    to: exampleId('c'),
    recipientId: EXAMPLE_UID,
    topic: null,
    from: EXAMPLE_UID,
    name: 'Rae Reader',
    email: 'reader@example.org',
    body: 'Is the path open in winter?',
    locale: 'en',
    createdAt: EXAMPLE_INSTANT,
    state: 'new',
  };
}
