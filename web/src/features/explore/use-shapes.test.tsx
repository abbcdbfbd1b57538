// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MapShape } from '../../map/map-shape.ts';
import { useShapes } from './use-shapes.ts';

const shape = (id: string): MapShape => ({ id, kind: 'area', lines: [], colour: '#123456' });

test('each item has its own shapes, and takes away no others', () => {
  const { result } = renderHook(useShapes);
  const drawn = () => result.current.shapes.map(({ id }) => id);
  const { draw } = result.current;
  let eraseHarbour = () => {};
  act(() => {
    eraseHarbour = draw('harbour', [shape('harbour/0'), shape('harbour/1')]);
    draw('hill', [shape('hill/0')]);
  });
  expect(drawn()).toEqual(['harbour/0', 'harbour/1', 'hill/0']);
  // Who draws anew may do so before the last drawing is taken away.
  act(() => {
    draw('harbour', [shape('harbour/2')]);
    eraseHarbour();
  });
  expect(drawn().toSorted()).toEqual(['harbour/2', 'hill/0']);
  expect(result.current.draw).toBe(draw);
});
