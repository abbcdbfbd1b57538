import { expect, test, vi } from 'vitest';
import type { EngineResult, SearchAnswer } from './engine.ts';
import { findTags } from './find-tags.ts';

const engine = vi.hoisted(() => ({ ask: vi.fn<() => Promise<SearchAnswer<EngineResult[]>>>() }));
vi.mock('./engine.ts', () => engine);

test('tags come by the number of documents that have them', async () => {
  const facets = { tags: { food: 2, beach: 9, art: 5 } };
  engine.ask.mockResolvedValue({ done: [{ hits: [], total: 9, pages: 0, facets }] });
  expect(await findTags()).toEqual({ done: ['beach', 'art', 'food'] });
});

test('without an answer there is a failure', async () => {
  engine.ask.mockResolvedValue({ failure: { reason: 'unreachable' } });
  expect(await findTags()).toEqual({ failure: { reason: 'unreachable' } });
});
