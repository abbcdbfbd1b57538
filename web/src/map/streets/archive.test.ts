import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { tileAt } from '@waymark/model/geography/tiles';
import { afterEach, expect, test } from 'vitest';
import { type ArchiveProblem, openArchive, readMetadata } from './archive.ts';
import { layerNames } from './ground.ts';
import { closeServers, MONACO, ranges, served } from './testing/serve-archive.ts';

afterEach(closeServers);

/** The archive with something else in its header. */
function changed(change: (header: DataView) => void): Buffer {
  const copy = Buffer.from(MONACO);
  change(new DataView(copy.buffer, copy.byteOffset));
  return copy;
}

/** The archive with other metadata, which are appended. */
function withMetadata(metadata: string): Buffer {
  const packed = gzipSync(metadata);
  const header = changed((view) => {
    view.setBigUint64(24, BigInt(MONACO.length), true);
    view.setBigUint64(32, BigInt(packed.length), true);
  });
  return Buffer.concat([header, packed]);
}

const MIDDLE = { lat: 43.735, lng: 7.42 };

test('an archive says where it has streets, and gives its tiles', async () => {
  const archive = await openArchive(await served(ranges(MONACO)));
  expect(archive).toMatchObject({ minZoom: 0, maxZoom: 14 });
  expect(archive.bounds.west).toBeCloseTo(7.4, 1);
  expect(archive.attribution).toContain('OpenStreetMap');
  const { x, y } = tileAt(MIDDLE, 14);
  const tile = await archive.tile(14, x, y, new AbortController().signal);
  expect(layerNames(tile ?? new Uint8Array())).toEqual(
    expect.arrayContaining(['transportation', 'building', 'water']),
  );
  expect(await archive.tile(14, 0, 0, new AbortController().signal)).toBeUndefined();
  expect(await archive.sizeOf(14, x, y)).toBeGreaterThan(1_000);
  expect(await archive.sizeOf(14, 0, 0)).toBe(0);
});

const wrong: [what: string, problem: ArchiveProblem, answer: RequestListener][] = [
  ['is not there', 'gone', (_, response) => response.writeHead(404).end('nothing')],
  ['may not be read', 'gone', (_, response) => response.writeHead(403).end()],
  ['fails', 'gone', (_, response) => response.writeHead(500).end()],
  [
    'is answered whole',
    'noRanges',
    (_, response) => response.writeHead(200, { 'content-length': MONACO.length }).end(MONACO),
  ],
  ['is a document', 'broken', (_, response) => response.end('<!doctype html><title>Waymark</title>')],
  ['is empty', 'broken', ranges(Buffer.alloc(0))],
  ['ends in its header', 'broken', ranges(MONACO.subarray(0, 60))],
  ['ends in its metadata', 'broken', ranges(MONACO.subarray(0, 200))],
  ['has pictures', 'notVector', ranges(changed((view) => view.setUint8(99, 2)))],
  [
    'has another schema',
    'otherSchema',
    ranges(withMetadata('{"vector_layers":[{"id":"roads"},{"id":"water"}]}')),
  ],
  ['says nothing of itself', 'otherSchema', ranges(withMetadata('null'))],
  ['has metadata that are no JSON', 'broken', ranges(withMetadata('streets'))],
  ['never answers', 'late', () => {}],
];

test.each(wrong)('an archive that %s cannot be used: %s', async (_, problem, answer) => {
  await expect(openArchive(await served(answer), problem === 'late' ? 100 : undefined)).rejects.toMatchObject(
    { problem },
  );
});

test('an archive whose end is missing has the tiles that are left, and fails for the others', async () => {
  const archive = await openArchive(await served(ranges(MONACO.subarray(0, MONACO.length * 0.6))));
  const { signal } = new AbortController();
  const [far, near] = [tileAt(MIDDLE, 8), tileAt(MIDDLE, 14)];
  expect(layerNames((await archive.tile(8, far.x, far.y, signal)) ?? new Uint8Array())).toContain('place');
  await expect(archive.tile(14, near.x, near.y, signal)).rejects.toThrow();
});

test('an archive on a host that does not answer cannot be used', async () => {
  await expect(openArchive('http://127.0.0.1:1/streets.pmtiles')).rejects.toMatchObject({ problem: 'gone' });
});

test('metadata may be anything', () => {
  expect(readMetadata(undefined)).toEqual({ layers: [], attribution: '' });
  expect(readMetadata({ vector_layers: 'water', attribution: 3 })).toEqual({ layers: [], attribution: '' });
  expect(readMetadata({ vector_layers: [null, {}, { id: 1 }, { id: 'water' }] }).layers).toEqual(['water']);
});
