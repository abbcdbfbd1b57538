import { COLLECTION_OF, KINDS } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { INDEX_OF_SORT, SEARCH_INDEX, WORKS_INDEX } from '@waymark/model/search/index-names';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { repairSearch, searchDifferences } from '../../functions/src/search/rebuild/differences.ts';
import { rebuildIndex } from '../../functions/src/search/rebuild/rebuild.ts';
import { RebuildRunningError } from '../../functions/src/search/rebuild/rebuild-lease.ts';
import { contentOf, publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { aCreator, aMember } from './people.ts';
import { answered, publish, published, refused } from './requests.ts';
import { askSearch, foundIn, searchFaults, searchOfStack } from './search-engine.ts';
import { soon } from './soon.ts';
import { change, draft, edit } from './works.ts';

const keySchema = z.strictObject({ key: z.string(), index: z.string(), validUntil: z.number() });
const stateSchema = z.strictObject({
  applicationId: z.string(),
  index: z.string(),
  records: z.number(),
  documents: z.number(),
});

afterEach(() => searchFaults({}));

/** A word that is in no other document. */
const word = () => `w${newId().toLowerCase()}`;

const keysFound = async (query: string) => (await foundIn(SEARCH_INDEX, query)).map(({ key }) => key);

async function expectFound(query: string, keys: readonly string[]): Promise<void> {
  await vi.waitFor(async () => expect((await keysFound(query)).sort()).toEqual([...keys].sort()), soon);
}

describe('the public index', () => {
  it('has what is public of every kind, and follows changes, hiding and deletion', async () => {
    const title = word();
    const ids = await Promise.all(KINDS.map((kind) => publicItem(kind, { title: { fr: title } })));
    const paths = KINDS.map((kind, i) => `${COLLECTION_OF[kind]}/${ids[i]}`);
    await expectFound(title, paths);

    const [renamed = '', hidden = '', deleted = '', ...others] = paths;
    const after = word();
    await database.doc(renamed).update({ title: { fr: after } });
    await database.doc(hidden).update({ visibility: 'unlisted' });
    await database.doc(deleted).delete();
    await expectFound(title, others);
    await expectFound(after, [renamed]);
  });

  it('has no unlisted item and no private list', async () => {
    const title = word();
    await publicItem('poi', { title: { en: title }, visibility: 'unlisted' });
    await publicItem('list', { title: { en: title }, visibility: 'private' });
    const poi = await publicItem('poi', { title: { en: title } });
    await expectFound(title, [`pois/${poi}`]);
  });

  it('has what a creator publishes, under their new name, until they are suspended', async () => {
    const creator = await aCreator();
    const [title, name] = [word(), word()];
    const content = { ...contentOf('marker', creator.uid), title: { en: title } };
    const workId = await draft(creator.uid, 'marker', content);
    const { id } = await published(await publish(creator, workId));
    await expectFound(title, [`markers/${id}`]);

    await database.doc(`creators/${creator.creatorId}`).update({ name });
    await expectFound(name, [`markers/${id}`, `creators/${creator.creatorId}`]);

    await database.doc(`creators/${creator.creatorId}`).update({ status: 'suspended' });
    await expectFound(name, []);
    await expectFound(title, []);
  });

  it('counts in how many lists an item is', async () => {
    const title = word();
    const id = await publicItem('pin', { title: { en: title } });
    const lists = [await publicItem('list', { count: 0 }), await publicItem('list', { count: 0 })];
    for (const list of lists) {
      await writeDocument(`lists/${list}/items/${newId()}`, { kind: 'pin', id, order: 'a' });
    }
    await vi.waitFor(
      async () => expect(await foundIn(INDEX_OF_SORT.saved, title)).toMatchObject([{ saves: 2 }]),
      soon,
    );
  });

  it('has countries and articles', async () => {
    expect(await keysFound('Nouvelle-Zélande')).toContain('countries/new-zealand');
    const article = (await database.collection('articles').limit(1).get()).docs[0];
    const query = String(article?.get('title.en'));
    expect(await keysFound(query)).toContain(`articles/${article?.id}`);
  });

  it('loses nothing while the engine is down, and is written when it is back', async () => {
    const titles = [word(), word(), word()];
    await searchFaults({ down: true });
    const ids: string[] = [];
    for (const title of titles) ids.push(await publicItem('marker', { title: { en: title } }));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await searchFaults({});
    for (const [i, title] of titles.entries()) await expectFound(title, [`markers/${ids[i]}`]);
  });
});

describe('a creator’s own works', () => {
  it('are found by their own key in any state, also by the last edit, and not from the trash', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const [title, later] = [word(), word()];
    const workId = await draft(creator.uid, 'poi', { title: { en: title } });
    await draft(other.uid, 'poi', { title: { en: title } });
    const answer = await askSearch('/key', creator);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { key, index, validUntil } = await answered(answer, keySchema);
    expect(index).toBe(WORKS_INDEX);
    expect(validUntil).toBeGreaterThan(Date.now() + 3_500_000);
    const own = async (query: string) => (await foundIn(WORKS_INDEX, query, key)).map(({ id }) => id);
    await vi.waitFor(async () => expect(await own(title)).toEqual([workId]), soon);

    const text = word();
    await edit(creator.uid, workId, { title: { en: later }, opening: { fr: `Fermé ${text}` } });
    for (const query of [later, text]) {
      await vi.waitFor(async () => expect(await own(query)).toEqual([workId]), soon);
    }
    await change(creator.uid, workId, { deletedAt: Timestamp.now() });
    await vi.waitFor(async () => expect(await own(later)).toEqual([]), soon);
  });

  it('have a key for creators only', async () => {
    for (const who of [undefined, 'not-a-token']) {
      await refused(await askSearch('/key', who), 401, 'login_required');
    }
    await refused(await askSearch('/key', await aMember()), 403, 'forbidden');
  });
});

describe('the state of the search', () => {
  it('counts the documents of the index and of the database', async () => {
    const answer = await askSearch('/state');
    const state = await answered(answer, stateSchema);
    expect(state).toMatchObject({ applicationId: 'LOCAL', index: SEARCH_INDEX });
    expect(state.documents).toBeGreaterThan(500);
    expect(state.records).toBeGreaterThan(500);
  });

  it('says that the engine does not answer', async () => {
    await searchFaults({ down: true });
    const answer = await askSearch('/state');
    expect(await refused(answer, 503, 'provider-unavailable')).toEqual([]);
  });
});

describe('the commands', { timeout: 120_000 }, () => {
  it('find and repair what no event has told the index', async () => {
    const search = searchOfStack();
    const poi = `pois/${await publicItem('poi', { title: { en: word() } })}`;
    await vi.waitFor(async () => expect(await pathsDiffering()).not.toContain(poi), soon);
    await search.engine.write(SEARCH_INDEX, [{ delete: poi }], { wait: true });
    expect(await pathsDiffering()).toContain(poi);
    await repairSearch(search, SEARCH_INDEX);
    expect(await pathsDiffering()).not.toContain(poi);
  });

  it('rebuild both indexes, with what is published meanwhile, and one rebuild at a time', async () => {
    const search = searchOfStack();
    const title = word();
    const rebuilds = [rebuildIndex(search, SEARCH_INDEX), rebuildIndex(search, SEARCH_INDEX)];
    // At once, because one of them may be refused during the publication.
    const ended = Promise.allSettled(rebuilds);
    const id = await publicItem('area', { title: { en: title } });
    expect((await ended).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([
      expect.any(RebuildRunningError),
    ]);
    await expectFound(title, [`areas/${id}`]);
    await rebuildIndex(search, WORKS_INDEX);
  });

  async function pathsDiffering(): Promise<string[]> {
    const paths: string[] = [];
    for await (const { path } of searchDifferences(searchOfStack(), SEARCH_INDEX)) paths.push(path);
    return paths;
  }
});
