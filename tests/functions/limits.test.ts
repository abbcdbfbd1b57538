import { randomBytes } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FirestoreLimiter } from '../../functions/src/platform/firestore-limiter.ts';
import { limit, takeOfEach } from '../../functions/src/platform/limits.ts';
import { database } from './database.ts';

/** A name for the running test alone; its counters are removed after the test. */
function newName(): string {
  const name = `test-${randomBytes(6).toString('hex')}`;
  onTestFinished(() => database.recursiveDelete(database.doc(`limits/${name}`)));
  return name;
}

describe('a limit that all processes share', () => {
  const limiter = (keyPrefix: string, duration = 60) =>
    new FirestoreLimiter({ db: database, keyPrefix, points: 3, duration });

  it('counts what several processes take at once', async () => {
    const name = newName();
    const taken = await Promise.allSettled(
      Array.from({ length: 5 }, () => limiter(name).consume('198.51.100.7')),
    );
    const refusals = taken.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(RateLimiterRes);
    await expect(limiter(name).consume('198.51.100.8')).resolves.toMatchObject({ remainingPoints: 2 });
  });

  it('starts again after its time', async () => {
    const short = limiter(newName(), 0.5);
    for (let i = 0; i < 3; i++) await short.consume('');
    await expect(short.consume('')).rejects.toMatchObject({ remainingPoints: 0 });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(short.consume('')).resolves.toMatchObject({ consumedPoints: 1 });
  });

  it('stores no readable address, and too deep to start a trigger on root collections', async () => {
    const name = newName();
    await limiter(name).consume('198.51.100.9');
    const { docs } = await database.collection(`limits/${name}/countedKeys`).get();
    expect(docs).toHaveLength(1);
    expect(JSON.stringify(docs.map((each) => [each.id, each.data()]))).not.toContain('198.51');
    expect((await database.doc(`limits/${name}`).get()).exists).toBe(false);
  });
});

describe('a limit', () => {
  const take = async (taken: Promise<void>) =>
    taken.then(
      () => 'taken',
      (error: { code?: unknown }) => error.code,
    );

  it('includes what another process took', async () => {
    const limited = { name: newName(), points: 3, duration: 60 };
    const [here, there] = [limit(limited), limit(limited)];
    for (const takePoint of [here, here, there]) await takePoint('a sender');
    expect(await take(there('a sender'))).toBe('too-many');
    expect(await take(here('a sender'))).toBe('too-many');
    expect(await take(here('another sender'))).toBe('taken');
  });

  it('costs the database nothing where this process refuses by another one', async () => {
    const [wide, narrow] = [newName(), newName()];
    const limits = [
      limit({ name: wide, points: 100, duration: 60 }),
      limit({ name: narrow, points: 2, duration: 60 }),
    ] as const;
    const takeBoth = () => take(takeOfEach(limits.map((each) => [each, 'a sender'])));
    const taken = [];
    for (let time = 0; time < 5; time++) taken.push(await takeBoth());
    expect(taken).toEqual(['taken', 'taken', 'too-many', 'too-many', 'too-many']);
    const { docs } = await database.collection(`limits/${wide}/countedKeys`).get();
    expect(docs.map((each) => each.get('points'))).toEqual([2]);
  });

  it('holds for all keys together, where a sender can invent keys', async () => {
    const name = newName();
    onTestFinished(() => database.recursiveDelete(database.doc(`limits/${name}-all`)));
    const takePoint = limit({ name, points: 3, ofAll: 5, duration: 60 });
    const taken = await Promise.all(Array.from({ length: 8 }, (_, key) => take(takePoint(String(key)))));
    expect(taken.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'taken'),
      ...Array.from({ length: 3 }, () => 'too-many'),
    ]);
  });

  it('holds for those who came the same way, and not for others', async () => {
    const name = newName();
    onTestFinished(() => database.recursiveDelete(database.doc(`limits/${name}-all`)));
    const takePoint = limit({ name, points: 3, ofAll: 5, duration: 60 });
    const from = (way: string) => (_: unknown, key: number) =>
      take(takePoint({ key: `${key} by ${way}`, way }));
    const flood = await Promise.all(Array.from({ length: 8 }, from('caller')));
    expect(flood.filter((each) => each === 'taken')).toHaveLength(5);
    const visitors = await Promise.all(Array.from({ length: 5 }, from('hosting')));
    expect(visitors).toEqual(Array.from({ length: 5 }, () => 'taken'));
  });
});
