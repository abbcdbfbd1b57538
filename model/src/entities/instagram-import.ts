import * as z from 'zod/mini';
import { position } from '../geography/position-schema.ts';
import { externalName, idSchema, uidSchema } from '../ids.ts';
import { instant, line, tally, webAddress } from './fields.ts';
import { IMPORT_FAILURES, IMPORT_PROBLEMS } from './import-problems.ts';
import { IMPORT_STATUSES } from './import-status.ts';
import { plainPhoto } from './photo-schema.ts';

const IMPORT_SOURCES = ['archive', 'api'] as const;
export const MAX_PROBLEMS = 50;

/** The most files of one archive; Instagram cuts a large one into several. */
export const MAX_ARCHIVE_FILES = 20;

const problems = z
  .array(z.strictObject({ item: z.string().check(z.maxLength(200)), reason: z.enum(IMPORT_PROBLEMS) }))
  .check(z.maxLength(MAX_PROBLEMS));

/** `instagramImports/{id}`: one import of media from Instagram. */
export const instagramImport = z.strictObject({
  id: idSchema,
  ownerId: uidSchema,
  source: z.enum(IMPORT_SOURCES),
  status: z.enum(IMPORT_STATUSES),
  counts: z.strictObject({ found: tally, imported: tally, skipped: tally, failed: tally }),
  /** Functions write them: security rules cannot look into each of them. */
  problems,
  /** Why it failed, or what it waits for while it is paused. */
  failure: z.exactOptional(z.enum(IMPORT_FAILURES)),
  /** The names of an archive's files, so that its owner knows which to choose again. */
  files: z.exactOptional(
    z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(MAX_ARCHIVE_FILES)),
  ),
  startedAt: instant,
  finishedAt: z.nullable(instant),
});
export type InstagramImport = z.infer<typeof instagramImport>;

export const POSITION_SOURCES = ['photo', 'instagram', 'person'] as const;
export const IMPORT_ITEM_STATES = ['new', 'converted', 'ignored'] as const;
const MEDIA_TYPES = ['post', 'story', 'reel', 'archived'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Instagram's own bound, in UTF-16 code units. */
export const MAX_CAPTION = 2_200;

/** More than Instagram allows in a carousel (20), and as many as a work may have. */
export const MAX_MEDIA_PHOTOS = 40;

/** The id of a medium: Instagram's, or for an item of an archive one that is derived from its content. */
export const mediaIdSchema = externalName();

const itemFields = {
  type: z.enum(MEDIA_TYPES),
  caption: z.string().check(z.maxLength(MAX_CAPTION)),
  takenAt: z.nullable(instant),
  /** Its page at Instagram; archives have none. */
  permalink: z.exactOptional(webAddress),
  /** How many photos it has at Instagram, with the covers of videos. */
  photosFound: tally.check(z.minimum(1), z.maximum(MAX_MEDIA_PHOTOS)),
  /** How many of these are covers of videos, or frames of them. */
  videos: tally.check(z.maximum(MAX_MEDIA_PHOTOS)),
  position: z.exactOptional(position),
  positionFrom: z.nullable(z.enum(POSITION_SOURCES)),
  /** How many places its photos were taken at, where there are several. */
  spots: z.exactOptional(tally.check(z.minimum(2), z.maximum(MAX_MEDIA_PHOTOS))),
  /** What Instagram calls the place. */
  placeName: z.exactOptional(line(200)),
};

/** An item as a source describes it, before its photos are stored. */
export const foundItem = z.strictObject({ mediaId: mediaIdSchema, ...itemFields });
export type FoundItem = z.infer<typeof foundItem>;

/** The most items of one request that adds some. Its body is at most 64 KiB, too. */
export const MAX_ADDED_ITEMS = 100;

/** The items that a browser found in an archive. */
export const addedItems = z.strictObject({
  items: z.array(foundItem).check(z.minLength(1), z.maxLength(MAX_ADDED_ITEMS)),
});

/** The body that replaces the problems of an import. */
export const importProblems = z.strictObject({ problems });

/** `instagramImports/{id}/items/{mediaId}`. Functions create it; its owner changes the fields from `photo` on, and its position. */
export const importItem = z.strictObject({
  mediaId: mediaIdSchema,
  ...itemFields,
  /** Its first photo; absent until that is stored and its variants are made. */
  photo: z.exactOptional(plainPhoto),
  /** The ids of its stored photos, in order. */
  photoIds: z.array(idSchema).check(z.maxLength(MAX_MEDIA_PHOTOS)),
  state: z.enum(IMPORT_ITEM_STATES),
  workId: z.exactOptional(idSchema),
});
export type ImportItem = z.infer<typeof importItem>;
