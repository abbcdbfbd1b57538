import { ARCHIVE_FILES } from '@waymark/model/archive/archive';
import {
  EXAMPLE_UID,
  exampleId,
  exampleList,
  exampleListItem,
  exampleWork,
} from '@waymark/model/testing/examples';
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ArchiveError, readArchive } from './read-archive.ts';
import { MANIFEST, zipOf } from './testing/make-archive.ts';

const photoId = exampleId('q');
const path = `photos/${EXAMPLE_UID}/${photoId}`;

async function faultOf(file: Blob): Promise<string | undefined> {
  try {
    await readArchive(file);
    return undefined;
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault;
    throw error;
  }
}

test('an archive gives its works, lists and photos', async () => {
  const archive = await readArchive(
    await zipOf({
      [ARCHIVE_FILES.works]: [exampleWork('pin'), exampleWork('post')],
      [ARCHIVE_FILES.lists]: [{ list: exampleList(), items: [exampleListItem()] }],
      [`photos/${photoId}.jpg`]: 'the bytes',
    }),
  );
  expect(archive.works).toEqual([exampleWork('pin'), exampleWork('post')]);
  expect(archive.lists).toEqual([{ list: exampleList(), items: [exampleListItem()] }]);
  expect([...archive.photos]).toEqual([path]);
  const file = await archive.photoFile(path);
  expect([file.type, await file.text()]).toEqual(['image/jpeg', 'the bytes']);
});

test('files that an archive does not have are empty', async () => {
  const archive = await readArchive(await zipOf({}));
  expect([archive.works, archive.lists, archive.projects]).toEqual([[], [], []]);
  expect(archive.profile).toBeUndefined();
});

test('entities that break their schema are counted and left out', async () => {
  const { brokenWorks, works, brokenLists } = await readArchive(
    await zipOf({
      [ARCHIVE_FILES.works]: [exampleWork('pin'), { ...exampleWork('pin'), state: 'secret' }, null, 7],
      [ARCHIVE_FILES.lists]: [{ list: exampleList(), items: [{ id: '../x' }] }],
    }),
  );
  expect([works.length, brokenWorks, brokenLists]).toEqual([1, 3, 1]);
});

describe('a file is refused', () => {
  test.each<[string, string, () => Promise<Blob> | Blob]>([
    ['that is no ZIP', 'not-a-zip', () => new Blob(['GIF89a, or any other file'])],
    ['that is empty', 'not-a-zip', () => new Blob([])],
    ['without a manifest', 'not-ours', () => zipOf({ [ARCHIVE_FILES.manifest]: {} })],
    [
      'of another format',
      'not-ours',
      () => zipOf({ [ARCHIVE_FILES.manifest]: { ...MANIFEST, format: 'x' } }),
    ],
    [
      'with a broken manifest',
      'not-ours',
      () => zipOf({ [ARCHIVE_FILES.manifest]: { ...MANIFEST, uid: '../x' } }),
    ],
    ['of a newer version', 'newer', () => zipOf({ [ARCHIVE_FILES.manifest]: { ...MANIFEST, version: 2 } })],
    ['whose JSON is cut off', 'not-ours', () => zipOf({ [ARCHIVE_FILES.works]: '[{"id":' })],
    ['whose works are no list', 'not-ours', () => zipOf({ [ARCHIVE_FILES.works]: { id: 1 } })],
    ['that is cut off', 'not-a-zip', async () => (await zipOf({})).slice(0, 200)],
  ])('%s', async (_, fault, file) => {
    expect(await faultOf(await file())).toBe(fault);
  });

  test('whose photo inflates to more than it may, without inflating it all', async () => {
    const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
    await zip.add(ARCHIVE_FILES.manifest, new TextReader(JSON.stringify(MANIFEST)));
    let given = 0;
    const zeros = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1_048_576;
        controller.enqueue(new Uint8Array(1_048_576));
        if (given > 64 * 1_048_576) controller.close();
      },
    });
    await zip.add(`photos/${photoId}.jpg`, zeros);
    const file = await zip.close();
    expect(file.size).toBeLessThan(1_000_000);
    const archive = await readArchive(file);
    await expect(archive.photoFile(path)).rejects.toMatchObject({ fault: 'too-large' });
    // The size that the ZIP states is a lie.
    const bytes = new Uint8Array(await file.arrayBuffer());
    const lied = await withStatedSize(bytes, given, 1_000);
    const lying = await readArchive(lied);
    await expect(lying.photoFile(path)).rejects.toBeInstanceOf(ArchiveError);
  });

  test('of any bytes whatever, without another error', async () => {
    const whole = new Uint8Array(
      await (await zipOf({ [ARCHIVE_FILES.works]: [exampleWork('pin')] })).arrayBuffer(),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (index, byte) => {
        const bytes = whole.slice();
        bytes[index] = byte;
        await faultOf(new Blob([bytes]));
      }),
      { numRuns: 300 },
    );
  });
});

test.each(['../photos/a.jpg', 'photos/../../etc/passwd', '/etc/passwd'])(
  'a file with the name %s, which leads out of a folder, is refused with its archive',
  async (name) => {
    expect(await faultOf(await zipOf({ [name]: 'x' }))).toBe('not-a-zip');
  },
);

test('files with other names are not read', async () => {
  const archive = await readArchive(
    await zipOf({
      [`photos/${photoId}.svg`]: '<svg/>',
      [`photos/more/${photoId}.jpg`]: 'x',
      [`photos/${photoId}.jpg/`]: '',
      'works.json.exe': 'x',
    }),
  );
  expect([...archive.photos]).toEqual([]);
});

/** The file with another stated size of its content, wherever the true one is written. */
async function withStatedSize(bytes: Uint8Array<ArrayBuffer>, is: number, says: number): Promise<Blob> {
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 <= bytes.length; at++) {
    if (view.getUint32(at, true) === is) view.setUint32(at, says, true);
  }
  return new Blob([bytes]);
}
