import * as z from 'zod/mini';
import { reference, webAddress } from '../entities/fields.ts';
import { photoPath } from '../entities/photo-schema.ts';
import { caption } from './caption.ts';
import { video as videoOfSite } from './video-schema.ts';

/*
 * The fixed schema of rich text, in the form of ProseMirror's JSON. A story or an article contains nothing else. It is stored
 * as a JSON string and never as HTML.
 */

/** The allowed targets of links: https addresses, and paths of our own pages. */
export const linkAddress = z.union([
  webAddress,
  z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\]*$/)),
]);

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: linkAddress }) }),
]);
export type Mark = z.infer<typeof mark>;

const text = z.strictObject({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1)),
  marks: z.exactOptional(z.array(mark).check(z.maxLength(3))),
});
const hardBreak = z.strictObject({ type: z.literal('hardBreak') });
const inline = z.discriminatedUnion('type', [text, hardBreak]);
export type Inline = z.infer<typeof inline>;

const inlines = z.exactOptional(z.array(inline));
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inlines });
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.literal([2, 3]) }),
  content: inlines,
});
const divider = z.strictObject({ type: z.literal('horizontalRule') });

/** The most images of a gallery. */
export const MAX_GALLERY = 12;

const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    path: photoPath,
    caption,
  }),
});
const gallery = z.strictObject({
  type: z.literal('gallery'),
  content: z.array(image).check(z.minLength(1), z.maxLength(MAX_GALLERY)),
});
const place = z.strictObject({ type: z.literal('place'), attrs: reference });
const video = z.strictObject({ type: z.literal('video'), attrs: videoOfSite });

/** The most places of a map in a text. */
export const MAX_MAP_PLACES = 30;

/** A map of chosen places, in their order, each once. */
const map = z.strictObject({
  type: z.literal('map'),
  attrs: z.strictObject({
    places: z.array(reference).check(
      z.minLength(1),
      z.maxLength(MAX_MAP_PLACES),
      z.refine((places) => new Set(places.map(({ kind, id }) => `${kind}/${id}`)).size === places.length),
    ),
    caption,
  }),
});

const bulletList = z.strictObject({
  type: z.literal('bulletList'),
  get content() {
    return z.array(listItem).check(z.minLength(1));
  },
});
const orderedList = z.strictObject({
  type: z.literal('orderedList'),
  get content() {
    return z.array(listItem).check(z.minLength(1));
  },
});
const listItem = z.strictObject({
  type: z.literal('listItem'),
  get content() {
    return z.array(z.discriminatedUnion('type', [paragraph, bulletList, orderedList])).check(z.minLength(1));
  },
});
const blockquote = z.strictObject({
  type: z.literal('blockquote'),
  content: z.array(paragraph).check(z.minLength(1)),
});

/** The most rows and columns of a table. */
export const MAX_TABLE = { rows: 100, columns: 12 } as const;

const cellContent = z.array(paragraph).check(z.minLength(1));
const tableCell = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('tableHeader'), content: cellContent }),
  z.strictObject({ type: z.literal('tableCell'), content: cellContent }),
]);
const tableRow = z.strictObject({
  type: z.literal('tableRow'),
  content: z.array(tableCell).check(z.minLength(1), z.maxLength(MAX_TABLE.columns)),
});
/** A table has no joined cells: all of its rows have the same number of cells. */
const table = z.strictObject({
  type: z.literal('table'),
  content: z.array(tableRow).check(
    z.minLength(1),
    z.maxLength(MAX_TABLE.rows),
    z.refine((rows) => rows.every(({ content }) => content.length === rows[0]?.content.length)),
  ),
});

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  table,
  image,
  gallery,
  place,
  video,
  map,
  divider,
]);
export type Block = z.infer<typeof block>;
export type ListItem = z.infer<typeof listItem>;
export type TableRow = z.infer<typeof tableRow>;
export type TableCell = z.infer<typeof tableCell>;

export const richText = z.strictObject({ type: z.literal('doc'), content: z.array(block) });
export type RichText = z.infer<typeof richText>;
