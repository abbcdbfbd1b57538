import { BlobWriter, configure, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

/** The bytes of UTF-8 as characters, which is how Instagram writes text. */
export function asInstagramWrites(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

/** A picture that no other equals. Nothing decodes it. */
export function picture(seed: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 64 }, (_, index) => (index * 31 + seed * 17) % 256);
}

/** A post of a made export. */
export interface MadePost {
  caption: string;
  /** In milliseconds. */
  takenAt: number;
  /** The paths of its files. */
  files: readonly string[];
  position?: { lat: number; lng: number };
}

/** The ways in which exports have described posts. */
export const LAYOUTS = {
  'media.json, until 2020': (posts) => ({
    'media.json': {
      photos: posts.flatMap(({ caption, takenAt, files, position }) =>
        files.map((path) => ({
          caption: asInstagramWrites(caption),
          taken_at: new Date(takenAt).toISOString().slice(0, 19),
          path,
          ...(position && { location: { latitude: position.lat, longitude: position.lng } }),
        })),
      ),
      profile: [],
    },
  }),
  'content/posts_1.json': (posts) => ({ 'content/posts_1.json': posts.map(postOf) }),
  'your_instagram_activity/content': (posts) => ({
    'your_instagram_activity/content/posts_1.json': posts.map(postOf),
  }),
  'your_instagram_activity/media, in a folder of its own': (posts) => ({
    'instagram-rae-2026-05-01-abc/your_instagram_activity/media/posts_1.json': posts.map(postOf),
  }),
  'archived posts': (posts) => ({
    'your_instagram_activity/media/archived_posts.json': { ig_archived_post_media: posts.map(postOf) },
  }),
  'label_values, in French': (posts) => ({
    'your_instagram_activity/media/posts_1.json': posts.map(({ caption, takenAt, files, position }) => ({
      timestamp: takenAt / 1_000,
      media: files.map((uri) => ({ uri, ...metadataOf(position) })),
      label_values: [
        { label: asInstagramWrites('Légende'), value: asInstagramWrites(caption) },
        { label: 'URL', value: 'https://www.instagram.com/p/abc/', href: 'https://www.instagram.com/p/abc/' },
      ],
    })),
  }),
} satisfies Record<string, (posts: readonly MadePost[]) => Readonly<Record<string, unknown>>>;

function postOf({ caption, takenAt, files, position }: MadePost) {
  const media = files.map((uri) => ({
    uri,
    creation_timestamp: takenAt / 1_000,
    ...metadataOf(position),
    title: files.length === 1 ? asInstagramWrites(caption) : '',
  }));
  // Instagram writes the caption of a single photo at the photo alone.
  if (files.length === 1) return { media };
  return { media, title: asInstagramWrites(caption), creation_timestamp: takenAt / 1_000 };
}

function metadataOf(position: MadePost['position']) {
  if (position === undefined) return { media_metadata: { photo_metadata: { exif_data: [{ iso: 100 }] } } };
  const { lat, lng } = position;
  return { media_metadata: { photo_metadata: { exif_data: [{ latitude: lat, longitude: lng }] } } };
}

interface ZipOptions {
  /** Encrypts its files. */
  password?: string;
  /** From 0, which stores files as they are. */
  level?: number;
}

/** A ZIP with these files: bytes as they are, text as it is, and everything else as JSON. */
export async function zipOf(
  files: Readonly<Record<string, unknown>>,
  options: ZipOptions = {},
): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), options);
  for (const [name, content] of Object.entries(files)) {
    if (content instanceof Uint8Array) await zip.add(name, new Uint8ArrayReader(content));
    else await zip.add(name, new TextReader(typeof content === 'string' ? content : JSON.stringify(content)));
  }
  return zip.close();
}
