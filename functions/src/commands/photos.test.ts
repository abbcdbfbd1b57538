import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PhotoDifference } from '../photos/photo-differences.ts';

const chooseDatabase = vi.hoisted(() => vi.fn());
const differences = vi.hoisted(() => ({ found: [] as unknown[] }));
vi.mock('./choose-database.ts', () => ({ chooseDatabase }));
vi.mock('./choose-buckets.ts', () => ({ chooseBuckets: () => ({ originals: 'o', bucket: 'v' }) }));
vi.mock('../platform/admin.ts', () => ({ firestore: {}, storage: { bucket: (name: string) => name } }));
vi.mock('../photos/photo-differences.ts', () => ({
  photoDifferences: async function* () {
    yield* differences.found;
  },
}));

const before = process.argv;

beforeEach(() => {
  vi.resetModules();
  chooseDatabase.mockReset();
  process.exitCode = undefined;
});
afterEach(() => {
  process.argv = before;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** Runs the command. @returns the lines of its output, those of failures, and the exit code */
async function run(words: readonly string[], found: readonly PhotoDifference[] = []) {
  differences.found = [...found];
  const [out, failed]: [string[], string[]] = [[], []];
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(line));
  vi.spyOn(console, 'error').mockImplementation((...line) => void failed.push(line.join(' ')));
  process.argv = ['node', 'photos.ts', ...words];
  await import('./photos.ts');
  return { out, failed, code: process.exitCode };
}

const differing = (path: string, mend = async () => {}): PhotoDifference => ({
  ...{ path, what: 'missing variants', files: ['640.webp'] },
  mend,
});
const unused: PhotoDifference = { path: 'originals/u/c', what: 'unused', files: [] };

it.each([[[]], [['--check', '--repair']], [['--check', '--all']], [['check']]])(
  '%j is no command, and nothing is read',
  async (words) => {
    const { out, failed, code } = await run(words);
    expect(out).toEqual([]);
    expect(failed).toHaveLength(1);
    expect(code).toBe(1);
    expect(chooseDatabase).not.toHaveBeenCalled();
  },
);

it('says how it is used, and which project it reads', async () => {
  expect((await run([])).failed).toEqual(['Usage: npm run photos -- --check | --repair [--project ID]']);
  vi.resetModules();
  process.exitCode = undefined;
  const { code } = await run(['--check', '--project', 'waymark-live']);
  expect(chooseDatabase).toHaveBeenCalledExactlyOnceWith('waymark-live');
  expect(code).toBeUndefined();
});

it('a database that does not answer is one sentence', async () => {
  chooseDatabase.mockRejectedValue(new Error('The local stack does not run.'));
  const { failed, code } = await run(['--check']);
  expect(failed).toEqual(['The local stack does not run.']);
  expect(code).toBe(1);
});

it('a check prints what differs, mends nothing and fails', async () => {
  const mend = vi.fn(async () => {});
  const { out, code } = await run(['--check'], [differing('originals/u/a', mend), unused]);
  expect(out).toEqual([
    'originals/u/a  missing variants  640.webp',
    'originals/u/c  unused',
    '1 photo differs.',
    'Unused, and kept: 1.',
  ]);
  expect(mend).not.toHaveBeenCalled();
  expect(code).toBe(1);
});

it('photos that nothing shows are no failure', async () => {
  const { out, code } = await run(['--check'], [unused]);
  expect(out.at(-2)).toBe('Every original has its record and its variants, and nothing is left over.');
  expect(code).toBeUndefined();
});

it('a repair mends all, and succeeds', async () => {
  const mend = vi.fn(async () => {});
  const { out, code } = await run(
    ['--repair'],
    [differing('originals/u/a', mend), differing('originals/u/b', mend)],
  );
  expect(out.at(-1)).toBe('2 photos differ; 2 mended.');
  expect(mend).toHaveBeenCalledTimes(2);
  expect(code).toBeUndefined();
});

it('a repair goes on after a photo that cannot be mended, and fails', async () => {
  const mend = vi.fn(async () => {});
  const lost = async () => {
    throw new Error('away');
  };
  const found = [differing('originals/u/a', lost), differing('originals/u/b', mend)];
  const { out, failed, code } = await run(['--repair'], found);
  expect(failed).toEqual(['originals/u/a could not be mended: Error: away']);
  expect(mend).toHaveBeenCalledOnce();
  expect(out.at(-1)).toBe('2 photos differ; 1 mended.');
  expect(code).toBe(1);
});
