import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { LAYOUTS, picture, zipOf } from '../../web/src/features/instagram/archive/testing/make-export.ts';
import { zeros, zip64Of } from '../../web/src/features/instagram/archive/testing/sparse-zip.ts';

const LAYOUT = LAYOUTS['your_instagram_activity/content'];

/** Posts at different places, each with one photo. */
function postsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    caption: `Post ${index} 🥐 #lyon\n${'Come early, and bring something to sit on. '.repeat(10)}`,
    takenAt: Date.UTC(2020, 0, 1) + index * 3_600_000,
    files: [`media/posts/202001/${index}.jpg`],
    position: { lat: 40 + (index % 100) / 20, lng: (index % 200) / 20 },
  }));
}

/** Writes an archive of so many posts, each with a photo of about 100 KB. @returns its path */
export async function writeArchive(folder: string, count: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const made = sharp({ create: { width: 400, height: 400, channels: 3, noise, background: 'black' } });
  const bytes = new Uint8Array(await made.jpeg().toBuffer());
  const posts = postsOf(count);
  const photos = Object.fromEntries(posts.flatMap(({ files }) => files).map((file) => [file, bytes]));
  const zip = await zipOf({ ...LAYOUT(posts), ...photos }, { level: 0 });
  const path = join(folder, 'archive.zip');
  await writeFile(path, new Uint8Array(await zip.arrayBuffer()));
  return path;
}

/** Writes an archive of so many posts, of which a video has 4.2 GB. On the disk these are a hole. @returns its path */
export async function writeLargeArchive(folder: string, count: number): Promise<string> {
  const posts = postsOf(count);
  const described = Object.entries(LAYOUT(posts)).map(([name, json]) => ({
    name,
    content: new Blob([JSON.stringify(json)]),
  }));
  const photos = posts.flatMap(({ files }, index) =>
    files.map((name) => ({ name, content: new Blob([picture(index)]) })),
  );
  const zip = await zip64Of([
    { name: 'media/posts/202001/large.mp4', content: zeros(4_200_000_000) },
    ...described,
    ...photos,
  ]);
  const path = join(folder, 'large.zip');
  await writeWithHoles(path, zip);
  return path;
}

/** How much is written at once, in bytes. */
const BLOCK = 16 * 1024 * 1024;
const NOTHING = Buffer.alloc(BLOCK);

async function writeWithHoles(path: string, content: Blob): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.truncate(content.size);
    for (let at = 0; at < content.size; at += BLOCK) {
      const part = Buffer.from(await content.slice(at, at + BLOCK).arrayBuffer());
      if (!part.equals(NOTHING.subarray(0, part.length))) await file.write(part, 0, part.length, at);
    }
  } finally {
    await file.close();
  }
}
