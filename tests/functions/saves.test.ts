import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { describe, expect, it, vi } from 'vitest';
import { contentOf, publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { payloadOf } from './payloads.ts';
import { aCreator } from './people.ts';
import { publish, published, unpublish } from './requests.ts';
import { soon } from './soon.ts';
import { draft, onlyPublicOf } from './works.ts';

const HOUR = 3_600_000;

/** Puts an item into a list, as its owner does. */
async function save(kind: 'poi' | 'post' | 'list', id: string, list: string) {
  const path = `lists/${list}/items/${newId()}`;
  await writeDocument(path, { kind, id, order: 'a0' });
  return database.doc(path);
}

async function expectSaves(path: string, count: number) {
  await vi.waitFor(async () => expect((await database.doc(path).get()).get('saves')).toBe(count), soon);
}

describe('in how many lists an item is', () => {
  it('decides what comes first on the pages of its creator and its country, before what is new', async () => {
    const { creatorId } = await aCreator();
    const fields = { creatorId, countryCode: 'KM' };
    const loved = await publicItem('poi', { ...fields, publishedAt: Date.now() - 2 * HOUR });
    const newer = await publicItem('poi', { ...fields, publishedAt: Date.now() - HOUR });
    const order = async (page: 'creators-id' | 'countries-slug', path: string) => {
      const { sections } = await payloadOf(page, path);
      return sections.find(({ kind }) => kind === 'poi')?.cards.map(({ id }) => id);
    };
    const pages = () =>
      Promise.all([
        order('creators-id', `/creators/${creatorId}`),
        order('countries-slug', '/countries/comoros'),
      ]);
    expect(await pages()).toEqual([
      [newer, loved],
      [newer, loved],
    ]);

    const lists = [await publicItem('list', { visibility: 'private' }), await publicItem('list')];
    const entries = await Promise.all(lists.map((list) => save('poi', loved, list)));
    await expectSaves(`pois/${loved}`, 2);
    // A page is kept for a minute at its address, and another address is another page.
    expect((await payloadOf('creators-id', `/fr/creators/${creatorId}`)).sections[0]?.cards[0]?.id).toBe(
      loved,
    );
    expect((await payloadOf('countries-slug', '/fr/countries/comoros')).sections[0]?.cards[0]?.id).toBe(
      loved,
    );

    for (const entry of entries) await entry.delete();
    await expectSaves(`pois/${loved}`, 0);
  });

  it('decides which story about a place comes first', async () => {
    const place = await publicItem('poi');
    const about = { places: [{ kind: 'poi', id: place }] };
    const loved = await publicItem('post', { ...about, publishedAt: Date.now() - 2 * HOUR });
    const newer = await publicItem('post', { ...about, publishedAt: Date.now() - HOUR });
    await save('post', loved, await publicItem('list'));
    await expectSaves(`posts/${loved}`, 1);
    const { stories } = await payloadOf('pois-id', `/pois/${place}`);
    expect(stories?.map(({ id }) => id)).toEqual([loved, newer]);
  });

  it('has each list once, and lists are not counted themselves', async () => {
    const [inner, outer] = [await publicItem('list'), await publicItem('list')];
    const poi = await publicItem('poi');
    await save('list', inner, outer);
    await save('poi', poi, outer);
    await save('poi', poi, outer);
    await save('poi', poi, inner);
    await expectSaves(`pois/${poi}`, 2);
    expect((await database.doc(`lists/${inner}`).get()).get('saves')).toBeUndefined();
  });

  it('is counted again where an item comes back, and leaves the item as it is otherwise', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'poi', contentOf('poi', creator.uid));
    const { id } = await published(await publish(creator, workId));
    const before = await onlyPublicOf('poi', creator.uid);
    expect(before).toMatchObject({ saves: 0 });
    await save('poi', id, await publicItem('list'));
    const path = `${COLLECTION_OF.poi}/${id}`;
    await expectSaves(path, 1);
    expect(await onlyPublicOf('poi', creator.uid)).toEqual({ ...before, saves: 1 });

    expect((await unpublish(creator, workId)).status).toBe(204);
    await published(await publish(creator, workId));
    await expectSaves(path, 1);
  });
});
