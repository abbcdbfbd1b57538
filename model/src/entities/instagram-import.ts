import * as z from 'zod/mini';
import { position } from '../geography/position-schema.ts';
import { idSchema, uidSchema } from '../ids.ts';
import { instant, tally } from './fields.ts';
import { photo } from './photo-schema.ts';

const IMPORT_SOURCES = ['archive', 'api'] as const;
export const IMPORT_STATUSES = ['pending', 'running', 'done', 'failed', 'cancelled'] as const;
export const MAX_PROBLEMS = 50;

/** `instagramImports/{id}`: one import of media from Instagram. */
export const instagramImport = z.strictObject({
  id: idSchema,
  ownerId: uidSchema,
  source: z.enum(IMPORT_SOURCES),
  status: z.enum(IMPORT_STATUSES),
  counts: z.strictObject({ found: tally, imported: tally, skipped: tally, failed: tally }),
  problems: z
    .array(
      z.strictObject({
        item: z.string().check(z.maxLength(200)),
        reason: z.string().check(z.maxLength(200)),
      }),
    )
    .check(z.maxLength(MAX_PROBLEMS)),
  startedAt: instant,
  finishedAt: z.nullable(instant),
});
export type InstagramImport = z.infer<typeof instagramImport>;

export const POSITION_SOURCES = ['photo', 'instagram', 'person'] as const;
export const IMPORT_ITEM_STATES = ['new', 'converted', 'ignored'] as const;

/** `instagramImports/{id}/items/{mediaId}` */
export const importItem = z.strictObject({
  mediaId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  /** Instagram's own bound is 2,200 characters. */
  caption: z.string().check(z.maxLength(2200)),
  takenAt: z.nullable(instant),
  photo,
  position: z.exactOptional(position),
  positionFrom: z.nullable(z.enum(POSITION_SOURCES)),
  state: z.enum(IMPORT_ITEM_STATES),
  workId: z.exactOptional(idSchema),
});
export type ImportItem = z.infer<typeof importItem>;
