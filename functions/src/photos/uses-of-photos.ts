import { creator as creatorSchema } from '@waymark/model/entities/creator';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { photoIdOf } from '@waymark/model/entities/original';
import { photo as photoSchema } from '@waymark/model/entities/photo-schema';
import type { PhotoUses, ShowingWork } from '@waymark/model/entities/photo-uses';
import { sameFilesAmong } from '@waymark/model/entities/same-files';
import { nameOfWork } from '@waymark/model/entities/shared';
import { type ReadyPhoto, uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { type Work, work as workSchema } from '@waymark/model/entities/work';
import { allByCreator, allOwnedIn, photosOf } from '@waymark/model/function-queries';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { type LocalisedText, writtenLocales } from '@waymark/model/localised';
import { allItemsOfImport, creatorOfUser, listsOf, newestWorksOf } from '@waymark/model/own-queries';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { readEntity } from '../platform/stored.ts';
import { pagesOf, streamOf, toQuery } from '../platform/to-query.ts';
import { ownPhotosIn, publishedOf } from '../publish/trash/photos-in-use.ts';
import { storiesOfOthers } from '../sharing/stories-of-others.ts';

const title = z.catch(workTitle(), {});
/** Rules let the owner of an item write its ids, so they are checked. */
const photoIds = z.catch(z.array(z.string()), []);
const described = z.object({ path: photoSchema.shape.path, alt: photoSchema.shape.alt });

/** Where the photos of a creator are used, and which have no description. Reads all of the creator's photos and works once. */
export async function usesOfPhotos(db: Firestore, uid: string): Promise<PhotoUses> {
  const photos = await readyPhotos(db, uid);
  /** The languages in which each photo is described, by its id. */
  const written = new Map(photos.map(({ id, alt = {} }) => [id, new Set(writtenLocales(alt))]));
  const idsIn = (data: unknown) => [...ownPhotosIn(uid, data)].map(photoIdOf).filter((id) => written.has(id));
  const { languages, profile, published } = await publishedPhotos(db, uid, idsIn);
  const works: ShowingWork[] = [];
  const addWork = (ownerId: string, work: Work, inPublic: readonly string[]) => {
    const { id, kind, state, content, publishedRevision, publicId } = work;
    for (const { path, alt } of describedIn(content['photos'])) {
      for (const locale of writtenLocales(alt)) written.get(photoIdOf(path))?.add(locale);
    }
    const shown = [...new Set([...idsIn(content), ...inPublic])];
    if (shown.length === 0) return;
    const isPublic = publishedRevision !== undefined;
    const name = nameOfWork(uid, ownerId, id);
    works.push({
      ...{ id: name, kind, state, isPublic, title: title.parse(content['title']), photos: shown },
      ...(isPublic && publicId !== undefined && { publicId }),
    });
  };
  for await (const document of streamOf(toQuery(db, newestWorksOf(uid)))) {
    const work = readEntity(document, workSchema);
    if (work) addWork(uid, work, published.get(work.publicId ?? '') ?? []);
  }
  for await (const { ownerId, snapshot } of storiesOfOthers(db, uid)) {
    const work = readEntity(snapshot, workSchema);
    if (work) addWork(ownerId, work, idsIn(await publishedOf(db, snapshot)));
  }
  const lists = new Set<string>();
  for await (const list of streamOf(toQuery(db, listsOf(uid)).select('cover'))) {
    for (const id of idsIn(list.data())) lists.add(id);
  }
  return {
    ids: photos.map(({ id }) => id),
    works,
    profile,
    lists: [...lists],
    imports: [...(await importedPhotos(db, uid))].filter((id) => written.has(id)),
    undescribed: languages.map((locale) => ({
      locale,
      ids: photos.filter(({ id }) => written.get(id)?.has(locale) !== true).map(({ id }) => id),
    })),
    duplicates: sameFilesAmong(photos).flatMap((same) => same.map(({ id }) => id)),
    placed: photos.flatMap(({ id, position }) => (position ? [{ id, ...position }] : [])),
  };
}

function workTitle(): z.ZodMiniType<LocalisedText> {
  const text = z.exactOptional(z.string());
  return z.object({ en: text, fr: text });
}

/** The photos of a work that can be read, because the content of a draft may be incomplete. */
function describedIn(photos: unknown): z.infer<typeof described>[] {
  if (!Array.isArray(photos)) return [];
  return photos.flatMap((photo) => described.safeParse(photo).data ?? []);
}

/** The photos of a user that can be shown, the last taken first. */
async function readyPhotos(db: Firestore, uid: string): Promise<ReadyPhoto[]> {
  const photos: ReadyPhoto[] = [];
  for await (const document of streamOf(toQuery(db, photosOf(uid)))) {
    const photo = readEntity(document, uploadedPhoto);
    if (photo?.state === 'ready') photos.push(photo);
  }
  return photos.toSorted((one, other) => takenAt(other) - takenAt(one));
}

/** In milliseconds; a time without an offset counts as UTC, which is at most half a day wrong. */
function takenAt({ cameraTime, createdAt }: ReadyPhoto): number {
  if (cameraTime === undefined) return createdAt;
  return Date.parse(/Z$|[+-]\d\d:\d\d$/.test(cameraTime) ? cameraTime : `${cameraTime}Z`);
}

/** How many items of an import are read at once. */
const PAGE = 500;

/** The ids of the photos that the items of a user's imports have, whatever became of them. */
async function importedPhotos(db: Firestore, uid: string): Promise<Set<string>> {
  const ids = new Set<string>();
  const imports = await toQuery(db, allOwnedIn('instagramImports', uid)).select().get();
  for (const { id: importId } of imports.docs) {
    const items = toQuery(db, allItemsOfImport(importId, PAGE)).select('photoIds');
    for await (const page of pagesOf(items, PAGE)) {
      for (const item of page) for (const id of photoIds.parse(item.get('photoIds'))) ids.add(id);
    }
  }
  return ids;
}

interface PublishedPhotos {
  languages: readonly Locale[];
  profile: string[];
  /** The ids of the photos of public documents, by the ids of these documents. */
  published: ReadonlyMap<string, readonly string[]>;
}

/** The photos that visitors see: a published version may show others than its work. */
async function publishedPhotos(
  db: Firestore,
  uid: string,
  idsIn: (data: unknown) => string[],
): Promise<PublishedPhotos> {
  const published = new Map<string, readonly string[]>();
  const [document] = (await toQuery(db, creatorOfUser(uid)).get()).docs;
  if (document === undefined) return { languages: LOCALES, profile: [], published };
  for (const kind of PUBLISHED_KINDS) {
    const items = toQuery(db, allByCreator(kind, document.id)).select('photos', 'cover', 'body');
    for await (const item of streamOf(items)) published.set(item.id, idsIn(item.data()));
  }
  const languages = readEntity(document, creatorSchema)?.languages ?? LOCALES;
  return { languages, profile: idsIn(document.data()), published };
}
