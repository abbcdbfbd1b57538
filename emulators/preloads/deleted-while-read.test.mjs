import { NotFoundError } from 'firebase-tools/lib/emulator/storage/errors.js';
import { StorageLayer } from 'firebase-tools/lib/emulator/storage/files.js';
import { expect, test } from 'vitest';
import './deleted-while-read.mjs';

/** A layer with one file. @param {(files: Map<string, unknown>) => void} whileRead what happens while the rules are asked */
function layerWith(whileRead) {
  const metadata = { downloadTokens: [], asRulesResource: () => ({}) };
  const files = new Map([['bucket/photo', { metadata: { ...metadata, size: 3 } }]]);
  const validate = async () => {
    whileRead(files);
    return true;
  };
  const persistence = { readBytes: () => Buffer.from('abc') };
  return new StorageLayer('project', files, new Map(), { validate }, {}, persistence, {});
}

const request = { bucketId: 'bucket', decodedObjectId: 'photo' };

test('an existing file is returned', async () => {
  const { data } = await layerWith(() => {}).getObject(request);
  expect(String(data)).toBe('abc');
});

test('a file that is deleted during the rules evaluation does not exist', async () => {
  await expect(layerWith((files) => files.clear()).getObject(request)).rejects.toThrow(NotFoundError);
});
