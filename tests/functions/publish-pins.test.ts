import { snapToGrid } from '@waymark/model/geography/grid';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { type AnyContent, contentOf } from './content.ts';
import { aCreator, type CreatorPerson } from './people.ts';
import { ask, check, publish, published, refused, unpublish } from './requests.ts';
import { soon } from './soon.ts';
import { change, draft, edit, onlyPublicOf, publicOf, workOf } from './works.ts';

const EXACT = { lat: 43.2951, lng: 5.3745 };

async function publishedPin(creator: CreatorPerson, fields: AnyContent) {
  const content = { ...contentOf('pin', creator.uid), position: EXACT, ...fields };
  const workId = await draft(creator.uid, 'pin', content);
  const { id } = await published(await publish(creator, workId));
  return { workId, id };
}

describe('publishing a story of a pin', () => {
  const story = async (creator: CreatorPerson, pinId: string) => {
    const body = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Early' }] }],
    };
    const content = {
      ...contentOf('post', creator.uid),
      // The text of the example embeds a place, whose position would count.
      body: { en: JSON.stringify(body) },
      places: [{ kind: 'pin', id: pinId }],
    };
    await published(await publish(creator, await draft(creator.uid, 'post', content)));
    return await onlyPublicOf('post', creator.uid);
  };

  it('puts it on the grid, so that a pin which becomes approximate later was never published exactly', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const { id } = await publishedPin(creator, { precision: 'exact' });
    expect((await story(other, id)).position).toEqual(snapToGrid(EXACT));
  });

  it('gives it no position where the pin is not public', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const { id } = await publishedPin(creator, { precision: 'exact', visibility: 'unlisted' });
    expect(await story(other, id)).toMatchObject({ position: null, bounds: null, quadkey: null });
  });
});

describe('publishing a pin', () => {
  it('puts a creator’s exact pin where they placed it, at its point of interest', async () => {
    const creator = await aCreator();
    await publishedPin(creator, { precision: 'exact' });

    const pin = await onlyPublicOf('pin', creator.uid);
    expect(pin.position).toEqual(EXACT);
    expect(pin).toHaveProperty('poiId');
  });

  it('puts a creator’s approximate pin on the grid, at no point of interest', async () => {
    const creator = await aCreator();
    const { workId } = await publishedPin(creator, { precision: 'approximate' });

    const pin = await onlyPublicOf('pin', creator.uid);
    expect(pin.position).toEqual(snapToGrid(EXACT));
    expect(pin).not.toHaveProperty('poiId');
    expect(await workOf(creator.uid, workId)).toMatchObject({ content: { position: EXACT } });
  });

  it('gives a new address to a pin that its creator makes approximate', async () => {
    const creator = await aCreator();
    const { workId, id } = await publishedPin(creator, { precision: 'exact' });

    await edit(creator.uid, workId, { precision: 'approximate' });
    const after = await published(await publish(creator, workId));

    const pin = await onlyPublicOf('pin', creator.uid);
    expect(pin.id).toBe(after.id);
    expect(pin.id).not.toBe(id);
    expect(pin.position).toEqual(snapToGrid(EXACT));
    expect([404, 410]).toContain((await ask(`/pins/${id}/_payload.json`)).status);
  });

  it('keeps the address of an approximate pin that its creator edits', async () => {
    const creator = await aCreator();
    const { workId, id } = await publishedPin(creator, { precision: 'approximate' });

    await edit(creator.uid, workId, { note: { en: 'Later in the day.' } });

    expect(await published(await publish(creator, workId))).toMatchObject({ id, version: 2 });
  });

  it('keeps the address of a creator’s approximate pin that was withdrawn', async () => {
    const creator = await aCreator();
    const { workId, id } = await publishedPin(creator, { precision: 'approximate' });

    await unpublish(creator, workId);
    const after = await published(await publish(creator, workId));

    expect(after.id).toBe(id);
    expect(await onlyPublicOf('pin', creator.uid)).toMatchObject({ id });
  });

  it('keeps the address of a creator’s approximate pin that was in the trash', async () => {
    const creator = await aCreator();
    const { workId, id } = await publishedPin(creator, { precision: 'approximate' });
    await change(creator.uid, workId, { deletedAt: new Date() });
    await vi.waitFor(async () => expect(await publicOf('pin', creator.uid)).toEqual([]), soon);

    await change(creator.uid, workId, { deletedAt: FieldValue.delete() });
    expect(await published(await publish(creator, workId))).toMatchObject({ id });
  });

  it('gives a new address to a creator’s exact pin that was withdrawn and is now approximate', async () => {
    const creator = await aCreator();
    const { workId, id } = await publishedPin(creator, { precision: 'exact' });

    await unpublish(creator, workId);
    await edit(creator.uid, workId, { precision: 'approximate' });
    const after = await published(await publish(creator, workId));

    expect(after.id).not.toBe(id);
    expect((await onlyPublicOf('pin', creator.uid)).position).toEqual(snapToGrid(EXACT));
  });
});

describe('publishing a pin at another creator’s point of interest', () => {
  /** A point of interest of another creator, as they published it. */
  async function othersPoi(visibility: 'public' | 'unlisted') {
    const other = await aCreator();
    const content = { ...contentOf('poi', other.uid), visibility };
    const workId = await draft(other.uid, 'poi', content);
    const { id } = await published(await publish(other, workId));
    return { other, workId, id };
  }

  it.each(['public', 'unlisted'] as const)('allows a reference to one that is %s', async (visibility) => {
    const { id } = await othersPoi(visibility);
    const creator = await aCreator();
    await publishedPin(creator, { precision: 'exact', poiId: id });
    expect(await onlyPublicOf('pin', creator.uid)).toHaveProperty('poiId', id);
  });

  it('refuses a reference to one that was withdrawn', async () => {
    const { other, workId, id } = await othersPoi('public');
    await unpublish(other, workId);
    const creator = await aCreator();
    const content = { ...contentOf('pin', creator.uid), poiId: id };
    const pin = await draft(creator.uid, 'pin', content);
    expect(await refused(await check(creator, pin), 422, 'invalid')).toEqual(['poiId not-found']);
    expect(await refused(await publish(creator, pin), 422, 'invalid')).toEqual(['poiId not-found']);
  });

  it('does not reveal that a draft of another creator exists', async () => {
    const other = await aCreator();
    const workId = await draft(other.uid, 'poi', contentOf('poi', other.uid));
    const creator = await aCreator();
    const pin = await draft(creator.uid, 'pin', {
      ...contentOf('pin', creator.uid),
      poiId: workId,
    });
    expect(await refused(await publish(creator, pin), 422, 'invalid')).toEqual(['poiId not-found']);
  });
});
