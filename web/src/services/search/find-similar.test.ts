import { afterEach, expect, test, vi } from 'vitest';
import { findSimilar } from './find-similar.ts';

const recommend = vi.hoisted(() => ({ getRecommendations: vi.fn() }));
vi.mock('algoliasearch/lite', () => ({ liteClient: () => recommend }));
vi.mock('../../config.ts', () => ({ config: {} }));

afterEach(() => {
  vi.restoreAllMocks();
});

test('similar items are asked for by the key of an item', async () => {
  const hit = { key: 'pins/b', kind: 'pin', id: 'b', title: { en: 'Quiet bay' }, _score: 80 };
  recommend.getRecommendations.mockResolvedValue({ results: [{ hits: [hit, {}] }] });
  expect((await findSimilar('pins/a')).map(({ key }) => key)).toEqual(['pins/b']);
  expect(recommend.getRecommendations).toHaveBeenCalledWith({
    requests: [
      expect.objectContaining({ indexName: 'waymark', objectID: 'pins/a', model: 'related-products' }),
    ],
  });
});

test('an engine that does not know the item, or does not answer, recommends nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  recommend.getRecommendations.mockRejectedValue(new Error('ObjectID does not exist'));
  expect(await findSimilar('pins/none')).toEqual([]);
});
