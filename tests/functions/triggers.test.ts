import { COUNTRY_SUMMARIES_PATH } from '@waymark/model/entities/country-summaries';
import type { KindCounts } from '@waymark/model/entities/creator';
import { type Kind, PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { MAX_LIST_DAYS } from '@waymark/model/entities/list';
import { newId } from '@waymark/model/ids';
import { quadkeyAt } from '@waymark/model/map-index/map-item';
import { exampleList, examplePhoto, examplePicture } from '@waymark/model/testing/examples';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { stored } from '../../functions/src/platform/stored.ts';
import { withdrawHidden } from '../../functions/src/publish/withdraw-work.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { contentOf, publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { itemAt, listedAt } from './map-index.ts';
import { aCreator, type CreatorPerson } from './people.ts';
import { publish, published } from './requests.ts';
import { soon } from './soon.ts';
import { change, draft, edit, onlyPublicOf, publicOf, removeWork, workOf } from './works.ts';

async function publishedWork(creator: CreatorPerson, kind: PublishedKind = 'marker'): Promise<string> {
  const workId = await draft(creator.uid, kind, contentOf(kind, creator.uid));
  await published(await publish(creator, workId));
  return workId;
}

describe('reactions to a change of a creator', () => {
  it('a creator’s new name and picture reach all their publications, and no others', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    for (const kind of PUBLISHED_KINDS) {
      await publicItem(kind, { ownerId: creator.uid, creatorId: creator.creatorId });
    }
    await publishedWork(other);
    const before = await onlyPublicOf('marker', other.uid);
    const fresh = { name: 'A New Name', avatar: examplePhoto('n') };

    await database.doc(`creators/${creator.creatorId}`).update(fresh);

    await vi.waitFor(async () => {
      for (const kind of PUBLISHED_KINDS) {
        expect((await onlyPublicOf(kind, creator.uid)).byline).toMatchObject(fresh);
      }
    }, soon);
    expect(await onlyPublicOf('marker', other.uid)).toEqual(before);
  });

  it.runIf(isFullRun)('the last of several quick changes of a name stays', async () => {
    const creator = await aCreator();
    await publishedWork(creator);

    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await database.doc(`creators/${creator.creatorId}`).update({ name });
    }

    await vi.waitFor(async () => {
      expect((await onlyPublicOf('marker', creator.uid)).byline.name).toBe('Four');
    }, soon);
  });

  it('an invalid creator record changes nothing', async () => {
    const creator = await aCreator();
    await publishedWork(creator);
    const before = await onlyPublicOf('marker', creator.uid);
    const ref = database.doc(`creators/${creator.creatorId}`);

    await ref.update({ name: 42 });
    await ref.update({ name: 'Right Again' });

    await vi.waitFor(async () => {
      expect((await onlyPublicOf('marker', creator.uid)).byline.name).toBe('Right Again');
    }, soon);
    expect(await onlyPublicOf('marker', creator.uid)).toEqual({
      ...before,
      byline: { ...before.byline, name: 'Right Again' },
    });
  });
});

describe('reactions to a suspension of a creator', () => {
  it('all publications of a suspended creator leave the public and the map, and no others do', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const position = { lat: -33.2, lng: -150.7 };
    const content = { ...contentOf('marker', creator.uid), position };
    const workId = await draft(creator.uid, 'marker', content);
    const { id } = await published(await publish(creator, workId));
    const theirs = await publicItem('list', { ownerId: creator.uid });
    const unknown = await publicItem('pin', { ownerId: creator.uid, creatorId: creator.creatorId });
    await publishedWork(other);
    await vi.waitFor(async () => expect(await listedAt(position)).toMatchObject([{ id }]), soon);

    await database.doc(`creators/${creator.creatorId}`).update({ status: 'suspended' });

    await vi.waitFor(async () => {
      expect(await publicOf('marker', creator.uid)).toEqual([]);
      expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'draft' });
      expect((await database.doc(`pins/${unknown}`).get()).exists).toBe(false);
      expect((await database.doc(`lists/${theirs}`).get()).get('visibility')).toBe('private');
      expect(await listedAt(position)).toEqual([]);
    }, soon);
    expect(await publicOf('marker', other.uid)).toHaveLength(1);
  });
});

describe('reactions to a hidden work', () => {
  it('a creator who archives a work withdraws it', async () => {
    const creator = await aCreator();
    const workId = await publishedWork(creator);

    await change(creator.uid, workId, { state: 'archived' });

    await vi.waitFor(async () => expect(await publicOf('marker', creator.uid)).toEqual([]), soon);
    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'archived' });
  });

  it('a creator who puts a work in the trash withdraws it, and finds a draft after restoring it', async () => {
    const creator = await aCreator();
    const workId = await publishedWork(creator);

    await change(creator.uid, workId, { deletedAt: Timestamp.now() });

    await vi.waitFor(async () => {
      expect(await publicOf('marker', creator.uid)).toEqual([]);
      expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'draft' });
    }, soon);
    await change(creator.uid, workId, { deletedAt: FieldValue.delete() });
    expect(await published(await publish(creator, workId))).toMatchObject({ version: 2 });
  });

  it('a purged work is no longer public', async () => {
    const creator = await aCreator();
    const workId = await publishedWork(creator);

    await removeWork(creator.uid, workId);

    await vi.waitFor(async () => expect(await publicOf('marker', creator.uid)).toEqual([]), soon);
  });

  it('a creator’s edit of a published work leaves it public', async () => {
    const creator = await aCreator();
    const [edited, archived] = [await publishedWork(creator), await publishedWork(creator)];

    await edit(creator.uid, edited, { title: { en: 'Not yet' } });
    await change(creator.uid, archived, { state: 'archived' });

    const { publicId } = await workOf(creator.uid, edited);
    await vi.waitFor(async () => {
      expect(await publicOf('marker', creator.uid)).toMatchObject([{ id: publicId }]);
    }, soon);
  });

  it('a late event does not withdraw what its creator has published again', async () => {
    const creator = await aCreator();
    const workId = await publishedWork(creator);
    const hidden = { ...(await workOf(creator.uid, workId)), deletedAt: Date.now() };

    await withdrawHidden(database, creator.uid, workId, hidden);

    expect(await publicOf('marker', creator.uid)).toHaveLength(1);
    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'published' });
  });

  it('a creator who archives a work and makes it a draft at once has it withdrawn', async () => {
    const creator = await aCreator();
    const workId = await publishedWork(creator);

    await change(creator.uid, workId, { state: 'archived' });
    await change(creator.uid, workId, { state: 'draft' });

    await vi.waitFor(async () => expect(await publicOf('marker', creator.uid)).toEqual([]), soon);
    expect(await workOf(creator.uid, workId)).toMatchObject({ state: 'draft' });
  });

  it('a creator who archives a work and publishes it again at once has it public', async () => {
    const creator = await aCreator();
    const workId = await publishedWork(creator);

    await change(creator.uid, workId, { state: 'archived' });
    await published(await publish(creator, workId));
    // Reactions come in order here: when a later one has shown, that of the archiving is over.
    const witness = await publishedWork(creator);
    await change(creator.uid, witness, { state: 'archived' });

    const { publicId } = await workOf(creator.uid, workId);
    await vi.waitFor(async () => {
      expect(await publicOf('marker', creator.uid)).toMatchObject([{ id: publicId }]);
    }, soon);
  });
});

describe('reactions to a change of a list’s items', () => {
  const entry = (kind: Kind, id: string, order: string) => ({ kind, id, order });

  async function aList(): Promise<string> {
    const { id: _, cover: __, position: ___, bounds: ____, stops: _____, ...rest } = exampleList();
    const { days: ______, pictures: _______, quadkey: ________, tiles: _________, ...empty } = rest;
    const list = newId();
    await writeDocument(`lists/${list}`, { ...empty, count: 0 });
    return list;
  }

  async function listed(
    list: string,
  ): Promise<{ count?: unknown; days?: unknown; stops?: unknown; pictures?: unknown }> {
    return (await database.doc(`lists/${list}`).get()).data() ?? {};
  }

  it('the list has their number and positions, follows them on the map, and leaves it with the last', async () => {
    const [north, south] = [
      { lat: -51.25, lng: -141.5 },
      { lat: -52.75, lng: -140.25 },
    ];
    const list = await aList();
    const items = database.collection(`lists/${list}/items`);
    const second = newId();
    await writeDocument(`${items.path}/${second}`, entry('pin', await itemAt('pin', south), 'b'));
    await vi.waitFor(async () => expect((await listedAt(south)).map(({ id }) => id)).toContain(list), soon);
    const first = newId();
    await writeDocument(`${items.path}/${first}`, entry('area', await itemAt('area', north), 'a'));

    await vi.waitFor(async () => {
      const found = stored.decode((await database.doc(`lists/${list}`).get()).data() ?? {}, {
        field: 'id',
        value: list,
      });
      expect(found).toMatchObject({
        count: 2,
        position: north,
        bounds: { south: south.lat, north: north.lat, west: north.lng, east: south.lng },
        stops: [
          { kind: 'area', itemId: first, number: 1, position: north },
          { kind: 'pin', itemId: second, number: 2, position: south },
        ],
      });
      expect((await listedAt(north)).map(({ id }) => id)).toContain(list);
    }, soon);

    await Promise.all([first, second].map((id) => items.doc(id).delete()));
    await vi.waitFor(async () => {
      const found = await database.doc(`lists/${list}`).get();
      expect(found.data()).toMatchObject({ count: 0 });
      for (const name of ['position', 'bounds', 'quadkey', 'tiles', 'stops'])
        expect(found.get(name)).toBeUndefined();
      expect((await listedAt(north)).map(({ id }) => id)).not.toContain(list);
    }, soon);
  });

  it('the list hides the position of an unlisted item, and counts it', async () => {
    const list = await aList();
    const unlisted = await itemAt('pin', { lat: -53.5, lng: -141.5 }, { visibility: 'unlisted' });
    await writeDocument(`lists/${list}/items/${newId()}`, entry('pin', unlisted, 'a'));
    await vi.waitFor(async () => {
      const found = (await database.doc(`lists/${list}`).get()).data();
      expect(found).toMatchObject({ count: 1 });
      expect(found).not.toHaveProperty('position');
      expect(found).not.toHaveProperty('stops');
    }, soon);
  });

  it('the list follows an item that moves, is hidden and comes back', async () => {
    const list = await aList();
    const itemId = newId();
    const [here, there] = [
      { lat: -55.25, lng: -141.5 },
      { lat: -55.75, lng: -140.5 },
    ];
    const marker = await itemAt('marker', here);
    await writeDocument(`lists/${list}/items/${itemId}`, entry('marker', marker, 'a'));
    const stops = async () => {
      const found = stored.decode((await database.doc(`lists/${list}`).get()).data() ?? {});
      return found['stops'];
    };
    await vi.waitFor(
      async () => expect(await stops()).toEqual([{ kind: 'marker', itemId, number: 1, position: here }]),
      soon,
    );
    const ref = database.doc(`markers/${marker}`);

    await ref.update(stored.encode({ position: there, quadkey: quadkeyAt(there) }));
    await vi.waitFor(
      async () => expect(await stops()).toEqual([{ kind: 'marker', itemId, number: 1, position: there }]),
      soon,
    );

    await ref.update({ visibility: 'unlisted' });
    await vi.waitFor(async () => expect(await stops()).toBeUndefined(), soon);

    await ref.update({ visibility: 'public' });
    await vi.waitFor(
      async () => expect(await stops()).toEqual([{ kind: 'marker', itemId, number: 1, position: there }]),
      soon,
    );
  });

  it('the list shows the covers of its listed items, on the map too, and follows one that changes or is hidden', async () => {
    const list = await aList();
    const [here, there] = [
      { lat: -53.25, lng: -141.5 },
      { lat: -53.75, lng: -140.5 },
    ];
    const [first, second, third, fourth] = [newId(), newId(), newId(), newId()];
    const pin = await itemAt('pin', here, { cover: examplePhoto('c') });
    const marker = await itemAt('marker', there, { cover: examplePhoto('d') });
    // A story without a place.
    const story = await publicItem('post', { position: null, quadkey: null, cover: examplePhoto('e') });
    const unlisted = await itemAt('area', there, { visibility: 'unlisted', cover: examplePhoto('f') });
    const picture = (itemId: string, letter: string) => ({ itemId, ...examplePicture(letter) });
    const pictures = async () => (await listed(list)).pictures;
    const entries: [string, ReturnType<typeof entry>][] = [
      [first, entry('pin', pin, 'a')],
      [newId(), entry('list', await publicItem('list', { cover: examplePhoto('g') }), 'b')],
      [newId(), entry('area', unlisted, 'c')],
      [second, entry('marker', marker, 'd')],
      [third, entry('post', story, 'e')],
      [fourth, entry('marker', marker, 'f')],
    ];
    for (const [itemId, item] of entries) await writeDocument(`lists/${list}/items/${itemId}`, item);
    const others = [picture(second, 'd'), picture(third, 'e')];
    await vi.waitFor(async () => {
      expect(await pictures()).toEqual([picture(first, 'c'), ...others]);
      const onMap = (await listedAt(here)).find(({ id }) => id === list);
      expect(onMap?.cover).toBe(examplePhoto('c').path);
    }, soon);

    await database.doc(`pins/${pin}`).update({ cover: examplePhoto('h') });
    await vi.waitFor(async () => {
      expect(await pictures()).toEqual([picture(first, 'h'), ...others]);
      const onMap = (await listedAt(here)).find(({ id }) => id === list);
      expect(onMap?.cover).toBe(examplePhoto('h').path);
    }, soon);

    await database.doc(`pins/${pin}`).update({ visibility: 'unlisted' });
    await vi.waitFor(async () => expect(await pictures()).toEqual(others), soon);

    await database.doc(`posts/${story}`).delete();
    await vi.waitFor(async () => expect(await pictures()).toEqual([picture(second, 'd')]), soon);

    await database.doc(`markers/${marker}`).update({ cover: null });
    await vi.waitFor(async () => expect(await pictures()).toBeUndefined(), soon);
  });

  it.runIf(isFullRun)(
    'lists that contain each other come to rest, and never reveal the position of a private one',
    async () => {
      const [one, other] = [await aList(), await aList()];
      const marker = await itemAt('marker', { lat: -56.25, lng: -141.5 });
      await writeDocument(`lists/${other}/items/${newId()}`, entry('marker', marker, 'b'));
      await vi.waitFor(async () => expect((await listed(other)).stops).toHaveLength(1), soon);
      await writeDocument(`lists/${one}/items/${newId()}`, entry('list', other, 'a'));
      await vi.waitFor(async () => expect((await listed(one)).stops).toHaveLength(1), soon);
      await writeDocument(`lists/${other}/items/${newId()}`, entry('list', one, 'a'));
      await vi.waitFor(async () => expect((await listed(other)).stops).toHaveLength(2), soon);

      await database.doc(`lists/${other}`).update({ visibility: 'private' });

      await vi.waitFor(async () => expect((await listed(one)).stops).toBeUndefined(), soon);
    },
  );

  it('headings are days: they are counted apart from the items, and a stop has the number of its own', async () => {
    const list = await aList();
    const marker = await itemAt('marker', { lat: -54.75, lng: -141.5 });
    const items = `lists/${list}/items`;
    await writeDocument(`${items}/${newId()}`, { heading: { en: 'Day 1' }, order: 'a' });
    await writeDocument(`${items}/${newId()}`, entry('marker', marker, 'b'));
    const second = newId();
    await writeDocument(`${items}/${second}`, { heading: { fr: 'Jour 2' }, order: 'aV' });
    await vi.waitFor(async () => {
      const { count, days, stops } = await listed(list);
      expect({ count, days }).toEqual({ count: 1, days: 2 });
      expect(stops).toMatchObject([{ number: 1, day: 2 }]);
    }, soon);
    await database.doc(`${items}/${second}`).delete();
    await vi.waitFor(async () => {
      const { days, stops } = await listed(list);
      expect(days).toBe(1);
      expect(stops).toMatchObject([{ number: 1, day: 1 }]);
    }, soon);
  });

  it('headings beyond the limit are removed, the newest first, and no item with them', async () => {
    const list = await aList();
    const items = database.collection(`lists/${list}/items`);
    const marker = await itemAt('marker', { lat: -54.8, lng: -141.5 });
    await writeDocument(`lists/${list}/items/${newId()}`, entry('marker', marker, 'z'));
    await Promise.all(
      Array.from({ length: MAX_LIST_DAYS + 3 }, (_, i) =>
        writeDocument(`lists/${list}/items/${newId()}`, { heading: { en: `Day ${i}` }, order: `a${i}` }),
      ),
    );
    await vi.waitFor(async () => {
      const { count, days } = await listed(list);
      expect({ count, days }).toEqual({ count: 1, days: MAX_LIST_DAYS });
      expect((await items.get()).size).toBe(MAX_LIST_DAYS + 1);
    }, soon);
  });

  it.runIf(isFullRun)('many changes at once are all counted', async () => {
    const list = await aList();
    const marker = await itemAt('marker', { lat: -54.5, lng: -141.5 });
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        writeDocument(`lists/${list}/items/${newId()}`, entry('marker', marker, `a${i}`)),
      ),
    );
    await vi.waitFor(async () => {
      expect((await database.doc(`lists/${list}`).get()).get('count')).toBe(20);
    }, soon);
  });
});

describe('reactions of a country to a change of its items', () => {
  it('the country is counted again, and the summary of all countries follows', async () => {
    const country = database.doc('countries/tuvalu');
    const inTuvalu = async () => {
      const all: unknown = (await database.doc(COUNTRY_SUMMARIES_PATH).get()).get('countries');
      const summary = Array.isArray(all) ? all.find(({ code }) => code === 'TV') : undefined;
      return [(await country.get()).get('counts'), summary?.counts];
    };
    const before: KindCounts = (await country.get()).get('counts');
    const one = { ...before, pin: before.pin + 1 };

    const pin = await publicItem('pin', { countryCode: 'TV' });
    await vi.waitFor(async () => expect(await inTuvalu()).toEqual([one, one]), soon);

    await database.doc(`pins/${pin}`).update({ visibility: 'unlisted' });
    await vi.waitFor(async () => expect(await inTuvalu()).toEqual([before, before]), soon);
  });
});
