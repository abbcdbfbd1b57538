import { newId } from '@waymark/model/ids';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { answerRefusals } from '../platform/answer-refusals.ts';
import { works } from './works-endpoint.ts';

// Every caller is accepted and nothing is done: only the limits are tested.
vi.mock('../platform/caller.ts', () => ({
  callerOf: async (authorization: string) => ({ uid: authorization, permissions: [] }),
  requirePermission: () => undefined,
}));
vi.mock('../photos/photo-store.ts', () => ({ photoStore: () => ({}) }));
const { checking, purging, busy } = vi.hoisted(() => {
  const busy = (work: { now: number; most: number }) => async () => {
    work.now += 1;
    work.most = Math.max(work.most, work.now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    work.now -= 1;
  };
  return { checking: { now: 0, most: 0 }, purging: { now: 0, most: 0 }, busy };
});
vi.mock('./trash/purge-trash.ts', () => ({ purgeWorks: busy(purging) }));
vi.mock('./check-publishable.ts', () => ({ checkWork: busy(checking) }));
vi.mock('./withdraw-work.ts', () => ({ unpublishWork: async () => undefined }));

const app = new Hono();
answerRefusals(app);
app.route('/', works);

async function ask(uid: string, path: string, body?: object): Promise<number> {
  const headers = { Authorization: uid, 'Content-Type': 'application/json' };
  const response = await app.request(path, {
    method: 'POST',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}

it('allows one creator 120 purges a minute, independently of others', async () => {
  const ids = [newId()];
  for (let time = 0; time < 120; time++) expect(await ask('ada', '/purge', { ids })).toBe(204);
  expect(await ask('ada', '/purge', { ids })).toBe(429);
  expect(await ask('grace', '/purge', { ids })).toBe(204);
});

it('allows 1,800 actions on works of one creator a minute', async () => {
  const path = `/${newId()}/unpublish`;
  for (let time = 0; time < 1_800; time++) expect(await ask('alan', path)).toBe(204);
  expect(await ask('alan', path)).toBe(429);
  expect(await ask('mary', path)).toBe(204);
});

it.each([
  ['checks', checking, 'check', undefined],
  ['purges', purging, 'purge', { ids: [newId()] }],
])('%s one after another for a creator', async (_what, work, action, body) => {
  const path = action === 'purge' ? '/purge' : `/${newId()}/check`;
  const many = (uid: string) => Promise.all(Array.from({ length: 8 }, () => ask(uid, path, body)));
  work.most = 0;
  expect(new Set(await many('edsger'))).toEqual(new Set([204]));
  expect(work.most).toBe(1);
  await Promise.all([many('edsger'), many('barbara')]);
  expect(work.most).toBe(2);
});
