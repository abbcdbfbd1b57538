import { LAST_INSTANT } from '@waymark/model/entities/fields';
import { MAX_CAPTION, MAX_MEDIA_PHOTOS, type MediaType } from '@waymark/model/entities/instagram-import';
import type { Position } from '@waymark/model/geography/position';
import { position as positionSchema } from '@waymark/model/geography/position-schema';
import { isBlank, isOneLine } from '@waymark/model/visible';
import { mendedText } from './mended-text.ts';

/** A file that a medium names, relative to the root of the export. */
export interface NamedFile {
  path: string;
  isVideo: boolean;
  /** The cover of a video, where the export names one. */
  cover: string | undefined;
}

/** A medium as a JSON file of an export describes it. */
export interface DescribedMedium {
  type: MediaType;
  caption: string;
  /** In milliseconds. */
  takenAt: number | null;
  /** None where the export has its words alone. */
  files: NamedFile[];
  position: Located | undefined;
  /** Where its photos were taken, as far as the export says. */
  positions: Position[];
  placeName: string | undefined;
}

/** A position, by the camera or by the place that Instagram names. */
interface Located {
  at: Position;
  from: 'photo' | 'instagram';
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The JSON files with media, by the last segment of their paths. Their folders changed with the years: none, `content/`,
 * `your_instagram_activity/content/` and `your_instagram_activity/media/`. The names are the same in every language.
 */
const FILES: readonly [RegExp, MediaType][] = [
  [/^posts(_\d+)?\.json$/, 'post'],
  [/^(reels|igtv_videos)(_\d+)?\.json$/, 'reel'],
  [/^stories(_\d+)?\.json$/, 'story'],
  [/^archived_posts(_\d+)?\.json$/, 'archived'],
  [/^other_content(_\d+)?\.json$/, 'post'],
];

/** The only file of exports until 2020; large ones were cut into several. */
const FIRST_LAYOUT = /^media(_\d+)?\.json$/;

/** The kinds of media in a file of the first layout. `profile` and `direct` are not of the creator's posts. */
const FIRST_TYPES: Readonly<Record<string, MediaType>> = { photos: 'post', videos: 'post', stories: 'story' };

const VIDEO = /\.(mp4|mov|m4v|webm)$/i;

/** Whether a file is a video, given its path. */
export function isVideo(path: string): boolean {
  return VIDEO.test(path);
}

/** Whether a JSON file of an export describes media, given its path. */
export function describesMedia(path: string): boolean {
  const name = nameOf(path);
  return FIRST_LAYOUT.test(name) || FILES.some(([file]) => file.test(name));
}

/** The media that a JSON file describes, in its order; undefined where its layout is not a known one. */
export function readLayout(path: string, json: unknown): DescribedMedium[] | undefined {
  const name = nameOf(path);
  if (FIRST_LAYOUT.test(name)) return readFirst(json);
  const type = FILES.find(([file]) => file.test(name))?.[1] ?? 'post';
  const entries = entriesIn(json);
  if (entries === undefined) return undefined;
  const media = entries.flatMap((entry) => describe(entry, type) ?? []);
  // A file whose entries name nothing that is known has another layout; one without entries is only empty.
  return media.length === 0 && entries.length > 0 ? undefined : media;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A list of entries, or the lists of an object: what Instagram calls them (`ig_stories`) does not matter. */
function entriesIn(json: unknown): Fields[] | undefined {
  if (Array.isArray(json)) return json.filter(isFields);
  // An export with a single post has it without a list.
  if (isFields(json) && (Array.isArray(json['media']) || typeof json['uri'] === 'string')) return [json];
  if (!isFields(json)) return undefined;
  const lists = Object.values(json).filter((value) => Array.isArray(value));
  return lists.length === 0 ? undefined : lists.flat().filter(isFields);
}

/** An entry with its media; undefined where it is none. */
function describe(entry: Fields, type: MediaType): DescribedMedium | undefined {
  const labels = labelled(entry);
  const media = [
    ...listOf(entry['media']),
    ...(typeof entry['uri'] === 'string' ? [entry] : []),
    ...labels.media,
  ];
  const files = media.flatMap((medium) => fileOf(medium) ?? []).slice(0, MAX_MEDIA_PHOTOS);
  const [first = {}] = media;
  const isMedium = Array.isArray(entry['media']) || Array.isArray(entry['label_values']);
  if (files.length === 0 && !isMedium) return undefined;
  const captions = [entry['title'], entry['caption'], labels.caption, first['title'], first['caption']];
  const times = [
    entry['creation_timestamp'],
    entry['timestamp'],
    first['creation_timestamp'],
    first['taken_at'],
  ];
  const located = [entry, ...media].map(locationOf);
  const placed = located.flatMap(({ position }) => position ?? []);
  return {
    type,
    caption: captionIn(captions),
    takenAt: times.map(instantOf).find((time) => time !== null) ?? null,
    files,
    position: placed[0],
    positions: placed.map(({ at }) => at),
    placeName: located.find(({ name }) => name !== undefined)?.name,
  };
}

/**
 * Entries of the layout with `label_values`, whose labels are in the language of the account: the only value that is no address is the
 * caption, and files are in `media`.
 */
function labelled(entry: Fields): { caption: string | undefined; media: Fields[] } {
  const values = listOf(entry['label_values']);
  const texts = values.flatMap(({ value, href }) =>
    typeof value === 'string' && href === undefined && !/^https?:/.test(value) ? [value] : [],
  );
  const media = values.flatMap((value) => listOf(value['media']));
  return { caption: texts.toSorted((one, other) => other.length - one.length)[0], media };
}

function fileOf(medium: Fields): NamedFile | undefined {
  const path = medium['uri'] ?? medium['path'];
  if (typeof path !== 'string' || path === '') return undefined;
  const covers = ['thumbnail', 'cover_photo', 'cover_image', 'cover_media'].map((name) => medium[name]);
  const cover = covers
    .map((value) => (isFields(value) ? value['uri'] : value))
    .find((value) => typeof value === 'string');
  return { path: mendedText(path), isVideo: isVideo(path), cover: cover && mendedText(cover) };
}

function captionIn(texts: readonly unknown[]): string {
  const text = texts.find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? mendedText(text).slice(0, MAX_CAPTION).toWellFormed() : '';
}

/** An instant in milliseconds. Exports have seconds, and the first layout the time of UTC, with or without an offset. */
function instantOf(value: unknown): number | null {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) {
    const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`;
    // Without its colon, an offset is not read by every engine.
    const time = Date.parse(zoned.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
    return isInstant(time) ? time : null;
  }
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || number <= 0) return null;
  const time = Math.round(number > 1e11 ? number : number * 1_000);
  return isInstant(time) ? time : null;
}

function isInstant(time: number): boolean {
  return Number.isSafeInteger(time) && time > 0 && time <= LAST_INSTANT;
}

/** The place of an entry or a medium: what the camera recorded, or what Instagram calls a location. */
function locationOf(value: Fields): { position: Located | undefined; name: string | undefined } {
  const metadata = isFields(value['media_metadata'])
    ? Object.values(value['media_metadata']).filter(isFields)
    : [];
  const exif = metadata.flatMap(({ exif_data: data }) => listOf(data));
  const { location, place } = value;
  const places = [location, place].filter(isFields);
  const coordinates = places.flatMap((one) => [one, one['coordinate'], one['coordinates']]).filter(isFields);
  const names = [location, ...places.map(({ name }) => name)].filter((name) => typeof name === 'string');
  const byCamera = [...exif, value].map(positionIn).find((found) => found !== undefined);
  const byPlace = coordinates.map(positionIn).find((found) => found !== undefined);
  return {
    position: byCamera ? { at: byCamera, from: 'photo' } : byPlace && { at: byPlace, from: 'instagram' },
    name: names.map((name) => mendedText(name).trim().slice(0, 200).toWellFormed()).find(isName),
  };
}

function isName(name: string): boolean {
  return !isBlank(name) && isOneLine(name);
}

function positionIn({ latitude, longitude, lat, lng }: Fields): Position | undefined {
  const { data } = positionSchema.safeParse({ lat: latitude ?? lat, lng: longitude ?? lng });
  // Cameras without a fix write zeros.
  return data === undefined || (data.lat === 0 && data.lng === 0) ? undefined : data;
}

/** The first layout lists every photo; those of a carousel have the same time and caption. */
function readFirst(json: unknown): DescribedMedium[] | undefined {
  if (!isFields(json)) return undefined;
  const media: DescribedMedium[] = [];
  const carousels = new Map<string, DescribedMedium>();
  for (const [key, type] of Object.entries(FIRST_TYPES)) {
    for (const entry of listOf(json[key])) {
      const medium = describe(
        { ...entry, uri: entry['uri'] ?? entry['path'], timestamp: entry['taken_at'] },
        type,
      );
      if (medium === undefined) continue;
      const carousel = `${type} ${medium.takenAt} ${medium.caption}`;
      const of = medium.takenAt === null ? undefined : carousels.get(carousel);
      if (of === undefined) {
        carousels.set(carousel, medium);
        media.push(medium);
      } else if (of.files.length < MAX_MEDIA_PHOTOS) {
        of.files.push(...medium.files);
        of.positions.push(...medium.positions);
        of.position ??= medium.position;
      }
    }
  }
  return Object.keys(json).some((key) => Object.hasOwn(FIRST_TYPES, key) || key === 'profile')
    ? media
    : undefined;
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
