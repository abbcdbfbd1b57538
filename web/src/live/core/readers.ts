import { accountDeletion } from '@waymark/model/entities/account-deletion';
import { article as articleSchema } from '@waymark/model/entities/article';
import { type Card, cardOf } from '@waymark/model/entities/card';
import { country as countrySchema, countrySummaries } from '@waymark/model/entities/country';
import { creator as creatorSchema } from '@waymark/model/entities/creator';
import { NO_CREATOR_MAP } from '@waymark/model/entities/creator-map';
import { creatorMap } from '@waymark/model/entities/creator-map-schema';
import { dataExport as dataExportSchema } from '@waymark/model/entities/data-export';
import { type Follows, follows as followsSchema, NO_FOLLOWS } from '@waymark/model/entities/follows';
import { instagramConnection } from '@waymark/model/entities/instagram-connection';
import { importItem, instagramImport } from '@waymark/model/entities/instagram-import';
import { ITEM_SCHEMAS } from '@waymark/model/entities/item-schemas';
import { type Kind, kindOfCollection, type PlaceKind } from '@waymark/model/entities/kinds';
import { listEntry, listItem as listItemSchema, list as listSchema } from '@waymark/model/entities/list';
import { ALL_MAILS, mailSettings } from '@waymark/model/entities/mail-settings';
import { message as messageSchema } from '@waymark/model/entities/message';
import { project as projectSchema } from '@waymark/model/entities/project';
import { PUBLIC_SCHEMAS, type PublicDocument } from '@waymark/model/entities/public-document';
import type { PublicItem } from '@waymark/model/entities/public-item';
import { type Quotas, quotas as quotasSchema } from '@waymark/model/entities/quotas';
import { sharedAt } from '@waymark/model/entities/shared';
import { coEditor, shareInvitation } from '@waymark/model/entities/sharing';
import { uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { user as userSchema } from '@waymark/model/entities/user';
import { NO_VISITS, type Visits, visits as visitsSchema } from '@waymark/model/entities/visits';
import { work as workSchema } from '@waymark/model/entities/work';
import { summaryOf } from '@waymark/model/entities/work-summary';
import { versionContent, workVersion } from '@waymark/model/entities/work-version';
import type { Bounds } from '@waymark/model/geography/bounds';
import { uidSchema } from '@waymark/model/ids';
import { unreachable } from '@waymark/model/unreachable';
import * as z from 'zod/mini';
import type { RawDocument } from './raw-document.ts';
import { readEntity } from './read-entity.ts';

/** The card of an item of any kind, with its outline or bounds, if any. */
export interface Outlined {
  card: Card;
  /** GeoJSON of an area. */
  geometry?: string;
  bounds?: Bounds;
}

type Documents = readonly RawDocument[];

const userWithId = z.extend(userSchema, { uid: uidSchema });

const readSummary = once((document) => {
  const work = readEntity(document, workSchema);
  return work && summaryOf(work);
});

const readImportItem = once((document) => readEntity(document, importItem, 'mediaId'));

/*
 * The readers of the database's answers. A missing document is undefined. Broken documents are left out and logged. The readers need
 * the schemas of all entities, so they belong to the live layer: queries only name their reader, and no page loads them first.
 */

export const READERS = {
  place: ([document]: Documents) => document && readPlace(document),
  post: ([document]: Documents) => document && readEntity(document, PUBLIC_SCHEMAS.post),
  /** An unlisted item appears only on its own page. */
  card: ([document]: Documents) =>
    document?.data['visibility'] === 'public' ? readCard(document) : undefined,
  cards: (documents: Documents) => present(documents.map(readCard)),
  foundCards: (documents: Documents) => ({
    cards: present(documents.map(readCard)),
    found: documents.length,
  }),
  outlined: ([document]: Documents) => document && readOutlined(document),
  list: ([document]: Documents) => document && readEntity(document, listSchema),
  lists: (documents: Documents) => ({
    lists: present(documents.map((document) => readEntity(document, listSchema))),
    found: documents.length,
  }),
  shareInvitations: (documents: Documents) =>
    present(documents.map((document) => readEntity(document, shareInvitation))),
  coEditors: (documents: Documents) =>
    present(documents.map((document) => readEntity(document, coEditor, 'uid'))),
  coEditor: ([document]: Documents) => document && readEntity(document, coEditor, 'uid'),
  /** The lists and stories that editors edit. */
  editorships: (documents: Documents) => present(documents.map(({ path }) => sharedAt(path))),
  /** The items and headings of a list. */
  entries: (documents: Documents) =>
    present(documents.map((document) => readEntity(document, listEntry, 'itemId'))),
  saved: (documents: Documents) =>
    present(documents.map((document) => readEntity(document, listItemSchema, 'itemId'))),
  article: ([document]: Documents) => document && readEntity(document, articleSchema, 'slug'),
  articles: (documents: Documents) =>
    present(documents.map((document) => readEntity(document, articleSchema, 'slug'))),
  country: ([document]: Documents) => document && readEntity(document, countrySchema, 'slug'),
  countries: ([document]: Documents) => document && readEntity(document, countrySummaries)?.countries,
  imports: (documents: Documents) =>
    present(documents.map((document) => readEntity(document, instagramImport))),
  import: ([document]: Documents) => document && readEntity(document, instagramImport),
  importItems: (documents: Documents) => ({
    items: present(documents.map(readImportItem)),
    found: documents.length,
  }),
  photos: (documents: Documents) => ({
    photos: present(documents.map((document) => readEntity(document, uploadedPhoto))).filter(
      (photo) => photo.state === 'ready',
    ),
    found: documents.length,
  }),
  work: ([document]: Documents) => document && readEntity(document, workSchema),
  versions: (documents: Documents) => present(documents.map((document) => readEntity(document, workVersion))),
  versionContent: ([document]: Documents) => document && readEntity(document, versionContent),
  works: (documents: Documents) => ({ works: present(documents.map(readSummary)), found: documents.length }),
  projects: (documents: Documents) =>
    present(documents.map((document) => readEntity(document, projectSchema))),
  message: ([document]: Documents) => document && readEntity(document, messageSchema),
  messages: (documents: Documents) => ({
    messages: present(documents.map((document) => readEntity(document, messageSchema))),
    found: documents.length,
  }),
  /** A user who has chosen nothing gets all mails. */
  mailSettings: ([document]: Documents) => mailSettings.safeParse(document?.data).data ?? ALL_MAILS,
  /** A user without counts has nothing yet. */
  quotas: ([document]: Documents): Quotas => quotasSchema.safeParse(document?.data).data ?? {},
  /** A user without the document follows nobody, and has marked nothing. */
  follows: ([document]: Documents): Follows => followsSchema.safeParse(document?.data).data ?? NO_FOLLOWS,
  visits: ([document]: Documents): Visits => visitsSchema.safeParse(document?.data).data ?? NO_VISITS,
  creator: ([document]: Documents) => document && readEntity(document, creatorSchema),
  /** A creator without published items has no such document. */
  creatorMap: ([document]: Documents) => (document ? readEntity(document, creatorMap) : NO_CREATOR_MAP),
  creators: (documents: Documents) => ({
    creators: present(documents.map((document) => readEntity(document, creatorSchema))),
    found: documents.length,
  }),
  settings: ([document]: Documents) => document && readSettings(document),
  instagramConnection: ([document]: Documents) => instagramConnection.safeParse(document?.data).data,
  dataExport: ([document]: Documents) => document && readEntity(document, dataExportSchema),
  deletion: ([document]: Documents) => document && readEntity(document, accountDeletion, 'uid'),
} satisfies Record<string, (documents: Documents) => unknown>;

/** Settings do not have their document's name, which is the user's. */
function readSettings(document: RawDocument) {
  const read = readEntity(document, userWithId, 'uid');
  if (read === undefined) return undefined;
  const { uid: _, ...settings } = read;
  return settings;
}

function present<Value>(values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined);
}

/** Reads a document once while it stays the same: of thousands one changes at a time, and the others are not read again. */
function once<Value>(
  read: (document: RawDocument) => Value | undefined,
): (document: RawDocument) => Value | undefined {
  const known = new WeakMap<RawDocument, Value | undefined>();
  return (document) => {
    if (!known.has(document)) known.set(document, read(document));
    return known.get(document);
  };
}

/** The kind of a document of a kind's collection. */
function kindOf({ path }: RawDocument): Kind {
  const kind = kindOfCollection(path.slice(0, path.indexOf('/')));
  if (kind === undefined) throw new Error(`${path} is in no collection of a kind`);
  return kind;
}

function readItem(document: RawDocument): PublicItem | undefined {
  return readEntity<z.ZodMiniType<PublicItem>>(document, ITEM_SCHEMAS[kindOf(document)]);
}

function readPlace(document: RawDocument): PublicDocument<PlaceKind> | undefined {
  const item = readItem(document);
  return item?.kind === 'post' || item?.kind === 'list' ? undefined : item;
}

function readOutlined(document: RawDocument): Outlined | undefined {
  const item = readItem(document);
  return item && { card: cardOf(item), ...shapeOf(item) };
}

function shapeOf(item: PublicItem): Omit<Outlined, 'card'> {
  switch (item.kind) {
    case 'area':
      return { geometry: item.geometry, bounds: item.bounds };
    case 'post':
    case 'list':
      return item.bounds ? { bounds: item.bounds } : {};
    case 'destination':
    case 'poi':
    case 'pin':
    case 'marker':
      return {};
    default:
      return unreachable(item);
  }
}

function readCard(document: RawDocument): Card | undefined {
  const item = readItem(document);
  return item && cardOf(item);
}
