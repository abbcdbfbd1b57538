import { createHash } from 'node:crypto';
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { ArchiveWriter } from './archive-writer.ts';

/** A stream that keeps what it is given. */
function collecting() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const output = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      parts.push(part.slice());
    },
  });
  // A stream of any bytes takes these.
  return { output: output as WritableStream<Uint8Array>, blob: () => new Blob(parts) };
}

test('what is written can be read, byte for byte, and the hashes are those of the files', async () => {
  const { output, blob } = collecting();
  const writer = new ArchiveWriter(output, Date.UTC(2026, 4, 31, 12));
  const photo = new Uint8Array(300_000).map((_, index) => (index * 7_919) % 251);
  await writer.addText('stories/é.en.md', ['# Le port\n', 'Ça va.\n']);
  await writer.addBytes('photos/a.jpg', new Blob([photo]).stream());
  await writer.addText('empty.json', []);
  await writer.close();

  const entries = await new ZipReader(new BlobReader(blob())).getEntries();
  expect(entries.map(({ filename }) => filename)).toEqual(['stories/é.en.md', 'photos/a.jpg', 'empty.json']);
  const [story, picture] = entries;
  if (!story || story.directory || !picture || picture.directory) throw new Error('They are files.');
  expect(await story.getData(new TextWriter())).toBe('# Le port\nÇa va.\n');
  expect(await picture.getData(new Uint8ArrayWriter())).toEqual(photo);
  expect(writer.files).toEqual([
    {
      name: 'stories/é.en.md',
      bytes: 18,
      sha256: createHash('sha256').update('# Le port\nÇa va.\n').digest('hex'),
    },
    { name: 'photos/a.jpg', bytes: 300_000, sha256: createHash('sha256').update(photo).digest('hex') },
    { name: 'empty.json', bytes: 0, sha256: createHash('sha256').digest('hex') },
  ]);
});

test('a source that fails ends the archive with its error', async () => {
  const { output } = collecting();
  const writer = new ArchiveWriter(output, 0);
  async function* failing() {
    yield 'a';
    throw new Error('The database is away');
  }
  await expect(writer.addText('a.json', failing())).rejects.toThrow('The database is away');
});

test('a slow reader slows the source down', async () => {
  let written = 0;
  let given = 0;
  const output = new WritableStream<Uint8Array>({
    async write(part) {
      await new Promise((resolve) => setImmediate(resolve));
      written += part.byteLength;
      // Nothing but what the streams between them hold.
      expect(given - written).toBeLessThan(6_000_000);
    },
  });
  const source = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 65_536;
      controller.enqueue(new Uint8Array(65_536));
      if (given >= 40_000_000) controller.close();
    },
  });
  const writer = new ArchiveWriter(output, 0);
  await writer.addBytes('a.jpg', source);
  await writer.close();
  expect(written).toBeGreaterThan(40_000_000);
});
