import { tileAt } from '@waymark/model/geography/tiles';
import type { AddProtocolAction } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addFoundStreets } from '../streets/found-streets.ts';
import { GROUND, layerNames } from '../streets/ground.ts';
import { closeServers, MONACO, ranges, served } from '../streets/testing/serve-archive.ts';
import { loadStreets } from './streets-style.ts';
import { heightsAt } from './terrain-style.ts';

const protocols = vi.hoisted(() => new Map<string, AddProtocolAction>());
vi.mock('maplibre-gl', () => ({
  addProtocol: (name: string, action: AddProtocolAction) => protocols.set(name, action),
}));
vi.mock('../streets/found-streets.ts', () => ({ addFoundStreets: vi.fn() }));

const IN_MONACO = { lat: 43.739, lng: 7.427 };
const KYOTO = { lat: 35.005, lng: 135.765 };

/** What the engine gets for a tile at a position. */
async function tile(scheme: string, position: typeof KYOTO, level: number): Promise<Uint8Array> {
  const { x, y } = tileAt(position, level);
  const answer = await protocols.get(scheme)?.(
    { url: `${scheme}://tiles/${level}/${x}/${y}` },
    new AbortController(),
  );
  if (!(answer?.data instanceof Uint8Array)) throw new Error('The engine got no bytes.');
  return answer.data;
}

beforeEach(() => {
  vi.mocked(addFoundStreets).mockClear();
});

afterEach(closeServers);

test('a tile of the archive comes with its ground, and counts as found', async () => {
  await loadStreets(await served(ranges(MONACO)));
  const names = layerNames(await tile('waymark-streets', IN_MONACO, 14));
  expect(names).toEqual(expect.arrayContaining(['transportation', GROUND]));
  expect(addFoundStreets).toHaveBeenCalledOnce();
});

test('an archive of another place leaves the region as it is: empty tiles without ground', async () => {
  await loadStreets(await served(ranges(MONACO)));
  for (const level of [10, 14]) expect(await tile('waymark-streets', KYOTO, level)).toHaveLength(0);
  expect(addFoundStreets).not.toHaveBeenCalled();
});

test('heights are read from an archive too, which is opened once', async () => {
  const address = await served(ranges(MONACO));
  const [heights, again] = await Promise.all([heightsAt(address), heightsAt(address)]);
  expect(again).toBe(heights);
  expect(heights).toEqual({ tiles: ['waymark-terrain://tiles/{z}/{x}/{y}'], tileSize: 512, maxzoom: 14 });
  expect((await tile('waymark-terrain', IN_MONACO, 14)).length).toBeGreaterThan(1_000);
  await expect(tile('waymark-terrain', KYOTO, 14)).rejects.toThrow();
});

test('heights of single tiles load nothing before they are drawn', async () => {
  const address = 'https://maps.example/{z}/{x}/{y}.png';
  expect(await heightsAt(address)).toEqual({ tiles: [address], tileSize: 256, maxzoom: 12 });
});
