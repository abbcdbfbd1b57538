import { expect, it } from 'vitest';
import { MemoryEngine, MemorySources } from '../../testing/memory-search.ts';
import { RefusedError, type SearchEngine } from '../engine/engine.ts';
import { operationsFor, writeSources } from './write-sources.ts';

const refuse = (error: unknown) => {
  throw error;
};

async function documents(...words: number[]) {
  const sources = new MemorySources();
  const paths = words.map((_, i) => `posts/${i}`);
  for (const [i, path] of paths.entries()) {
    sources.documents.set(path, { title: 'word', words: words[i] ?? 0, isPublic: true });
  }
  return { sources, sourced: await sources.withSteps().read(paths), paths };
}

it('takes away the parts that a shorter text does not need', async () => {
  const engine = new MemoryEngine();
  const { sources, sourced, paths } = await documents(9_000);
  await writeSources(engine.withSteps(), 'waymark', sourced, refuse);
  expect(engine.records('waymark').size).toBe(5);

  sources.documents.set('posts/0', { title: 'word', words: 3, isPublic: true });
  await writeSources(engine.withSteps(), 'waymark', await sources.withSteps().read(paths), refuse);
  expect([...engine.records('waymark').keys()]).toEqual(['posts/0']);
});

it('takes away every record of what is not public any more', async () => {
  const { sourced } = await documents(3);
  expect(operationsFor({ path: 'posts/0', index: 'waymark', records: [], most: 3 })).toEqual([
    { delete: 'posts/0' },
    { delete: 'posts/0#1' },
    { delete: 'posts/0#2' },
  ]);
  expect(sourced[0]?.most).toBe(5);
});

it('writes all others where the engine refuses a record, and names the refused one', async () => {
  const memory = new MemoryEngine();
  const engine = memory.withSteps();
  const strict: SearchEngine = {
    ...engine,
    write: async (index, operations) => {
      if (operations.some((operation) => 'add' in operation && operation.add.key === 'posts/1')) {
        throw new RefusedError('No');
      }
      await engine.write(index, operations);
    },
  };
  const refused: string[] = [];
  const { sourced } = await documents(1, 1, 1);
  await writeSources(strict, 'waymark', sourced, (path) => refused.push(path));
  expect(refused).toEqual(['posts/1']);
  expect([...memory.records('waymark').keys()]).toEqual(['posts/0', 'posts/2']);
});

it('throws where the engine does not answer, so that it is tried again', async () => {
  const { sourced } = await documents(1);
  const down = new MemoryEngine().withSteps(async () => {
    throw new Error('down');
  });
  await expect(writeSources(down, 'waymark', sourced, refuse)).rejects.toThrow('down');
});
