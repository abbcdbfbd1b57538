import { accountDeletion } from '@waymark/model/entities/account-deletion';
import { article as articleSchema } from '@waymark/model/entities/article';
import { CONTENT_SCHEMAS, type Content } from '@waymark/model/entities/content';
import { country as countrySchema } from '@waymark/model/entities/country';
import { creator as creatorSchema, NO_ITEMS } from '@waymark/model/entities/creator';
import { dataExport as dataExportSchema } from '@waymark/model/entities/data-export';
import {
  importItem as importItemSchema,
  instagramImport as instagramImportSchema,
} from '@waymark/model/entities/instagram-import';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import {
  listHeading as listHeadingSchema,
  listItem as listItemSchema,
  list as listSchema,
} from '@waymark/model/entities/list';
import { message as messageSchema } from '@waymark/model/entities/message';
import { photo as photoSchema, picture } from '@waymark/model/entities/photo-schema';
import { project as projectSchema } from '@waymark/model/entities/project';
import { PUBLIC_SCHEMAS } from '@waymark/model/entities/public-document';
import {
  coEditor as coEditorSchema,
  INVITATION_LIFETIME,
  shareInvitation as shareInvitationSchema,
} from '@waymark/model/entities/sharing';
import { uploadedPhoto as uploadedPhotoSchema } from '@waymark/model/entities/uploaded-photo';
import { user as userSchema } from '@waymark/model/entities/user';
import { work as workSchema } from '@waymark/model/entities/work';
import { workVersion as workVersionSchema } from '@waymark/model/entities/work-version';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';
import type * as z from 'zod/mini';
import { EDITOR, OWNER } from './actors.ts';

/*
 * One valid example of every entity, with every field that its writer may write. Each belongs to the owner and
 * was written at `WRITTEN_AT`. An invalid example stops the tests that use it.
 */

/** An instant before every test. */
export const WRITTEN_AT = Date.UTC(2026, 4, 31);

/** An id made of one character. */
export function idOf(character: string): string {
  return character.repeat(20);
}

function valid<Schema extends z.ZodMiniType>(schema: Schema, entity: z.infer<Schema>): z.infer<Schema> {
  return schema.parse(entity);
}

const ID = idOf('e');
const POSITION = { lat: 48.8606, lng: 2.3376 };
const BOUNDS = { west: 2, south: 48, east: 3, north: 49 };

export const photo = valid(photoSchema, {
  path: `photos/${OWNER}/${idOf('p')}`,
  width: 4000,
  height: 3000,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  alt: { en: 'A glass pyramid', fr: 'Une pyramide de verre' },
  credit: 'The owner',
});

export const uploadedPhoto = valid(uploadedPhotoSchema, {
  id: idOf('p'),
  generation: '1780000000000000',
  createdAt: WRITTEN_AT,
  state: 'ready',
  width: photo.width,
  height: photo.height,
  thumbhash: photo.thumbhash,
  cameraTime: '2026-05-30T18:04:00+02:00',
  position: POSITION,
  camera: 'Apple iPhone 15',
  bytes: 3_200_000,
  md5: '1B2M2Y8AsgTpgAmY7PhCfg==',
  alt: photo.alt,
  isFavourite: true,
});

const richText = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bonjour' }] }],
});

const written = {
  title: { en: 'The Louvre', fr: 'Le Louvre' },
  summary: { en: 'A museum', fr: 'Un musée' },
  visibility: 'public' as const,
  photos: [photo],
  tags: ['museum', 'art'],
  shareTitle: { en: 'See the Louvre', fr: 'Voir le Louvre' },
  shareText: { en: 'A day of art', fr: 'Une journée d’art' },
  sharePath: photo.path,
};
const onSite = { ...written, coverPath: photo.path, position: POSITION };
const { summary: _, ...unsummarised } = onSite;

export const contents: { [Kind in PublishedKind]: Content<Kind> } = {
  destination: valid(CONTENT_SCHEMAS.destination, {
    ...onSite,
    type: 'city',
    website: 'https://city.example/',
    bestMonths: [4, 5],
    duration: 2_880,
    destinationId: idOf('d'),
    areaIds: [idOf('a')],
  }),
  area: valid(CONTENT_SCHEMAS.area, {
    ...written,
    coverPath: photo.path,
    geometry: '{"type":"Polygon","coordinates":[[[2,48],[3,48],[3,49],[2,48]]]}',
    colour: 'teal',
  }),
  poi: valid(CONTENT_SCHEMAS.poi, {
    ...onSite,
    category: 'museum',
    destinationId: idOf('d'),
    address: 'Rue de Rivoli, Paris',
    website: 'https://museum.example/',
    opening: { en: 'Every day', fr: 'Tous les jours' },
    openingHours: 'Mo-Su 09:00-18:00',
    phone: '+33 1 40 20 53 17',
    priceLevel: 3,
    bestMonths: [10, 11],
    duration: 180,
  }),
  pin: valid(CONTENT_SCHEMAS.pin, {
    ...unsummarised,
    category: 'museum',
    poiId: idOf('i'),
    note: { en: 'Go early', fr: 'Venez tôt' },
    visitedOn: '2026-05-30',
    precision: 'exact',
    openingHours: '24/7',
    phone: '+33 1 40 20 53 17',
    priceLevel: 3,
    bestMonths: [10],
    duration: 60,
  }),
  marker: valid(CONTENT_SCHEMAS.marker, {
    ...onSite,
    category: 'sight',
    icon: 'star',
    colour: 'amber',
    label: { en: 'Here', fr: 'Ici' },
    href: 'https://museum.example/map',
  }),
  post: valid(CONTENT_SCHEMAS.post, {
    ...written,
    coverPath: photo.path,
    body: { en: richText, fr: richText },
    places: [{ kind: 'poi', id: idOf('i') }],
  }),
};

export const work = valid(workSchema, {
  id: ID,
  kind: 'poi',
  state: 'draft',
  revision: 1,
  content: contents.poi,
  createdAt: WRITTEN_AT,
  updatedAt: WRITTEN_AT,
  projectId: idOf('j'),
});

/** The fields that publishing writes to a work. */
export const publication = {
  publicId: ID,
  publishedAt: WRITTEN_AT,
  publishedRevision: 1,
  version: 1,
};

const published = {
  id: ID,
  ownerId: OWNER,
  creatorId: idOf('c'),
  byline: { name: 'The owner', handle: 'owner', avatar: photo },
  cover: photo,
  countryCode: 'FR',
  publishedAt: WRITTEN_AT,
  updatedAt: WRITTEN_AT,
  version: 1,
  saves: 0,
};
const spot = {
  ...written,
  ...published,
  position: POSITION,
  geohash: 'u09tvnrq4r',
  quadkey: quadkeyAt(POSITION),
};

export const publicDocuments = {
  destination: valid(PUBLIC_SCHEMAS.destination, {
    kind: 'destination',
    ...spot,
    type: 'city',
    destinationId: idOf('d'),
    areaIds: [idOf('a')],
  }),
  area: valid(PUBLIC_SCHEMAS.area, {
    kind: 'area',
    ...written,
    ...published,
    geometry: contents.area.geometry,
    colour: 'teal',
    centre: POSITION,
    bounds: BOUNDS,
    geohash: spot.geohash,
    quadkey: spot.quadkey,
  }),
  poi: valid(PUBLIC_SCHEMAS.poi, {
    kind: 'poi',
    ...spot,
    category: 'museum',
    destinationId: idOf('d'),
    opening: contents.poi.opening,
    openingHours: 'Mo-Su 09:00-18:00',
    hoursText: { en: 'Every day 09:00–18:00', fr: 'Tous les jours 9 h – 18 h' },
  }),
  pin: valid(PUBLIC_SCHEMAS.pin, {
    kind: 'pin',
    ...spot,
    category: 'museum',
    poiId: idOf('i'),
    note: contents.pin.note,
    precision: 'exact',
    priceLevel: 3,
    bestMonths: [10],
    duration: 60,
  }),
  marker: valid(PUBLIC_SCHEMAS.marker, {
    kind: 'marker',
    ...spot,
    icon: 'star',
    colour: 'amber',
    label: contents.marker.label,
  }),
  post: valid(PUBLIC_SCHEMAS.post, {
    kind: 'post',
    ...spot,
    body: contents.post.body,
    places: contents.post.places,
    bounds: BOUNDS,
    tiles: tilesHolding(POSITION),
    readingMinutes: 1,
  }),
};

export const creator = valid(creatorSchema, {
  id: idOf('c'),
  userId: OWNER,
  name: 'The owner',
  handle: 'owner',
  bio: { en: 'I travel', fr: 'Je voyage' },
  avatar: photo,
  cover: photo,
  languages: ['en', 'fr'],
  home: POSITION,
  links: Array.from({ length: 8 }, (_, index) => `https://link-${index}.example/`),
  contactable: true,
  sortName: 'the owner',
  nameStarts: ['the', 'owner'],
  counts: NO_ITEMS,
  total: 0,
  countries: ['FR'],
  joinedAt: WRITTEN_AT,
  status: 'active',
});

export const user = valid(userSchema, {
  locale: 'fr',
  units: 'metric',
  consent: {
    maps: { allowed: true, decidedAt: WRITTEN_AT },
    support: { allowed: false, decidedAt: WRITTEN_AT },
  },
  notifications: { messages: true },
  createdAt: WRITTEN_AT,
});

export const workVersion = valid(workVersionSchema, {
  id: '3',
  revision: 3,
  updatedAt: WRITTEN_AT,
  isPublished: false,
});

export const dataExport = valid(dataExportSchema, {
  id: 'latest',
  archiveId: ID,
  state: 'ready',
  startedAt: WRITTEN_AT,
  finishedAt: WRITTEN_AT,
  expiresAt: WRITTEN_AT,
  bytes: 4_096,
  works: 2,
  photos: 1,
  missing: 0,
});

export const deletion = valid(accountDeletion, {
  uid: OWNER,
  state: 'waiting',
  requestedAt: WRITTEN_AT,
  dueAt: WRITTEN_AT,
});

export const project = valid(projectSchema, {
  id: ID,
  ownerId: OWNER,
  title: 'Paris by bike',
  goal: 'Ten pins before summer',
  dueOn: '2028-02-29',
});

/** A list as its owner creates it. */
export const list = valid(listSchema, {
  kind: 'list',
  id: ID,
  ownerId: OWNER,
  title: { en: 'Museums', fr: 'Musées' },
  summary: { en: 'For rainy days', fr: 'Pour les jours de pluie' },
  visibility: 'public',
  asRoute: false,
  cover: photo,
  updatedAt: WRITTEN_AT,
  count: 0,
});

/** A list with the fields that functions write. */
export const sharedList = valid(listSchema, {
  ...list,
  position: POSITION,
  bounds: BOUNDS,
  quadkey: quadkeyAt(POSITION),
  tiles: tilesHolding(POSITION),
  count: 1,
  days: 1,
  stops: [{ kind: 'poi', itemId: ID, number: 1, day: 1, position: POSITION }],
  pictures: [{ itemId: ID, ...picture.parse(photo) }],
});

export const listItem = valid(listItemSchema, {
  itemId: ID,
  kind: 'poi',
  id: idOf('i'),
  note: { en: 'Closed on Tuesdays', fr: 'Fermé le mardi' },
  order: 'a0',
});

export const listHeading = valid(listHeadingSchema, {
  itemId: idOf('h'),
  heading: { en: 'Day 1: the port', fr: 'Jour 1 : le port' },
  order: 'Zz',
});

/** The documents that functions keep of a list's editors and invitations. */
export const shareInvitation = valid(shareInvitationSchema, {
  id: idOf('v'),
  state: 'open',
  createdAt: WRITTEN_AT,
  expiresAt: WRITTEN_AT + INVITATION_LIFETIME,
  purgeAt: WRITTEN_AT + 2 * INVITATION_LIFETIME,
});

export const coEditor = valid(coEditorSchema, {
  uid: EDITOR,
  ownerId: OWNER,
  name: 'A co-editor',
  since: WRITTEN_AT,
});

/** An import as its owner starts it. */
export const instagramImport = valid(instagramImportSchema, {
  id: ID,
  ownerId: OWNER,
  source: 'archive',
  status: 'running',
  counts: { found: 2, imported: 1, skipped: 0, failed: 1 },
  problems: [{ item: 'IMG_1.heic', reason: 'unreadable' }],
  failure: 'unavailable',
  files: ['instagram-1.zip'],
  startedAt: WRITTEN_AT,
  finishedAt: null,
});

export const importItem = valid(importItemSchema, {
  mediaId: '17841400000000000_42',
  type: 'post',
  caption: 'Paris!',
  takenAt: WRITTEN_AT,
  permalink: 'https://www.instagram.com/p/abc/',
  photosFound: 2,
  videos: 0,
  position: POSITION,
  positionFrom: 'photo',
  placeName: 'Paris, France',
  photo,
  photoIds: [photo.path.slice(-20)],
  state: 'converted',
  workId: ID,
});

export const country = valid(countrySchema, {
  slug: 'france',
  code: 'FR',
  name: { en: 'France', fr: 'France' },
  capital: { en: 'Paris', fr: 'Paris' },
  centre: POSITION,
  bounds: BOUNDS,
  languages: ['fra'],
  currency: 'EUR',
  summary: { en: 'A country', fr: 'Un pays' },
  counts: NO_ITEMS,
});

export const article = valid(articleSchema, {
  slug: 'a-first-article',
  title: { en: 'First', fr: 'Premier' },
  summary: {},
  body: { en: richText, fr: richText },
  cover: null,
  author: 'The team',
  publishedAt: WRITTEN_AT,
  tags: [],
});

export const message = valid(messageSchema, {
  id: ID,
  to: 'team',
  recipientId: null,
  topic: 'contact',
  from: OWNER,
  name: 'Olive Owner',
  email: 'owner@waymark.example',
  body: 'Hello',
  locale: 'en',
  createdAt: WRITTEN_AT,
  state: 'new',
});

/** A message to a creator, who is the owner. */
export const ownMessage = valid(messageSchema, {
  ...message,
  to: creator.id,
  recipientId: OWNER,
  topic: null,
  from: null,
  name: null,
});
