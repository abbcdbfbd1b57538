import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { prepareSavedData } from './saved-data.ts';

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved data '));
  mkdirSync(join(folder, 'run'));
  lines = [];
});

it('starts from an export that is complete', () => {
  writeExport(join(folder, 'data'));
  expect(prepare()).toBe(true);
  expect(lines).toEqual([]);
});

it('starts afresh where nothing was saved', () => {
  expect(prepare()).toBe(false);
  expect(lines).toEqual([]);
});

it.each([
  'firebase-export-metadata.json',
  'firestore_export/firestore_export.overall_export_metadata',
  'auth_export/accounts.json',
  'storage_export/blobs',
])('sets an export without %s aside, and says so', (missing) => {
  writeExport(join(folder, 'data'));
  rmSync(join(folder, 'data', missing), { recursive: true });
  expect(prepare()).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^The saved data .*set aside as .*data-unreadable-/)]);
  expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^data-unreadable-/));
});

it('sets an export aside whose accounts are cut off', () => {
  writeExport(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'auth_export/accounts.json'), '{"users":[');
  expect(prepare()).toBe(false);
});

it('recovers an export that was complete but not yet moved when the machine stopped', () => {
  writeExport(join(folder, 'run', 'firebase-export-1234'));
  expect(prepare()).toBe(true);
  expect(existsSync(join(folder, 'data', 'auth_export'))).toBe(true);
});

it('deletes an interrupted export, and keeps the previous one', () => {
  writeExport(join(folder, 'data'));
  mkdirSync(join(folder, 'run', 'firebase-export-1234'));
  expect(prepare()).toBe(true);
  expect(readdirSync(join(folder, 'run'))).toEqual([]);
});

function prepare(): boolean {
  return prepareSavedData(join(folder, 'data'), join(folder, 'run'), (line) => lines.push(line));
}

function writeExport(place: string): void {
  const firestore = 'firestore_export/firestore_export.overall_export_metadata';
  const files: Record<string, unknown> = {
    'firebase-export-metadata.json': {
      firestore: { path: 'firestore_export', metadata_file: firestore },
      auth: { path: 'auth_export' },
      storage: { path: 'storage_export' },
    },
    [firestore]: {},
    'auth_export/accounts.json': { users: [] },
    'auth_export/config.json': {},
    'storage_export/buckets.json': {},
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), JSON.stringify(content));
  }
  mkdirSync(join(place, 'storage_export/blobs'));
  mkdirSync(join(place, 'storage_export/metadata'));
}
