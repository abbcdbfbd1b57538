import { expect, it, vi } from 'vitest';
import { enqueueOriginal, makePhotoVariants } from './follow-task.ts';

const ORIGINAL = `originals/ada/${'p'.repeat(20)}`;

const { jobs, refuse, follow } = vi.hoisted(() => ({
  jobs: [] as object[],
  refuse: vi.fn(async () => true),
  follow: vi.fn(async () => undefined),
}));

vi.mock('../platform/task-queue.ts', () => ({
  IS_LOCAL: true,
  taskQueue: () => async (_name: string, job: object) => jobs.push(job) > 0,
}));
vi.mock('../platform/admin.ts', () => ({ firestore: {} }));
vi.mock('../publish/count-task.ts', () => ({ enqueueCount: async () => undefined }));
vi.mock('./photo-store.ts', () => ({ photoStore: () => ({}) }));
vi.mock('./photos-of-suspended.ts', () => ({ withdrawOfSuspended: async () => false }));
vi.mock('./follow-original.ts', () => ({ followOriginal: follow, recordFailure: follow }));
// The quota of the owner is used up.
vi.mock('./refuse-over-quota.ts', () => ({ refuseOverQuota: refuse }));

async function happens(what: 'stored' | 'again'): Promise<void> {
  refuse.mockClear();
  follow.mockClear();
  await enqueueOriginal({ original: ORIGINAL, generation: '1', what });
  const data: object = jobs.pop() ?? {};
  await makePhotoVariants.run({ data, retryCount: 0 } as Parameters<typeof makePhotoVariants.run>[0]);
}

it('a new original is refused beyond the quota', async () => {
  await happens('stored');
  expect(refuse).toHaveBeenCalled();
  expect(follow).not.toHaveBeenCalled();
});

it('the original of a creator who is active again is made again, whatever they have', async () => {
  await happens('again');
  expect(refuse).not.toHaveBeenCalled();
  expect(follow).toHaveBeenCalled();
});
