import { type Work, work as workSchema } from '@waymark/model/entities/work';
import { MOST_VERSIONS, VERSION_PERIOD } from '@waymark/model/entities/work-version';
import { expect, it } from 'vitest';
import { readEntity, stored } from '../../functions/src/platform/stored.ts';
import { followVersions } from '../../functions/src/publish/versions/follow-versions.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { contentOf } from './content.ts';
import { database } from './database.ts';
import { aCreator } from './people.ts';
import { publish, published, purge } from './requests.ts';
import { soon } from './soon.ts';
import { change, draft, removeWork } from './works.ts';

/* Versions are kept by the trigger of works. */

const refOf = (uid: string, workId: string) => database.doc(`users/${uid}/works/${workId}`);

async function versionsIn(uid: string, workId: string) {
  const { docs } = await refOf(uid, workId).collection('versions').orderBy('revision').get();
  return docs.map((version) => version.data());
}

async function contentsIn(uid: string, workId: string): Promise<string[]> {
  const { docs } = await refOf(uid, workId).collection('versionContents').get();
  return docs.map(({ id }) => id);
}

async function read(uid: string, workId: string): Promise<Work> {
  const work = readEntity(await refOf(uid, workId).get(), workSchema);
  if (work === undefined) throw new Error('The work is missing.');
  return work;
}

const titled = (en: string) => ({ 'content.title': { en } });

it('the content before a pause in writing is kept, and what was typed meanwhile is one version', async () => {
  const { uid } = await aCreator();
  const workId = await draft(uid, 'pin', { title: { en: 'First' } });
  await change(uid, workId, { ...titled('Second'), updatedAt: new Date() });
  await expect.poll(() => versionsIn(uid, workId), soon).toHaveLength(1);
  await change(uid, workId, { ...titled('Third'), updatedAt: new Date() });
  const content = await refOf(uid, workId).collection('versionContents').doc('1').get();
  expect(content.get('content')).toEqual({ title: { en: 'First' } });
  expect(await versionsIn(uid, workId)).toMatchObject([{ revision: 1, isPublished: false }]);
});

it('what is published is a version', async () => {
  const creator = await aCreator();
  const workId = await draft(creator.uid, 'marker', contentOf('marker', creator.uid));
  await published(await publish(creator, workId));
  await expect.poll(() => versionsIn(creator.uid, workId), soon).toMatchObject([{ isPublished: true }]);
});

it.runIf(isFullRun)(
  'two events at once, or late, leave one version, and fifty with their contents stay',
  async () => {
    const { uid } = await aCreator();
    const workId = await draft(uid, 'pin', { title: { en: 'First' } });
    const at = { uid, id: workId };
    const base = await read(uid, workId);
    const day = Date.UTC(2026, 0, 15);
    const revisionAt = (revision: number): Work => ({
      ...base,
      revision,
      updatedAt: day + revision * VERSION_PERIOD,
      content: { title: { en: `Title ${revision}` } },
    });
    for (let revision = 2; revision <= MOST_VERSIONS + 12; revision++) {
      const [before, after] = [revisionAt(revision), revisionAt(revision + 1)];
      // Not every one twice: the emulator lets transactions about one document wait for seconds.
      const events = revision % 20 === 0 ? 2 : 1;
      await Promise.all(Array.from({ length: events }, () => followVersions(database, at, before, after)));
    }
    const versions = await versionsIn(uid, workId);
    // Eleven are older than the last fifty, all of one day: the last of them stays.
    expect(versions.map(({ revision }) => revision)).toEqual([
      12,
      ...Array.from({ length: MOST_VERSIONS }, (_, index) => 13 + index),
    ]);
    expect((await contentsIn(uid, workId)).toSorted()).toEqual(
      versions.map(({ revision }) => String(revision)).toSorted(),
    );
  },
);

it('contents of 200 KB in both languages are kept, fifty of them', async () => {
  const { uid } = await aCreator();
  const workId = await draft(uid, 'post', {});
  const base = await read(uid, workId);
  const long = (letter: string) => letter.repeat(200 * 1024);
  for (let revision = 1; revision <= MOST_VERSIONS; revision++) {
    const content = { body: { en: long('a'), fr: long('b') }, title: { en: `Title ${revision}` } };
    const before: Work = { ...base, revision, updatedAt: revision * VERSION_PERIOD, content };
    const after = {
      ...before,
      revision: revision + 1,
      updatedAt: (revision + 1) * VERSION_PERIOD,
      content: {},
    };
    await followVersions(database, { uid, id: workId }, before, after);
  }
  const versions = await versionsIn(uid, workId);
  expect(versions).toHaveLength(MOST_VERSIONS);
  // The list of versions stays small.
  expect(JSON.stringify(versions).length).toBeLessThan(20_000);
});

it('versions leave with their work: deleted by its owner, or from the trash', async () => {
  const creator = await aCreator();
  const { uid } = creator;
  const [deleted, purged] = [await draft(uid, 'pin', {}), await draft(uid, 'pin', {})];
  for (const workId of [deleted, purged]) {
    const ref = refOf(uid, workId);
    await ref
      .collection('versions')
      .doc('1')
      .set(stored.encode({ revision: 1, updatedAt: 1, isPublished: false }));
    await ref.collection('versionContents').doc('1').set({ content: {} });
  }
  await removeWork(uid, deleted);
  await change(uid, purged, { deletedAt: new Date() });
  expect((await purge(creator, [purged])).status).toBe(204);
  for (const workId of [deleted, purged]) {
    await expect.poll(() => versionsIn(uid, workId), soon).toEqual([]);
    await expect.poll(() => contentsIn(uid, workId), soon).toEqual([]);
  }
});

it('an event after the deletion of a work keeps nothing', async () => {
  const { uid } = await aCreator();
  const workId = await draft(uid, 'pin', { title: { en: 'First' } });
  const before = await read(uid, workId);
  await removeWork(uid, workId);
  const after = { ...before, revision: 2, updatedAt: before.updatedAt + VERSION_PERIOD, content: {} };
  await followVersions(database, { uid, id: workId }, before, after);
  expect(await versionsIn(uid, workId)).toEqual([]);
});
