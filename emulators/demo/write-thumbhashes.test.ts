import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { DemoPicture } from './demo-pictures.ts';
import { writeThumbhashes } from './write-thumbhashes.ts';

const pictures = ['c', 'a', 'b'].map(
  (seed): DemoPicture => ({ path: `photos/${seed}`, seed, region: 'americas', subject: 'avatar' }),
);
const render = async ({ seed }: DemoPicture) => ({ thumbhash: `hash of ${seed}` });

function newFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-thumbhashes-'));
  return { result: join(folder, 'result.json'), unfinished: join(folder, 'unfinished.json') };
}

it('writes the hash of every picture, sorted by seed', async () => {
  const files = newFiles();
  await writeThumbhashes(pictures, render, files, () => {});
  expect(Object.entries(JSON.parse(readFileSync(files.result, 'utf8')))).toEqual([
    ['a', 'hash of a'],
    ['b', 'hash of b'],
    ['c', 'hash of c'],
  ]);
  expect(existsSync(files.unfinished)).toBe(false);
});

it('goes on where an interrupted run was, and leaves the old result until it has all', async () => {
  const files = newFiles();
  const failing = async (picture: DemoPicture) => {
    if (picture.seed === 'b') throw new Error('no paint');
    return render(picture);
  };
  await expect(writeThumbhashes(pictures, failing, files, () => {})).rejects.toThrow('no paint');
  expect(existsSync(files.result)).toBe(false);

  const drawn: string[] = [];
  const counting = (picture: DemoPicture) => {
    drawn.push(picture.seed);
    return render(picture);
  };
  await writeThumbhashes(pictures, counting, files, () => {});
  expect(drawn).toEqual(['b']);
});
