import { expect, it } from 'vitest';
import { limitPerProcess, type TakePoint } from './limits.ts';

/** Takes a point as a new client that came a way. */
const taken = (take: TakePoint, client: string, way: string) =>
  take({ key: `${client} by ${way}`, way }).then(
    () => 'taken',
    (error: { code?: unknown }) => error.code,
  );

it('holds in one process for all who came the same way, whatever clients they invent, and not for others', async () => {
  const take = limitPerProcess({ name: 'test', points: 3, ofAll: 5, duration: 60 });
  const flood = [];
  for (let client = 0; client < 8; client++) flood.push(await taken(take, String(client), 'caller'));
  expect(flood).toEqual([...Array.from({ length: 5 }, () => 'taken'), 'too-many', 'too-many', 'too-many']);
  expect(await taken(take, 'visitor', 'hosting')).toBe('taken');
});

it('takes nothing of the others for a client that it refuses', async () => {
  const take = limitPerProcess({ name: 'test', points: 1, ofAll: 2, duration: 60 });
  const same = [];
  for (let time = 0; time < 4; time++) same.push(await taken(take, 'same', 'hosting'));
  expect(same).toEqual(['taken', 'too-many', 'too-many', 'too-many']);
  expect(await taken(take, 'another', 'hosting')).toBe('taken');
});
