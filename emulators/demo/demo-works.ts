import type { Reference } from '@waymark/model/entities/fields';
import { COLLECTION_OF, PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { Photo } from '@waymark/model/entities/photo';
import { withOneText } from '@waymark/model/entities/pin-text';
import type { Work } from '@waymark/model/entities/work';
import { richTextFromMarkdown } from '@waymark/model/rich-text/from-markdown';
import { demoFraction, demoId } from './demo-ids.ts';
import { type PhotoOf, PICTURE_SIZE } from './demo-pictures.ts';
import type { DemoContent } from './read-content.ts';

/** The demo content does not age: everything in it happened before this instant. */
export const DEMO_NOW = Date.UTC(2026, 8, 30, 12);
const DAY = 86_400_000;
const SCHEDULED_AT = Date.UTC(2099, 0, 1, 9);

export interface DemoWork {
  uid: string;
  /** When it is published, in milliseconds. */
  at: number;
  /** The final status of the work. It is written as a draft unless it is scheduled or archived from the start. */
  state: Work['state'];
  /** The id of its public document. */
  publicId: string;
  work: Work;
}

type Entry = Pick<DemoContent['pins'][number], 'key' | 'creator' | 'title'> &
  Partial<DemoContent['pins'][number]>;

/** All works of the demo content. Those that others refer to come first. */
export function demoWorks(
  content: DemoContent,
  uidOfCreator: (key: string) => string,
  photoOf: PhotoOf,
): DemoWork[] {
  const references = new Map(
    PUBLISHED_KINDS.flatMap((kind) =>
      content[COLLECTION_OF[kind]].map(({ key }): [string, Reference] => [key, { kind, id: demoId(key) }]),
    ),
  );
  const photosOf = ({ key, creator, photos = [] }: Entry) =>
    photos.map(({ alt }, index) =>
      photoOf(uidOfCreator(creator), { name: `${key}/${index + 1}`, ...PICTURE_SIZE, alt }),
    );
  const write = (kind: PublishedKind, entry: Entry, own: (photos: readonly Photo[]) => object): DemoWork => {
    const photos = photosOf(entry);
    const { title, summary = {}, visibility = 'public', tags = [] } = entry;
    const fields = { title, summary, visibility, tags, photos, ...own(photos) };
    const content = kind === 'pin' ? withOneText(fields) : fields;
    return demoWork(kind, entry, uidOfCreator(entry.creator), content);
  };

  return [
    ...content.areas.map((entry) =>
      write('area', entry, () => ({ geometry: geometryOf(entry.outlines), colour: entry.colour })),
    ),
    ...content.destinations.map((entry) =>
      write('destination', entry, () => ({
        position: positionOf(entry.at),
        type: entry.type,
        website: entry.website,
        bestMonths: entry.bestMonths,
        duration: entry.duration,
        destinationId: entry.destination && demoId(entry.destination),
        areaIds: entry.areas.map(demoId),
      })),
    ),
    ...content.pois.map((entry) =>
      write('poi', entry, () => ({
        position: positionOf(entry.at),
        category: entry.category,
        destinationId: entry.destination && demoId(entry.destination),
        address: entry.address,
        website: entry.website,
        opening: entry.opening ?? {},
        ...visitOf(entry),
      })),
    ),
    ...content.pins.map((entry) =>
      write('pin', entry, () => ({
        position: positionOf(entry.at),
        poiId: entry.poi && demoId(entry.poi),
        note: entry.note,
        visitedOn: entry.visitedOn,
        precision: entry.precision,
        category: entry.category,
        ...visitOf(entry),
      })),
    ),
    ...content.markers.map((entry) =>
      write('marker', entry, () => ({
        position: positionOf(entry.at),
        category: entry.category,
        icon: entry.icon,
        colour: entry.colour,
        label: entry.label,
        href: entry.href,
      })),
    ),
    ...content.posts.map((entry) =>
      write('post', entry, (photos) => ({
        body: bodyOf(entry.body, references, photos),
        places: entry.places.map((key) => references.get(key)),
      })),
    ),
  ];
}

function visitOf({
  openingHours,
  phone,
  priceLevel,
  bestMonths,
  duration,
}: DemoContent['pins'][number] | DemoContent['pois'][number]) {
  return { openingHours, phone, priceLevel, bestMonths, duration };
}

function demoWork(
  kind: PublishedKind,
  { key, state = 'published' }: Entry,
  uid: string,
  fields: object,
): DemoWork {
  const at = DEMO_NOW - Math.round(demoFraction(key) * 240 * DAY);
  return {
    uid,
    at,
    state,
    publicId: demoId(key),
    work: {
      id: demoId(`work ${key}`),
      kind,
      state: state === 'scheduled' || state === 'archived' ? state : 'draft',
      revision: 1,
      content: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      createdAt: at - 2 * DAY,
      updatedAt: at,
      ...(state === 'scheduled' && { publishAt: SCHEDULED_AT }),
    },
  };
}

function positionOf([lat, lng]: readonly [number, number]) {
  return { lat, lng };
}

function geometryOf(outlines: readonly (readonly [number, number])[][]): string {
  const polygons = outlines.map((outline) => [[...outline, ...outline.slice(0, 1)]]);
  const [only, ...others] = polygons;
  return JSON.stringify(
    others.length === 0
      ? { type: 'Polygon', coordinates: only }
      : { type: 'MultiPolygon', coordinates: polygons },
  );
}

function bodyOf(
  body: DemoContent['posts'][number]['body'],
  references: ReadonlyMap<string, Reference>,
  photos: readonly Photo[],
): Record<string, string> {
  const targets = {
    place: (key: string) => references.get(key),
    photo: (number: number) => photos[number - 1]?.path,
  };
  return Object.fromEntries(
    Object.entries(body).map(([language, markdown]) => [
      language,
      JSON.stringify(richTextFromMarkdown(markdown, targets)),
    ]),
  );
}
