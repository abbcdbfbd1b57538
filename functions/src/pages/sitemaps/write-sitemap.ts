import { pipeline, Readable, type Transform } from 'node:stream';
import { DEFAULT_LOCALE, LOCALES } from '@waymark/model/locale';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { ListedPage } from './listed-page.ts';

/** What the addresses of a sitemap begin with. */
export interface Site {
  origin: string;
  photoAddress: (variantPath: string) => string;
}

/** In UTF-16 code units. The streams of the package emit a chunk for each tag. */
const CHUNK = 65_536;

/**
 * A sitemap with each page in each language. It is written while it is read, so that its size costs no memory.
 * @param pages at least one, because the schema of sitemaps demands it
 */
export function writeSitemap(pages: Iterable<ListedPage>, site: Site): ReadableStream<Uint8Array> {
  const xmlns = { news: false, video: false, xhtml: true, image: true };
  return inChunks(addressesOf(pages, site), new SitemapStream({ xmlns }));
}

/** The index of sitemaps, given their addresses. */
export function writeSitemapIndex(addresses: readonly string[]): ReadableStream<Uint8Array> {
  return inChunks(addresses, new SitemapIndexStream());
}

function* addressesOf(
  pages: Iterable<ListedPage>,
  { origin, photoAddress }: Site,
): Generator<SitemapItemLoose> {
  for (const { paths, changedAt, image } of pages) {
    const inLanguages = LOCALES.map((lang) => ({ lang, url: origin + paths[lang] }));
    const links = [...inLanguages, { lang: 'x-default', url: origin + paths[DEFAULT_LOCALE] }];
    for (const { url } of inLanguages) {
      yield {
        url,
        links,
        ...(changedAt !== undefined && { lastmod: new Date(changedAt).toISOString() }),
        ...(image !== undefined && { img: photoAddress(image) }),
      };
    }
  }
}

function inChunks(items: Iterable<unknown>, writer: Transform): ReadableStream<Uint8Array> {
  async function* chunks() {
    // An error of either stream destroys the writer, and so ends the loop with it.
    const xml: AsyncIterable<string> = pipeline(Readable.from(items), writer, () => {});
    let chunk = '';
    for await (const text of xml) {
      chunk += text;
      if (chunk.length < CHUNK) continue;
      yield Buffer.from(chunk);
      chunk = '';
    }
    yield Buffer.from(chunk);
  }
  return ReadableStream.from(chunks());
}
