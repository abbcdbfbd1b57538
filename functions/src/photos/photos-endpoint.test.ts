import { expect, it, vi } from 'vitest';
import { photos } from './photos-endpoint.ts';

vi.mock('../platform/caller.ts', () => ({
  callerOf: async (authorization: string) => ({ uid: authorization, permissions: [] }),
  requirePermission: () => undefined,
}));
const reading = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock('./uses-of-photos.ts', () => ({
  usesOfPhotos: async () => {
    reading.now += 1;
    reading.most = Math.max(reading.most, reading.now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    reading.now -= 1;
    return {};
  },
}));

const ask = (uid: string) => photos.request('/uses', { headers: { Authorization: uid } });

it('reads the works of a creator once at a time', async () => {
  const many = (uid: string) => Promise.all(Array.from({ length: 8 }, () => ask(uid)));
  expect((await many('ada')).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(reading.most).toBe(1);
  await Promise.all([many('ada'), many('grace')]);
  expect(reading.most).toBe(2);
});
