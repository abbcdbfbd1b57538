import { type Demo, demoContent, teamContent } from '../emulators/demo/demo-content.ts';
import type { DemoDocument } from '../emulators/demo/demo-document.ts';
import { bylineOf } from '../functions/src/publish/bylines.ts';
import { checkContent } from '../functions/src/publish/check-content.ts';
import { derive } from '../functions/src/publish/derive.ts';
import { countsOf } from '../functions/src/publish/derive-creator.ts';
import { deriveList } from '../functions/src/publish/derive-list.ts';
import { hoursOf } from '../functions/src/publish/hours-of.ts';
import { readCountries } from '../functions/src/publish/team/publish-countries.ts';
import { inParts } from '../functions/src/search/records/in-parts.ts';
import { itemRecord } from '../functions/src/search/records/item-record.ts';
import {
  articleRecord,
  countryRecord,
  creatorRecord,
} from '../functions/src/search/records/other-records.ts';
import { MOST_PARTS } from '../functions/src/search/records/weights.ts';
import { type Creator, creator } from '../model/src/entities/creator.ts';
import { COLLECTION_OF } from '../model/src/entities/kinds.ts';
import { type List, type ListEntry, list, listEntry } from '../model/src/entities/list.ts';
import { itemsAmong } from '../model/src/entities/list-days.ts';
import { picture } from '../model/src/entities/photo-schema.ts';
import type { PublicDocument } from '../model/src/entities/public-document.ts';
import { positionOf } from '../model/src/entities/public-item.ts';
import { snapToGrid } from '../model/src/geography/grid.ts';
import type { SearchRecord } from '../model/src/search/search-record.ts';

/** The records of all public demo content, as the functions make them after the seed, without a database. */
export async function demoRecords(): Promise<SearchRecord[]> {
  const { articles, creators, works, lists } = await demoContent('https://identity.example/');
  const people = creators.documents.flatMap(({ path, fields }) => {
    const [collection, id] = path.split('/');
    return collection === 'creators' ? [creator.parse({ id, ...fields })] : [];
  });
  const documents = await published(works, people);
  const shown = [...documents.values()].filter(({ visibility }) => visibility === 'public');
  const saves = Map.groupBy(itemsAmong(entriesIn(lists)), ({ id }) => id);
  const items = [...documents.values(), ...derivedLists(lists, documents)];
  const wholes = [
    ...items.map((item) => itemRecord(item, saves.get(item.id)?.length ?? 0)),
    ...people.map((person) =>
      creatorRecord({ ...person, total: shown.filter(({ creatorId }) => creatorId === person.id).length }),
    ),
    ...readCountries(teamContent('countries')).map((country) =>
      countryRecord({ ...country, counts: countsOf(kindsIn(shown, country.code)) }),
    ),
    ...articles.map(articleRecord),
  ];
  return wholes.flatMap((whole) => (whole ? inParts(whole, MOST_PARTS[whole.record.kind]) : []));
}

function kindsIn(documents: readonly PublicDocument[], code: string) {
  return documents.filter(({ countryCode }) => countryCode === code).map(({ kind }) => kind);
}

/** The public documents by their path. */
async function published(
  works: Demo['works'],
  people: readonly Creator[],
): Promise<Map<string, PublicDocument>> {
  const writers = new Map(people.map((person) => [person.userId, person]));
  const documents = new Map<string, PublicDocument>();
  for (const { uid, at, state, publicId, work } of works) {
    if (state !== 'published' && state !== 'changed') continue;
    const result = checkContent(work, [uid]);
    const writer = writers.get(uid);
    if ('problems' in result || writer === undefined)
      throw new Error(`The work ${work.id} cannot be published`);
    const { checked } = result;
    const places = checked.kind === 'post' ? checked.content.places : [];
    const mentioned = places.map(({ kind, id }) => documents.get(`${COLLECTION_OF[kind]}/${id}`));
    const poiId = checked.kind === 'pin' ? checked.content.poiId : undefined;
    const poi = poiId === undefined ? undefined : documents.get(`${COLLECTION_OF.poi}/${poiId}`);
    const hours = await hoursOf(checked.content);
    if (hours === 'malformed') throw new Error(`The opening hours of the work ${work.id} are malformed`);
    const document = derive(checked, {
      id: publicId,
      ownerId: uid,
      creatorId: writer.id,
      byline: bylineOf(writer),
      publishedAt: at,
      updatedAt: at,
      version: 1,
      saves: 0,
      placePositions: mentioned.flatMap((place) => mentionedPosition(place) ?? []),
      poiCategory: poi?.kind === 'poi' ? poi.category : undefined,
      hours,
    });
    documents.set(`${COLLECTION_OF[checked.kind]}/${publicId}`, document);
  }
  return documents;
}

/** A story stores only the grid cell of a pin. */
function mentionedPosition(document: PublicDocument | undefined) {
  const position = publicPosition(document);
  return position && document?.kind === 'pin' ? snapToGrid(position) : position;
}

function derivedLists(
  written: readonly DemoDocument[],
  documents: ReadonlyMap<string, PublicDocument>,
): List[] {
  return written.flatMap(({ path, fields }) => {
    const [, id, isEntry] = path.split('/');
    if (isEntry !== undefined) return [];
    const entries = entriesIn(written.filter((other) => other.path.startsWith(`${path}/`)));
    const placed = entries.map((entry) => {
      if (!('kind' in entry)) return 'heading';
      const document = documents.get(`${COLLECTION_OF[entry.kind]}/${entry.id}`);
      return { ...entry, position: publicPosition(document), picture: publicPicture(document) };
    });
    return [list.parse({ id, ...fields, ...deriveList(placed) })];
  });
}

function entriesIn(written: readonly DemoDocument[]): ListEntry[] {
  return written.flatMap(({ path, fields }) => {
    const [, , isEntry, itemId] = path.split('/');
    return isEntry === undefined ? [] : [listEntry.parse({ itemId, ...fields })];
  });
}

function publicPosition(document: PublicDocument | undefined) {
  return document?.visibility === 'public' ? (positionOf(document) ?? undefined) : undefined;
}

function publicPicture(document: PublicDocument | undefined) {
  return document?.visibility === 'public' ? picture.safeParse(document.cover).data : undefined;
}
