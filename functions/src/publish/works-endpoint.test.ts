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
vi.mock('./trash/purge-trash.ts', () => ({ purgeWorks: async () => undefined }));
const checking = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock('./check-publishable.ts', () => ({
  checkWork: async () => {
    checking.now += 1;
    checking.most = Math.max(checking.most, checking.now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    checking.now -= 1;
  },
}));
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

it('checks one work of a creator at a time', async () => {
  const many = (uid: string) => Promise.all(Array.from({ length: 8 }, () => ask(uid, `/${newId()}/check`)));
  expect(new Set(await many('edsger'))).toEqual(new Set([204]));
  expect(checking.most).toBe(1);
  await Promise.all([many('edsger'), many('barbara')]);
  expect(checking.most).toBe(2);
});
