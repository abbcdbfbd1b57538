import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  filesPathOf,
  LATEST_BUILD,
  metadataOf,
  metadataPathOf,
  readLatestBuild,
} from '@waymark/model/builds';
import { expect, test } from 'vitest';
import { buildFolders } from '../../emulators/local-waymark.ts';

const { web } = buildFolders(process.env['GCLOUD_PROJECT'] ?? 'demo-waymark');
const json = (path: string): unknown => JSON.parse(readFileSync(web + path, 'utf8'));

test('a build names itself, describes its routes and lists its files', () => {
  const latest = readLatestBuild(json(LATEST_BUILD));
  if (latest === undefined) throw new Error('The build has no id.');
  expect(latest.timestamp).toBeLessThanOrEqual(Date.now());
  expect(json(metadataPathOf(latest.id))).toEqual(metadataOf(latest));
  const files = json(filesPathOf(latest.id)) as string[];
  expect(files).toContainEqual(expect.stringMatching(/\.js$/));
  expect(files).toContainEqual(expect.stringMatching(/\.pbf$/));
  expect(files.filter((name) => !existsSync(`${web}/${name}`) || name.endsWith('.map'))).toEqual([]);
});

test('no source map is served: they are beside the build', () => {
  const mapsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));
  expect(mapsIn(web)).toEqual([]);
  expect(mapsIn(`${web}-source-maps`).length).toBeGreaterThan(50);
});
