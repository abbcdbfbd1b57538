import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import { setRelief } from './relief.ts';

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn() }));

const HEIGHTS = 'https://maps.example/{z}/{x}/{y}.png';

/** A map that writes down what is done to it. A move ends with the next call of `end`. */
function fakeMap() {
  const done: string[] = [];
  const sources = new Set<string>();
  let onEnd = () => {};
  const map = {
    touchPitch: { enable: () => done.push('touch'), disable: () => done.push('no touch') },
    getSource: (id: string) => sources.has(id),
    addSource: (id: string, { tiles }: { tiles: string[] }) => {
      sources.add(id);
      done.push(`source ${tiles[0]}`);
    },
    setTerrain: (terrain: object | null) => done.push(terrain === null ? 'no terrain' : 'terrain'),
    setMaxPitch: (pitch: number) => done.push(`most ${pitch}`),
    easeTo: ({ pitch }: { pitch: number }) => done.push(`to ${pitch}`),
    stop: () => {},
    once: (_: 'moveend', listener: () => void) => {
      onEnd = listener;
    },
  };
  // These functions only are called.
  return { map: map as unknown as MapLibreMap, done, end: () => onEnd() };
}

test('mountains are shown at an angle, with heights that are added once', async () => {
  const { map, done, end } = fakeMap();
  await setRelief(map, HEIGHTS, true);
  expect(done).toEqual([`source ${HEIGHTS}`, 'terrain', 'most 55', 'touch', 'to 55']);
  await setRelief(map, HEIGHTS, false);
  end();
  await setRelief(map, HEIGHTS, true);
  expect(done.filter((what) => what.startsWith('source'))).toHaveLength(1);
});

test('the map is flat again once it is seen from above', async () => {
  const { map, done, end } = fakeMap();
  await setRelief(map, HEIGHTS, true);
  done.length = 0;
  await setRelief(map, HEIGHTS, false);
  expect(done).toEqual(['no touch', 'to 0']);
  end();
  expect(done.slice(2)).toEqual(['most 0', 'no terrain']);
});

test('the last wish counts: while heights arrive, and while the map is on its way back', async () => {
  const { map, done, end } = fakeMap();
  const late = setRelief(map, HEIGHTS, true);
  await setRelief(map, HEIGHTS, false);
  await late;
  end();
  expect(done).not.toContain('terrain');
  await setRelief(map, HEIGHTS, false);
  await setRelief(map, HEIGHTS, true);
  end();
  expect(done.at(-1)).toBe('to 55');
});
