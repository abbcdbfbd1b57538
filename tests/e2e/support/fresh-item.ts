import { COLLECTION_OF, type Kind } from '@waymark/model/entities/kinds';
import type { ListItem } from '@waymark/model/entities/list';
import type { Photo } from '@waymark/model/entities/photo';
import { geohashOf } from '@waymark/model/geography/geohash';
import type { Position } from '@waymark/model/geography/position';
import { newId } from '@waymark/model/ids';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';
import { exampleDocument, exampleList } from '@waymark/model/testing/examples';
import { stored } from '../../../functions/src/platform/stored.ts';
import { database } from './database.ts';
import { test as base } from './fixtures.ts';

/** The fields that a test sets on top of the example of the kind. */
type Fields = Readonly<Record<string, unknown>>;

/** Public items of one test, of any kind, as publishing writes them; `remove` removes them all. */
function freshItems(at: Position) {
  const written: FirebaseFirestore.DocumentReference[] = [];

  async function write(path: string, entity: Fields) {
    const ref = database().doc(path);
    written.push(ref);
    await ref.set(stored.encode(entity));
    return ref;
  }

  /** A point near the test's place. */
  function placed(kind: Kind, position: Position): Fields {
    const found = { position, geohash: geohashOf(position), quadkey: quadkeyAt(position) };
    const around = {
      west: position.lng - 0.1,
      east: position.lng + 0.1,
      south: position.lat - 0.1,
      north: position.lat + 0.1,
    };
    if (kind === 'post') return { ...found, bounds: around, tiles: tilesHolding(position) };
    if (kind !== 'area') return found;
    const ring = [
      [around.west, around.south],
      [around.east, around.south],
      [around.east, around.north],
      [around.west, around.south],
    ];
    const { position: centre, ...rest } = found;
    return {
      ...rest,
      centre,
      bounds: around,
      geometry: JSON.stringify({ type: 'Polygon', coordinates: [ring] }),
    };
  }

  async function publish(kind: Exclude<Kind, 'list'>, fields: Fields = {}, position: Position = at) {
    const id = newId();
    const { id: _, ...example } = exampleDocument(kind);
    const byline = { name: 'A Tester', handle: 'a-tester', avatar: null };
    const bare = { byline, countryCode: null, tags: [], photos: [], cover: null, areaIds: [], places: [] };
    const known = Object.fromEntries(Object.entries(bare).filter(([name]) => name in example));
    const ref = await write(`${COLLECTION_OF[kind]}/${id}`, {
      ...example,
      ...known,
      ...placed(kind, position),
      ...fields,
    });
    return { id, ref, path: `/${COLLECTION_OF[kind]}/${id}` };
  }

  /** A list of items, in this order. */
  async function publishList(
    items: readonly (Pick<ListItem, 'kind' | 'id'> & Partial<Pick<ListItem, 'itemId'>>)[],
    fields: Fields = {},
  ) {
    const id = newId();
    const { id: _, cover: __, stops: ___, days: ____, pictures: _____, ...example } = exampleList();
    const around = { west: at.lng - 0.1, east: at.lng + 0.1, south: at.lat - 0.1, north: at.lat + 0.1 };
    const ref = await write(`lists/${id}`, {
      ...example,
      position: at,
      bounds: around,
      quadkey: quadkeyAt(at),
      tiles: tilesHolding(at),
      count: items.length,
      ...fields,
    });
    await Promise.all(
      items.map(({ itemId = newId(), ...item }, index) =>
        write(`lists/${id}/items/${itemId}`, { ...item, order: `a${String(index).padStart(4, '0')}V` }),
      ),
    );
    return { id, ref, path: `/lists/${id}` };
  }

  return {
    publish,
    publishList,
    remove: () => Promise.all(written.map((ref) => ref.delete())),
  };
}

/** Photos with files: covers of the demo content. */
export async function demoPhotos(count: number): Promise<Photo[]> {
  const found = await database().collection('destinations').where('photos', '!=', []).limit(count).get();
  return found.docs.map((document) => document.data()['photos'][0]);
}

/** With items of the test, which are removed after it. */
export const test = base.extend<{ fresh: ReturnType<typeof freshItems> }>({
  fresh: async ({ sea }, use) => {
    const fresh = freshItems(sea);
    await use(fresh);
    await fresh.remove();
  },
});
