// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MapShape } from '../../../map/map-shape.ts';
import { usePageLayers } from './use-page-layers.ts';

const shape = (id: string): MapShape => ({ id, kind: 'area', lines: [], colour: '#123456' });

test('each item has its own shapes, and removing them leaves those of other items', () => {
  const { result } = renderHook(usePageLayers);
  const drawn = () => result.current.shapes.map(({ id }) => id);
  const { show } = result.current;
  let eraseHarbour = () => {};
  act(() => {
    eraseHarbour = show('harbour', { shapes: [shape('harbour/0'), shape('harbour/1')] });
    show('hill', { shapes: [shape('hill/0')] });
  });
  expect(drawn()).toEqual(['harbour/0', 'harbour/1', 'hill/0']);
  // A new drawing may be added before the previous one is removed.
  act(() => {
    show('harbour', { shapes: [shape('harbour/2')] });
    eraseHarbour();
  });
  expect(drawn().toSorted()).toEqual(['harbour/2', 'hill/0']);
  expect(result.current.show).toBe(show);
});
