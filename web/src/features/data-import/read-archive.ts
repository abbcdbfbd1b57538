import {
  ARCHIVE_FILES,
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchivedList,
  archivedList,
  type Manifest,
  manifest as manifestSchema,
  PUBLIC_FOLDER,
  photoInArchive,
} from '@waymark/model/archive/archive';
import { type Creator, creator as creatorSchema } from '@waymark/model/entities/creator';
import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { MAX_ORIGINAL_BYTES, photoPathOf } from '@waymark/model/entities/original';
import type { StoredEdit } from '@waymark/model/entities/photo-edit';
import { type Project, project as projectSchema } from '@waymark/model/entities/project';
import { type UploadedPhoto, uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { type Work, work as workSchema } from '@waymark/model/entities/work';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import * as z from 'zod/mini';

// Its workers and its WebAssembly are against the policy of the page. The browser's own streams inflate.
configure({ useWebWorkers: false, useCompressionStream: true });

/** Why a file is refused as a whole. */
export type ArchiveFault = 'not-a-zip' | 'not-ours' | 'newer' | 'too-large';

export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(`The archive is refused: ${fault}`, options);
    this.fault = fault;
  }
}

/** The content of an archive. Entities are valid; those that were not are only counted. */
export interface Archive {
  manifest: Manifest;
  works: Work[];
  brokenWorks: number;
  projects: Project[];
  lists: ArchivedList[];
  brokenLists: number;
  profile: Creator | undefined;
  /** The fields of a public document, by its id. */
  published: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** The paths of the photos that are in it. */
  photos: ReadonlySet<string>;
  /** The edits of photos, by path. */
  edits: ReadonlyMap<string, StoredEdit>;
  /** The original of a photo, read from the archive. */
  photoFile(path: string): Promise<File>;
}

/** More than any archive has. */
const MOST_ENTRIES = 200_000;

/** The largest file of JSON, in bytes: a thousand stories of the greatest length. */
const MOST_JSON = 512 * 1_024 * 1_024;

/**
 * Reads an archive of Waymark, but for its photos, which are read when they are needed. The file may be anything: sizes that it
 * states are not trusted, and files with other names are not read.
 * @throws ArchiveError
 */
export async function readArchive(file: Blob): Promise<Archive> {
  const entries = await entriesOf(file);
  const manifest = await readManifest(entries);
  const json = (name: string) => readJson(entries, name);
  const [works, brokenWorks] = valid(await json(ARCHIVE_FILES.works), workSchema);
  const [projects] = valid(await json(ARCHIVE_FILES.projects), projectSchema);
  const [lists, brokenLists] = valid(await json(ARCHIVE_FILES.lists), archivedList);
  const [records] = valid(await json(ARCHIVE_FILES.photos), uploadedPhoto);
  const published = new Map<string, Readonly<Record<string, unknown>>>();
  for (const kind of PUBLISHED_KINDS) {
    const [documents] = valid(await json(`${PUBLIC_FOLDER}/${COLLECTION_OF[kind]}.json`), publicDocument);
    for (const document of documents) published.set(document.id, document);
  }
  const photos = new Map<string, { entry: FileEntry; type: string }>();
  for (const [name, entry] of entries) {
    const photo = photoInArchive(name);
    if (photo) photos.set(photoPathOf(manifest.uid, photo.photoId), { entry, type: photo.type });
  }
  return {
    manifest,
    works,
    brokenWorks,
    projects,
    lists,
    brokenLists,
    profile: creatorSchema.safeParse(await json(ARCHIVE_FILES.profile)).data,
    published,
    photos: new Set(photos.keys()),
    edits: new Map(records.flatMap((record) => editIn(manifest.uid, record))),
    async photoFile(path) {
      const photo = photos.get(path);
      if (photo === undefined) throw new Error('The photo is not in the archive.');
      const bytes = await bytesOf(photo.entry, MAX_ORIGINAL_BYTES);
      return new File(bytes, photo.entry.filename.slice('photos/'.length), { type: photo.type });
    },
  };
}

/** The path and the edit of a photo that was edited. */
function editIn(uid: string, record: UploadedPhoto): [string, StoredEdit][] {
  if (record.state !== 'ready' || record.edit === undefined) return [];
  return [[photoPathOf(uid, record.id), { ...record.edit, createdAt: record.createdAt }]];
}

/** Only its fields are used, each of which publishing checks. */
const publicDocument = z.looseObject({ id: z.string() });

async function entriesOf(file: Blob): Promise<ReadonlyMap<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  try {
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
      if (entries.size >= MOST_ENTRIES) throw new ArchiveError('too-large');
      if (!entry.directory && !entry.encrypted) entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('not-a-zip', { cause: error });
  }
  return entries;
}

const anyManifest = z.object({ format: z.literal(ARCHIVE_FORMAT), version: z.number() });

async function readManifest(entries: ReadonlyMap<string, FileEntry>): Promise<Manifest> {
  const json = await readJson(entries, ARCHIVE_FILES.manifest);
  const { data: any } = anyManifest.safeParse(json);
  if (any === undefined) throw new ArchiveError('not-ours');
  if (any.version > ARCHIVE_VERSION) throw new ArchiveError('newer');
  const { data: manifest } = manifestSchema.safeParse(json);
  if (manifest === undefined) throw new ArchiveError('not-ours');
  return manifest;
}

/** @returns undefined where there is no such file */
async function readJson(entries: ReadonlyMap<string, FileEntry>, name: string): Promise<unknown> {
  const entry = entries.get(name);
  if (entry === undefined) return undefined;
  const text = await new Blob(await bytesOf(entry, MOST_JSON)).text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ArchiveError('not-ours', { cause: error });
  }
}

/** The inflated bytes of a file. @throws ArchiveError where there are more than `most`, whatever the file states */
async function bytesOf(entry: FileEntry, most: number): Promise<Uint8Array<ArrayBuffer>[]> {
  if (entry.uncompressedSize > most) throw new ArchiveError('too-large');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const collecting = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      length += part.byteLength;
      if (length > most) throw new ArchiveError('too-large');
      parts.push(part);
    },
  });
  try {
    await entry.getData(collecting, { checkSignature: true });
  } catch (error) {
    if (length > most) throw new ArchiveError('too-large', { cause: error });
    throw error instanceof ArchiveError ? error : new ArchiveError('not-ours', { cause: error });
  }
  return parts;
}

/** The entities that a schema accepts, and the number of the others. */
function valid<Schema extends z.ZodMiniType>(json: unknown, schema: Schema): [z.infer<Schema>[], number] {
  if (json === undefined) return [[], 0];
  if (!Array.isArray(json)) throw new ArchiveError('not-ours');
  const parsed = json.map((one) => schema.safeParse(one));
  const entities = parsed.flatMap(({ data, success }) => (success ? [data] : []));
  return [entities, parsed.length - entities.length];
}
