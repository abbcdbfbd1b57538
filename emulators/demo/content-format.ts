/**
 * The format of the demo content under `content/{region}/*.yaml`: the files that people write.
 * Keys are kebab-case and unique over all regions; references are by key.
 */
import { GIVEN_CATEGORIES } from '@waymark/model/entities/kinds';
import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const localised = (max: number) =>
  z
    .strictObject({
      en: z.string().min(1).max(max).exactOptional(),
      fr: z.string().min(1).max(max).exactOptional(),
    })
    .refine((text) => text.en !== undefined || text.fr !== undefined, 'one language at least');

/** [latitude, longitude] in degrees. */
const at = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
const date = z.iso.date();

const category = z.enum(GIVEN_CATEGORIES);
const website = z.url({ protocol: /^https$/ }).exactOptional();
const visit = {
  openingHours: z.string().max(255).exactOptional(),
  phone: z.string().max(30).exactOptional(),
  priceLevel: z.int().min(1).max(4).exactOptional(),
  /** 1 for January. */
  bestMonths: z.array(z.int().min(1).max(12)).max(12).exactOptional(),
  /** In minutes. */
  duration: z.int().min(1).max(43_200).exactOptional(),
};

export const REGIONS = ['southern-europe', 'northern-europe-africa', 'asia-oceania', 'americas'] as const;

/** The file of an item's first picture is `pictures/KEY-1.webp`. */
const picture = z.strictObject({
  /** A description for people who cannot see the picture. */
  alt: localised(200),
});

const common = {
  key,
  creator: key,
  title: localised(140),
  summary: localised(500),
  tags: z
    .array(
      z
        .string()
        .regex(/^[\p{Ll}\p{N}]+(?:[ -][\p{Ll}\p{N}]+)*$/u)
        .max(32),
    )
    .max(20),
  visibility: z.enum(['public', 'unlisted']).default('public'),
  state: z.enum(['draft', 'scheduled', 'published', 'changed', 'archived']).default('published'),
  photos: z.array(picture).max(3).default([]),
};

export const creatorFile = z.array(
  z.strictObject({
    key,
    name: z.string().min(1).max(80),
    handle: z.string().regex(/^[a-z0-9-]{3,30}$/),
    bio: localised(1000),
    languages: z.array(z.enum(['en', 'fr'])).min(1),
    home: at.exactOptional(),
    links: z.array(z.url()).max(8),
    contactable: z.boolean(),
  }),
);
export const destinationFile = z.array(
  z.strictObject({
    ...common,
    at,
    type: z.enum(['city', 'town', 'region', 'island', 'park']),
    website,
    bestMonths: visit.bestMonths,
    duration: visit.duration,
    /** The region, island or park that it lies in. */
    destination: key.exactOptional(),
    areas: z.array(key).default([]),
  }),
);
export const areaFile = z.array(
  z.strictObject({
    ...common,
    colour: z.enum(['teal', 'olive', 'blue', 'red', 'violet', 'amber', 'slate', 'rose']),
    /** Rings of [longitude, latitude], not closed (the first point is not repeated); one list a polygon. */
    outlines: z.array(z.array(z.tuple([z.number(), z.number()])).min(3)).min(1),
  }),
);
export const poiFile = z.array(
  z.strictObject({
    ...common,
    at,
    category,
    destination: key.exactOptional(),
    address: z.string().max(200).exactOptional(),
    website,
    opening: localised(300).exactOptional(),
    ...visit,
  }),
);
export const pinFile = z.array(
  z.strictObject({
    ...common,
    at,
    poi: key.exactOptional(),
    note: localised(2000),
    visitedOn: date.exactOptional(),
    precision: z.enum(['exact', 'approximate']).default('exact'),
    category: category.exactOptional(),
    ...visit,
  }),
);
export const markerFile = z.array(
  z.strictObject({
    key,
    creator: key,
    title: localised(140),
    at,
    category: category.exactOptional(),
    icon: z.enum([
      'star',
      'heart',
      'camera',
      'tent',
      'anchor',
      'train',
      'plane',
      'bike',
      'coffee',
      'flag',
      'mountain',
      'tree',
      'wave',
      'info',
      'warning',
      'home',
    ]),
    colour: z.enum(['teal', 'olive', 'blue', 'red', 'violet', 'amber', 'slate', 'rose']),
    label: localised(40),
    href: z.url({ protocol: /^https$/ }).exactOptional(),
  }),
);
export const postFile = z.array(
  z.strictObject({
    ...common,
    /** Keys of the places that it mentions, of any kind with a position. */
    places: z.array(key).min(1),
    /**
     * Markdown per language: `##`/`###` headings, paragraphs, **bold**, *italic*, [links](https://…), > quotes, - and 1. lists,
     * `---`; and three additional lines, alone in their paragraph: `@place key` (an embedded place), `@map key key` (a map of
     * places) and `@photo 1` (this post's photo by number).
     */
    body: localised(200_000),
  }),
);
export const listFile = z.array(
  z.strictObject({
    key,
    creator: key,
    title: localised(140),
    summary: localised(500),
    visibility: z.enum(['public', 'unlisted', 'private']).default('public'),
    asRoute: z.boolean(),
    items: z
      .array(
        z.union([
          z.strictObject({ key, note: z.string().max(500).exactOptional() }),
          // The heading of a day: the items up to the next one are its own.
          z.strictObject({ day: localised(80) }),
        ]),
      )
      .min(2)
      .max(360),
  }),
);
