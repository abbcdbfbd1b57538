import { foundItem } from '@waymark/model/entities/instagram-import';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { readExport } from './read-export.ts';
import { asInstagramWrites, LAYOUTS, type MadePost, picture, zipOf } from './testing/make-export.ts';
import { refusal } from './testing/refusal.ts';
import { endOf, withStatedSize, zeros, zip64Of, zipOfEntries } from './testing/sparse-zip.ts';

const TAKEN = Date.UTC(2024, 4, 31, 14, 3, 7);
const LYON = { lat: 45.76, lng: 4.84 };
const POSTS: readonly MadePost[] = [
  { caption: 'Café à Lyon 🥐 #lyon', takenAt: TAKEN, files: ['media/posts/202405/1.jpg'], position: LYON },
  {
    caption: 'שקיעה\nSunset',
    takenAt: TAKEN - 60_000,
    files: ['media/posts/202405/2.jpg', 'media/posts/202405/3.webp'],
  },
];

function filesOf(posts: readonly MadePost[]): Record<string, Uint8Array> {
  return Object.fromEntries(posts.flatMap(({ files }) => files).map((file, index) => [file, picture(index)]));
}

const onePost = LAYOUTS['content/posts_1.json'](POSTS.slice(0, 1));

describe('an export', () => {
  it.each(Object.entries(LAYOUTS))('is read in the layout %s', async (_, layout) => {
    const files = { ...layout(POSTS), ...filesOf(POSTS) };
    const { items, problems, failed, photo } = await readExport([await zipOf(files)]);
    expect({ problems, failed }).toEqual({ problems: [], failed: 0 });
    expect(items.map(({ caption, takenAt, photosFound }) => ({ caption, takenAt, photosFound }))).toEqual(
      POSTS.map(({ caption, takenAt, files: { length } }) => ({ caption, takenAt, photosFound: length })),
    );
    expect(items.map(({ position }) => position)).toEqual([LYON, undefined]);
    expect(items.map(({ photoPaths }) => photoPaths)).toEqual(POSTS.map((post) => post.files));
    for (const { photoPaths, ...item } of items) expect(foundItem.safeParse(item).error).toBeUndefined();
    const file = await photo('media/posts/202405/3.webp');
    expect([file.name, file.type]).toEqual(['3.webp', 'image/webp']);
    expect(await file.bytes()).toEqual(picture(2));
  });

  it('is one, however many ZIPs it is in, and whatever is in two of them', async () => {
    const [first, second] = [POSTS.slice(0, 1), POSTS.slice(1)];
    const json = LAYOUTS['your_instagram_activity/media, in a folder of its own'](POSTS);
    const whole = await readExport([await zipOf({ ...json, ...filesOf(POSTS) })]);
    const parts = await readExport([
      await zipOf({ ...json, ...filesOf(first) }),
      await zipOf({
        ...json,
        ...Object.fromEntries(
          Object.entries(filesOf(POSTS))
            .filter(([name]) => second[0]?.files.includes(name))
            .map(([name, content]) => [`instagram-rae-part-2/${name}`, content]),
        ),
      }),
    ]);
    expect(parts.items).toEqual(whole.items);
  });

  it('has stories and reels, a video by its cover or as itself', async () => {
    const { items, problems, failed, photo } = await readExport([
      await zipOf({
        'your_instagram_activity/media/stories.json': {
          ig_stories: [{ uri: 'media/stories/1.jpg', creation_timestamp: 1_700_000_000, title: '' }],
        },
        'your_instagram_activity/media/reels.json': {
          ig_reels_media: [
            { media: [{ uri: 'media/reels/a.mp4', creation_timestamp: 1_700_000_001, title: 'Named' }] },
            {
              media: [
                {
                  uri: 'media/reels/b.mp4',
                  creation_timestamp: 1_700_000_002,
                  title: 'Covered',
                  thumbnail: { uri: 'media/reels/covers/b.jpg' },
                },
              ],
            },
            { media: [{ uri: 'media/reels/c.mp4', creation_timestamp: 1_700_000_003, title: 'Without' }] },
            { media: [{ uri: 'media/reels/gone.mp4', creation_timestamp: 1_700_000_004, title: 'Gone' }] },
          ],
        },
        'media/stories/1.jpg': picture(1),
        'media/reels/a.mp4': picture(2),
        'media/reels/a.jpg': picture(3),
        'media/reels/covers/b.jpg': picture(4),
        'media/reels/c.mp4': picture(5),
      }),
    ]);
    expect(items.map(({ type, videos, photoPaths }) => [type, videos, ...photoPaths])).toEqual([
      ['reel', 1, 'media/reels/c.mp4'],
      ['reel', 1, 'media/reels/covers/b.jpg'],
      ['reel', 1, 'media/reels/a.jpg'],
      ['story', 0, 'media/stories/1.jpg'],
    ]);
    const video = await photo('media/reels/c.mp4');
    expect([video.name, video.type]).toEqual(['c.mp4', 'video/mp4']);
    expect(problems).toEqual([{ item: 'Gone', reason: 'no-cover' }]);
    expect(failed).toBe(1);
  });

  it('names what is missing, empty or no picture, and keeps the rest of a carousel', async () => {
    const posts: MadePost[] = [
      { caption: 'Half', takenAt: TAKEN, files: ['media/posts/a.jpg', 'media/posts/gone.jpg'] },
      { caption: 'Empty', takenAt: TAKEN - 1_000, files: ['media/posts/empty.jpg'] },
      { caption: '', takenAt: TAKEN - 2_000, files: ['media/posts/words.txt'] },
    ];
    const { items, problems, failed } = await readExport([
      await zipOf({
        ...LAYOUTS['content/posts_1.json'](posts),
        'media/posts/a.jpg': picture(1),
        'media/posts/empty.jpg': new Uint8Array(),
        'media/posts/words.txt': 'words',
      }),
    ]);
    expect(items.map(({ photosFound }) => photosFound)).toEqual([1]);
    expect(problems).toEqual([
      { item: 'Half', reason: 'missing-file' },
      { item: 'Empty', reason: 'unreadable' },
      { item: 'media/posts/words.txt', reason: 'not-a-picture' },
    ]);
    expect(failed).toBe(2);
  });

  it('names what has words alone, and an entry of another sort is none', async () => {
    const { items, problems, failed } = await readExport([
      await zipOf({
        'content/posts_1.json': [
          { media: [{ uri: 'media/posts/a.jpg', creation_timestamp: 1_700_000_000 }] },
          { media: [], title: 'Words alone', creation_timestamp: 1_700_000_001 },
          { media: [], creation_timestamp: 1_700_000_002 },
          { media: [{ title: 'No file' }] },
          { media: [] },
          { link: 'https://example.org' },
        ],
        'media/posts/a.jpg': picture(1),
      }),
    ]);
    expect(items).toHaveLength(1);
    expect(problems.map(({ item, reason }) => [item, reason])).toEqual([
      ['Words alone', 'no-media'],
      ['2023-11-14', 'no-media'],
      ['No file', 'no-media'],
      ['—', 'no-media'],
    ]);
    expect(failed).toBe(4);
  });

  it('has the time of any zone, whatever that of the browser is', async () => {
    const zone = process.env['TZ'];
    onTestFinished(() => {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    });
    const times = [
      '2018-03-03T11:11:11',
      '2018-03-03T11:11:11Z',
      '2018-03-03T11:11:11+00:00',
      '2018-03-03T16:41:11+05:30',
      '2018-03-03T16:41:11+0530',
      '2018-03-02T22:11:11-1300',
    ];
    const names = times.map((_, index) => `photos/${index}.jpg`);
    const zip = await zipOf({
      'media.json': { photos: times.map((time, index) => ({ taken_at: time, path: names[index] })) },
      'content/posts_1.json': [1_520_075_471, '1520075471', 1_520_075_471_000].map((time, index) => ({
        media: [{ uri: `media/posts/${index}.jpg`, creation_timestamp: time }],
        title: `${index}`,
      })),
      'content/stories.json': ['soon', -1, 0, null, 1e300, {}].map((time, index) => ({
        uri: `media/stories/${index}.jpg`,
        creation_timestamp: time,
      })),
      ...Object.fromEntries(names.map((name, index) => [name, picture(index)])),
      ...Object.fromEntries([0, 1, 2].map((index) => [`media/posts/${index}.jpg`, picture(index + 10)])),
      ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((one) => [`media/stories/${one}.jpg`, picture(one + 20)])),
    });
    for (const browser of ['Pacific/Auckland', 'America/Los_Angeles']) {
      process.env['TZ'] = browser;
      const { items } = await readExport([zip]);
      const taken = Map.groupBy(items, ({ takenAt }) => takenAt);
      // The first six have the same time and caption: they are a carousel.
      expect([...taken].map(([time, some]) => [time, some.length])).toEqual([
        [Date.UTC(2018, 2, 3, 11, 11, 11), 4],
        [null, 6],
      ]);
      expect(items.filter(({ photosFound }) => photosFound === 6)).toHaveLength(1);
    }
  });

  it('says where its photos were taken: by the camera or by Instagram, at one spot or at several', async () => {
    const at = (lat: number, lng: number) => ({
      media_metadata: { photo_metadata: { exif_data: [{ latitude: lat, longitude: lng }] } },
    });
    const files = Array.from({ length: 8 }, (_, index) => `media/posts/${index}.jpg`);
    const medium = (index: number, place: object) => ({ uri: files[index], ...place });
    const { items } = await readExport([
      await zipOf({
        'content/posts_1.json': [
          { media: [medium(0, at(45.76, 4.84)), medium(1, at(45.761, 4.84))], creation_timestamp: 3e8 },
          {
            media: [medium(2, at(45.76, 4.84)), medium(3, {}), medium(4, at(48.85, 2.35))],
            creation_timestamp: 2e8,
          },
          {
            media: [medium(5, { location: { name: 'Lyon', latitude: 45.7, longitude: 4.8 } })],
            creation_timestamp: 1e8,
          },
        ],
        ...Object.fromEntries(files.map((file, index) => [file, picture(index)])),
      }),
    ]);
    expect(items.map(({ position, positionFrom, spots }) => [position?.lat, positionFrom, spots])).toEqual([
      [45.76, 'photo', undefined],
      [45.76, 'photo', 2],
      [45.7, 'instagram', undefined],
    ]);
    for (const { photoPaths, ...item } of items) expect(foundItem.safeParse(item).error).toBeUndefined();
  });

  it('has items without a time, told apart by their content', async () => {
    const { items } = await readExport([
      await zipOf({
        'content/posts_1.json': ['a', 'b'].map((name) => ({ media: [{ uri: `media/posts/${name}.jpg` }] })),
        'media/posts/a.jpg': picture(1),
        'media/posts/b.jpg': picture(2),
      }),
    ]);
    expect(items.map(({ takenAt }) => takenAt)).toEqual([null, null]);
    expect(new Set(items.map(({ mediaId }) => mediaId)).size).toBe(2);
  });

  it('has the place that Instagram names, and no place of a camera without a fix', async () => {
    const { items } = await readExport([
      await zipOf({
        'media.json': {
          photos: [
            {
              caption: '',
              taken_at: '2018-03-03T11:11:11+00:00',
              path: 'photos/a.jpg',
              location: 'Lyon, France',
            },
          ],
        },
        'content/posts_1.json': [
          {
            media: [
              {
                uri: 'media/posts/b.jpg',
                creation_timestamp: 1_700_000_000,
                media_metadata: { photo_metadata: { exif_data: [{ latitude: 0, longitude: 0 }] } },
              },
            ],
          },
          {
            media: [
              {
                uri: 'media/posts/c.jpg',
                creation_timestamp: 1_600_000_000,
                location: { name: asInstagramWrites('Orléans'), latitude: 47.9, longitude: 1.9 },
              },
            ],
          },
        ],
        'photos/a.jpg': picture(1),
        'media/posts/b.jpg': picture(2),
        'media/posts/c.jpg': picture(3),
      }),
    ]);
    expect(items.map(({ placeName, position }) => [placeName, position])).toEqual([
      [undefined, undefined],
      ['Orléans', { lat: 47.9, lng: 1.9 }],
      ['Lyon, France', undefined],
    ]);
    expect(items[2]?.takenAt).toBe(Date.UTC(2018, 2, 3, 11, 11, 11));
  });
});

describe('what is no export', () => {
  it.each([
    ['a text', new Blob(['words']), 'not-a-zip'],
    ['an empty file', new Blob([]), 'not-a-zip'],
  ])('is refused: %s', async (_, file, failure) => {
    expect(await refusal([file])).toBe(failure);
  });

  it('is a ZIP that was cut off anywhere', async () => {
    const zip = await zipOf({ ...onePost, ...filesOf(POSTS) });
    for (const part of [0.3, 0.6, 0.95]) {
      expect(await refusal([zip.slice(0, zip.size * part)])).toBe('cut-off');
    }
  });

  it('is encrypted, has HTML in place of JSON, or something else', async () => {
    expect(await refusal([await zipOf(onePost, { password: 'secret' })])).toBe('encrypted');
    expect(await refusal([await zipOf({ 'content/posts_1.html': '<p>' })])).toBe('html-export');
    expect(await refusal([await zipOf({ 'notes.json': [] })])).toBe('not-an-export');
  });

  it('has a million files, or states them', async () => {
    const size = 60_000_000;
    const forged = new Blob([zeros(size), endOf({ count: 1_000_000, size, offset: 0 })]);
    expect(await refusal([forged])).toBe('too-many-files');
    expect(await refusal([zipOfEntries(1_000_000)])).toBe('too-many-files');
    expect(await refusal([zipOfEntries(200)])).toBe('not-an-export');
  });
});

it('reads a file of JSON with an unknown layout as a problem, and the others as they are', async () => {
  const { items, problems } = await readExport([
    await zipOf({
      ...onePost,
      ...filesOf(POSTS),
      'content/posts_2.json': '[{"media": ',
      'content/stories.json': { ig_stories: [{ link: 'https://example.org' }] },
      'content/reels.json': 7,
      'content/archived_posts.json': { ig_archived_post_media: [] },
    }),
  ]);
  expect(items).toHaveLength(1);
  expect(problems.map(({ item, reason }) => [item, reason])).toEqual([
    ['content/posts_2.json', 'unknown-layout'],
    ['content/reels.json', 'unknown-layout'],
    ['content/stories.json', 'unknown-layout'],
  ]);
});

it('reads no file by a name that leads out of the export', async () => {
  const { problems, items } = await readExport([
    await zip64Of([
      { name: 'content/posts_1.json', content: new Blob([JSON.stringify(onePost['content/posts_1.json'])]) },
      { name: '../media/posts/202405/1.jpg', content: new Blob([picture(1)]) },
      { name: '/media/posts/202405/1.jpg', content: new Blob([picture(1)]) },
      { name: 'C:/media/posts/202405/1.jpg', content: new Blob([picture(1)]) },
      { name: 'x\\media/posts/202405/1.jpg', content: new Blob([picture(1)]) },
    ]),
  ]);
  expect(items).toEqual([]);
  expect(problems.map(({ reason }) => reason)).toEqual(['missing-file']);
});

it('reads what comes after 4.2 GB without reading these', async () => {
  const { items, photo } = await readExport([
    await zip64Of([
      { name: 'media/posts/large.mp4', content: zeros(4_200_000_000) },
      { name: 'content/posts_1.json', content: new Blob([JSON.stringify(onePost['content/posts_1.json'])]) },
      { name: 'media/posts/202405/1.jpg', content: new Blob([picture(1)]) },
    ]),
  ]);
  expect(items).toHaveLength(1);
  expect(await (await photo('media/posts/202405/1.jpg')).bytes()).toEqual(picture(1));
});

describe('a bomb', () => {
  const file = 'media/posts/202405/1.jpg';
  const zeroes = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

  it('is too large for a photo', async () => {
    const { items, problems } = await readExport([await zipOf({ ...onePost, [file]: zeroes(41) })]);
    expect(items).toEqual([]);
    expect(problems.map(({ reason }) => reason)).toEqual(['too-large']);
  });

  it('is inflated no farther than it states', async () => {
    const bomb = await withStatedSize(await zipOf({ ...onePost, [file]: zeroes(16) }), file, 1_000);
    expect(bomb.size).toBeLessThan(50_000);
    const { items, photo } = await readExport([bomb]);
    expect(items).toHaveLength(1);
    await expect(photo(file)).rejects.toThrow(/larger than it states|size/i);
  });
});

const posts = fc.uniqueArray(
  fc.record({
    caption: fc.string({ unit: 'binary', maxLength: 60 }),
    takenAt: fc.integer({ min: 1, max: 2 ** 31 }).map((seconds) => seconds * 1_000),
    photos: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ takenAt }) => takenAt, maxLength: 8 },
);

test('every post is read once, with all of its photos in order, whatever it says', async () => {
  await fc.assert(
    fc.asyncProperty(posts, fc.constantFrom(...Object.values(LAYOUTS)), async (random, layout) => {
      const made = random.map(({ photos, ...post }, index) => ({
        ...post,
        files: Array.from({ length: photos }, (_, photo) => `media/posts/${index}_${photo}.jpg`),
      }));
      const { items, failed } = await readExport([await zipOf({ ...layout(made), ...filesOf(made) })]);
      expect(failed).toBe(0);
      expect(items.map(({ takenAt, photoPaths }) => ({ takenAt, files: photoPaths }))).toEqual(
        made
          .map(({ takenAt, files }) => ({ takenAt, files }))
          .toSorted((one, other) => other.takenAt - one.takenAt),
      );
    }),
    { numRuns: 40 },
  );
});
