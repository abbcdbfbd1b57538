import { derivedId } from '@waymark/model/archive/derived-id';
import { photosNamedIn, referredIn, rewriteContent } from '@waymark/model/archive/rewrite-content';
import { CONTENT_SCHEMAS } from '@waymark/model/entities/content';
import type { Creator } from '@waymark/model/entities/creator';
import { photoIdOf } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { withOneText } from '@waymark/model/entities/pin-text';
import type { Profile } from '@waymark/model/entities/profile';
import type { Work } from '@waymark/model/entities/work';
import type { LocalisedText } from '@waymark/model/localised';
import pMap from 'p-map';
import type { ImportTarget } from './import-target.ts';
import type { Archive } from './read-archive.ts';

/** What was not imported as it was. */
type ImportProblem =
  | 'photo'
  | 'photo-missing'
  | 'work'
  | 'work-broken'
  | 'not-published'
  | 'list'
  | 'list-broken'
  | 'profile';

export interface ImportReport {
  works: number;
  photos: number;
  lists: number;
  /** How many of all were there already. */
  there: number;
  problems: { problem: ImportProblem; title: LocalisedText | undefined }[];
}

export interface ImportProgress {
  step: 'photos' | 'works' | 'lists';
  done: number;
  all: number;
}

interface ImportOptions {
  onProgress: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

type Fields = Readonly<Record<string, unknown>>;

/** How many photos are on their way at once: their variants are made meanwhile. */
const PHOTOS_AT_ONCE = 3;

/** How many items of a list are written at once. */
const ITEMS_AT_ONCE = 10;

const NO_ITEMS: ReadonlySet<string> = new Set();

/** Items that others refer to come first. */
const ORDER: readonly Work['kind'][] = ['area', 'destination', 'poi', 'pin', 'marker', 'post'];

/**
 * Brings an archive into an account. Everything gets an id that is derived from the one in the archive, so that it can be stopped and
 * repeated: what is there already is left as it is. A failure of one thing is reported and does not stop the others.
 *
 * @throws where what the account has cannot be read, and the reason of the signal
 */
export async function importArchive(
  archive: Archive,
  target: ImportTarget,
  { onProgress, signal }: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = { works: 0, photos: 0, lists: 0, there: 0, problems: [] };
  const existing = await target.existing();
  const idFor = idsFor(archive, target.uid);
  const photos = new Map<string, string>();
  const items = new Map<string, string>();
  const names = {
    item: (id: string) => items.get(id) ?? id,
    photo: (path: string) => photos.get(path),
  };
  const problem = (name: ImportProblem, title?: LocalisedText) =>
    report.problems.push({ problem: name, title });
  const tried = async (name: ImportProblem, title: LocalisedText | undefined, act: () => Promise<void>) => {
    signal.throwIfAborted();
    try {
      await act();
    } catch (error) {
      signal.throwIfAborted();
      console.warn('Something was not imported.', error);
      problem(name, title);
    }
  };
  for (let broken = archive.brokenWorks; broken > 0; broken--) problem('work-broken');
  for (let broken = archive.brokenLists; broken > 0; broken--) problem('list-broken');

  // Lists first get their ids, because stories may refer to them.
  for (const { list } of archive.lists) items.set(list.id, await idFor('list', list.id));
  if (target.isCreator) {
    await importPhotos();
    await importProjects();
    await importWorks();
    await tried('profile', undefined, importProfile);
  }
  await importLists();
  return report;

  async function importPhotos(): Promise<void> {
    const named = [...new Set([...archive.photos, ...photosOf(archive)])];
    let done = 0;
    await pMap(
      named,
      async (path) => {
        await tried('photo', undefined, () => importPhoto(path));
        onProgress({ step: 'photos', done: ++done, all: named.length });
      },
      { concurrency: PHOTOS_AT_ONCE, signal },
    );
  }

  async function importPhoto(path: string): Promise<void> {
    const photoId = await idFor('photo', photoIdOf(path));
    const there = await target.photo(photoId);
    if (there !== undefined) {
      photos.set(path, there);
      report.there++;
    } else if (archive.photos.has(path)) {
      const file = await archive.photoFile(path);
      photos.set(path, (await target.upload(photoId, file, archive.edits.get(path))).path);
      report.photos++;
    } else if (path.startsWith(`photos/${archive.manifest.uid}/`)) {
      problem('photo-missing');
    } else photos.set(path, path);
  }

  async function importProjects(): Promise<void> {
    for (const { id, ownerId: _, ...text } of archive.projects) {
      const projectId = await idFor('project', id);
      items.set(id, projectId);
      if (existing.projects.has(projectId)) continue;
      await tried('work', { en: text.title }, () => target.createProject(projectId, text));
    }
  }

  async function importWorks(): Promise<void> {
    let done = 0;
    for (const work of inOrder(archive.works)) {
      const title = titleOf(work.content);
      await tried('work', title, async () => {
        const id = await idFor('work', work.id);
        const before = existing.works.get(id);
        // An earlier import may have been stopped before it published the work.
        const isUnfinished = before?.state === 'draft' && before.revision <= 2 && work.state !== 'draft';
        if (before === undefined || isUnfinished) await importWork(id, work, { title, before });
        if (before === undefined) report.works++;
        else report.there++;
        if (work.publicId !== undefined && before?.publicId !== undefined) {
          items.set(work.publicId, before.publicId);
        }
      });
      onProgress({ step: 'works', done: ++done, all: archive.works.length });
    }
  }

  async function importWork(
    id: string,
    work: Work,
    { title, before }: { title: LocalisedText | undefined; before: Work | undefined },
  ): Promise<void> {
    const { kind, state, content, projectId, publishAt, deletedAt } = work;
    const place = { uid: target.uid, id, kind };
    const written = rewriteContent(content, names);
    // A public version that was edited later is published as it was before it gets its edits.
    const shown = state === 'changed' ? publicContent(work, archive) : undefined;
    const first = shown ? rewriteContent(shown, names) : written;
    if (before === undefined) await target.save(place, first);
    if (projectId !== undefined) await target.setProject(id, names.item(projectId));
    if (state === 'published' || shown !== undefined) {
      const publicId = await target.publish(id);
      if (publicId === undefined) problem('not-published', title);
      else if (work.publicId !== undefined) items.set(work.publicId, publicId);
    } else if (state === 'changed') problem('not-published', title);
    if (shown !== undefined) await target.save(place, written);
    if (state === 'scheduled' && publishAt !== undefined) await target.schedule(id, publishAt);
    if (state === 'archived') await target.archive(id);
    if (deletedAt !== undefined) await target.trash(id);
  }

  async function importProfile(): Promise<void> {
    const merged =
      existing.profile && archive.profile && mergedProfile(existing.profile, archive.profile, names);
    if (merged) await target.saveProfile(merged);
  }

  async function importLists(): Promise<void> {
    let done = 0;
    for (const { list, items: entries } of archive.lists) {
      await tried('list', list.title, async () => {
        const id = names.item(list.id);
        const { title, summary, visibility, asRoute, cover } = list;
        if (existing.lists.has(id)) report.there++;
        else {
          await target.createList(id, { title, summary, visibility, asRoute });
          report.lists++;
          const path = cover && names.photo(cover.path);
          if (cover && path !== undefined) await target.setCover(id, { ...cover, path });
        }
        // Also of a list that is there: an earlier import may have been stopped in it.
        const there = existing.lists.has(id) ? await target.itemsOf(id) : NO_ITEMS;
        await pMap(
          entries.filter(({ itemId }) => !there.has(itemId)),
          (entry) => target.putItem(id, 'kind' in entry ? { ...entry, id: names.item(entry.id) } : entry),
          { concurrency: ITEMS_AT_ONCE, signal },
        );
      });
      onProgress({ step: 'lists', done: ++done, all: archive.lists.length });
    }
  }
}

/** The new id of something in the archive; the same in the account that it comes from, where it is restored. */
function idsFor({ manifest }: Archive, uid: string) {
  return async (kind: string, id: string): Promise<string> =>
    manifest.uid === uid ? id : derivedId(uid, `${manifest.uid} ${kind} ${id}`);
}

/** Every photo that something in the archive shows. */
function photosOf({ works, lists, profile }: Archive): string[] {
  const ofContent = works.flatMap(({ content }) => photosNamedIn(content));
  const pictures = [profile?.avatar, profile?.cover, ...lists.map(({ list }) => list.cover)];
  return [...ofContent, ...pictures.flatMap((picture) => (picture ? [picture.path] : []))];
}

/** Works in an order in which each comes after those that it refers to, as far as that is possible. */
function inOrder(works: readonly Work[]): Work[] {
  const sorted = works.toSorted(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || one.createdAt - other.createdAt,
  );
  const waiting = new Map(sorted.map((work) => [work.id, work]));
  const byPublicId = new Map(sorted.flatMap((work) => (work.publicId ? [[work.publicId, work]] : [])));
  const ordered: Work[] = [];
  const visit = (work: Work) => {
    if (!waiting.delete(work.id)) return;
    for (const id of referredIn(work.content)) {
      const referred = byPublicId.get(id);
      if (referred) visit(referred);
    }
    ordered.push(work);
  };
  for (const work of sorted) visit(work);
  return ordered;
}

/** The content that visitors saw of a work; undefined where the archive has no public version of it. */
function publicContent({ kind, publicId, content }: Work, { published }: Archive): Fields | undefined {
  const document = publicId === undefined ? undefined : published.get(publicId);
  if (document === undefined) return undefined;
  // A pin has a summary in public only.
  const fields = [...Object.keys(CONTENT_SCHEMAS[kind].shape), 'summary'].flatMap((field) =>
    document[field] === undefined ? [] : [[field, document[field]]],
  );
  const shown: Record<string, unknown> = Object.fromEntries(fields);
  const cover = document['cover'];
  if (typeof cover === 'object' && cover !== null && 'path' in cover) shown['coverPath'] = cover.path;
  // The exact position is in the work alone.
  if (document['precision'] === 'approximate') {
    shown['position'] = content['position'];
    if (content['poiId'] !== undefined) shown['poiId'] = content['poiId'];
  }
  return kind === 'pin' ? withOneText(shown) : shown;
}

/** The profile with what it lacks; undefined where the archive adds nothing. */
function mergedProfile(
  own: Creator,
  from: Creator,
  names: { photo: (path: string) => string | undefined },
): Profile | undefined {
  const { name, handle, bio, avatar, cover, languages, home, links, contactable } = own;
  const picture = (mine: Photo | null, theirs: Photo | null) => {
    const path = theirs && names.photo(theirs.path);
    return mine ?? (theirs && path ? { ...theirs, path } : null);
  };
  const merged: Profile = {
    name,
    handle,
    bio: { ...from.bio, ...bio },
    avatar: picture(avatar, from.avatar),
    cover: picture(cover, from.cover),
    languages,
    links: links.length > 0 ? links : from.links,
    contactable,
    ...((home ?? from.home) && { home: home ?? from.home }),
  };
  const before: Profile = {
    name,
    handle,
    bio,
    avatar,
    cover,
    languages,
    links,
    contactable,
    ...(home && { home }),
  };
  return JSON.stringify(merged) === JSON.stringify(before) ? undefined : merged;
}

function titleOf({ title }: Fields): LocalisedText | undefined {
  if (typeof title !== 'object' || title === null) return undefined;
  const texts = Object.entries(title).filter(([, text]) => typeof text === 'string' && text !== '');
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}
