import { type ImportProblem, MAX_IMPORT_ITEMS } from '@waymark/model/entities/import-problems';
import { type FoundItem, MAX_MEDIA_PHOTOS } from '@waymark/model/entities/instagram-import';
import { MAX_ORIGINAL_BYTES, type PhotoType } from '@waymark/model/entities/original';
import { basisOf, mediaKey } from '@waymark/model/instagram/media-key';
import type { FileEntry } from '@zip.js/zip.js';
import { countSpots } from '../count-spots.ts';
import { ExportError } from './export-error.ts';
import { bytesOf, type OpenedZips, openZips } from './open-zips.ts';
import { type DescribedMedium, describesMedia, isVideo, type NamedFile, readLayout } from './read-layout.ts';

/** A medium of an export. */
export interface ExportItem extends FoundItem {
  /** The paths of its photos in the export, in order. A video without a cover stands there itself. */
  photoPaths: readonly string[];
}

/** Something that is not imported, or not whole. */
interface ExportProblem {
  /** What it is about: the beginning of a caption, or the name of a file. At most 200 characters. */
  item: string;
  reason: ImportProblem;
}

/** What an export has, the newest medium first. */
export interface ExportContent {
  items: readonly ExportItem[];
  problems: readonly ExportProblem[];
  /** How many media could not become items. */
  failed: number;
}

/** The content of an export, and its photos. */
export interface InstagramExport extends ExportContent {
  /** A file of an item, given its path. @throws RangeError, and errors of the ZIP where it is damaged */
  photo(path: string): Promise<File>;
}

/** The largest JSON file, in bytes: that of `MAX_IMPORT_ITEMS` posts. */
const MOST_JSON = 192 * 1024 * 1024;

/** The largest video of which a frame is drawn, in bytes: the whole file is in memory meanwhile. */
const MOST_VIDEO = 64 * 1024 * 1024;

const VIDEO_TYPES: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['webm', 'video/webm'],
]);

const TYPES: ReadonlyMap<string, PhotoType> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
]);

/**
 * Reads an export of Instagram ("Download your information", as JSON) from one or several ZIPs: their directories and the JSON files
 * with media. Photos are read when they are needed. The files may be anything: sizes that they state are not trusted.
 * @throws ExportError
 */
export async function readExport(files: readonly Blob[], signal?: AbortSignal): Promise<InstagramExport> {
  const zips = await openZips(files, signal);
  const problems: ExportProblem[] = [];
  const media: DescribedMedium[] = [];
  const texts = zips.texts.filter(({ filename }) => describesMedia(filename));
  if (texts.length === 0) throw new ExportError(refusalOf(zips));
  for (const entry of texts) {
    signal?.throwIfAborted();
    const read = await readMedia(entry);
    if (Array.isArray(read)) media.push(...read);
    else problems.push({ item: entry.filename.slice(-200), reason: read });
    if (media.length > MAX_IMPORT_ITEMS) throw new ExportError('too-many-items');
  }
  if (media.length === 0 && problems.some(({ reason }) => reason === 'unreadable')) {
    throw new ExportError(zips.isEncrypted ? 'encrypted' : 'cut-off');
  }
  const found = media.map((medium) => ({ medium, ...photosOf(medium, zips) }));
  for (const { medium, reason } of found) {
    if (reason !== undefined) problems.push({ item: titleOf(medium), reason });
  }
  const whole = found.filter(({ photos }) => photos.length > 0);
  return {
    items: await itemsOf(whole),
    problems,
    failed: found.length - whole.length,
    photo: (path) => photoIn(zips, path),
  };
}

/** Reads the directories of the same ZIPs for their photos alone. @returns as `photo` of an export @throws ExportError */
export async function openPhotos(files: readonly Blob[]): Promise<InstagramExport['photo']> {
  const zips = await openZips(files);
  return (path) => photoIn(zips, path);
}

async function photoIn(zips: OpenedZips, path: string): Promise<File> {
  const entry = zips.media(path);
  const type = typeOf(path) ?? VIDEO_TYPES.get(endingOf(path));
  if (entry === undefined || type === undefined) throw new Error('The export has no such photo.');
  const parts = await bytesOf(entry, isVideo(path) ? MOST_VIDEO : MAX_ORIGINAL_BYTES);
  return new File(parts, path.slice(path.lastIndexOf('/') + 1), { type });
}

function refusalOf({ texts, isEncrypted }: OpenedZips) {
  if (isEncrypted) return 'encrypted';
  return texts.some(({ filename }) => filename.endsWith('.html')) ? 'html-export' : 'not-an-export';
}

async function readMedia(
  entry: FileEntry,
): Promise<DescribedMedium[] | 'unreadable' | 'too-large' | 'unknown-layout'> {
  let json: unknown;
  try {
    json = JSON.parse(await new Blob(await bytesOf(entry, MOST_JSON)).text());
  } catch (error) {
    if (error instanceof RangeError) return 'too-large';
    return error instanceof SyntaxError ? 'unknown-layout' : 'unreadable';
  }
  return readLayout(entry.filename, json) ?? 'unknown-layout';
}

interface FoundPhotos {
  photos: { path: string; entry: FileEntry }[];
  /** How many of them are covers of videos, or videos themselves. */
  videos: number;
  reason: ImportProblem | undefined;
}

/** The files of a medium that can be photos, and the gravest reason why others cannot. */
function photosOf({ files }: DescribedMedium, zips: OpenedZips): FoundPhotos {
  const reasons = new Set<ImportProblem>(files.length === 0 ? ['no-media'] : []);
  let videos = 0;
  const photos = files.flatMap((file) => {
    const path = file.isVideo ? coverOf(file, zips) : file.path;
    const entry = path === undefined ? undefined : zips.media(path);
    if (path === undefined || entry === undefined) reasons.add(file.isVideo ? 'no-cover' : 'missing-file');
    else if (typeOf(path) === undefined && !isVideo(path)) reasons.add('not-a-picture');
    else if (entry.encrypted) reasons.add('unreadable');
    // A video is an item in any case, with its caption, time and place.
    else if (entry.uncompressedSize > MAX_ORIGINAL_BYTES && !isVideo(path)) reasons.add('too-large');
    else if (entry.uncompressedSize === 0) reasons.add('unreadable');
    else {
      if (file.isVideo) videos++;
      return [{ path, entry }];
    }
    return [];
  });
  return { photos, videos, reason: [...reasons][0] };
}

/** The cover of a video: the one that the export names, or a picture of the same name; else the video itself. */
function coverOf({ path, cover }: NamedFile, zips: OpenedZips): string | undefined {
  const stem = path.slice(0, path.lastIndexOf('.'));
  const names = [
    ...(cover === undefined ? [] : [cover]),
    ...[...TYPES.keys()].map((ending) => `${stem}.${ending}`),
    path,
  ];
  return names.find((name) => zips.media(name) !== undefined);
}

function typeOf(path: string): PhotoType | undefined {
  return TYPES.get(endingOf(path));
}

function endingOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

/** Items with their keys. What two ZIPs have both is one item. */
async function itemsOf(found: readonly (FoundPhotos & { medium: DescribedMedium })[]): Promise<ExportItem[]> {
  const described = found.map((one) => ({
    ...one,
    content: one.photos.map(({ entry }) => `${entry.signature}:${entry.uncompressedSize}`).join(' '),
  }));
  const alike = Map.groupBy(described, ({ medium, content }) => basisOf({ ...medium, content }).text);
  const items: ExportItem[] = [];
  for (const group of alike.values()) {
    const byContent = new Map(group.map((one) => [one.content, one]));
    const sorted = [...byContent.values()].toSorted((one, other) => (one.content < other.content ? -1 : 1));
    for (const [index, { medium, photos, videos, content }] of sorted.entries()) {
      const { type, caption, takenAt, position, positions, placeName } = medium;
      const spots = Math.min(MAX_MEDIA_PHOTOS, countSpots(positions));
      items.push({
        mediaId: await mediaKey({ takenAt, caption, content }, index + 1),
        type,
        caption,
        takenAt,
        photosFound: photos.length,
        videos,
        ...(position && { position: position.at }),
        positionFrom: position?.from ?? null,
        ...(spots > 1 && { spots }),
        ...(placeName !== undefined && { placeName }),
        photoPaths: photos.map(({ path }) => path),
      });
    }
  }
  return items.toSorted((one, other) => (other.takenAt ?? 0) - (one.takenAt ?? 0));
}

/** What a problem of a medium is about: the beginning of its caption, its file, or its day. */
function titleOf({ caption, files, takenAt }: DescribedMedium): string {
  const [line] = caption.trim().split('\n');
  const day = takenAt === null ? '—' : new Date(takenAt).toISOString().slice(0, 10);
  return (line || files[0]?.path || day).slice(0, 200).toWellFormed();
}
