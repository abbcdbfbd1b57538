import { type FoundItem, MAX_ADDED_ITEMS } from '@waymark/model/entities/instagram-import';

/** What the server accepts as a body is 64 KiB; the rest of the body takes some of it. */
const MOST_BYTES = 60 * 1024;

/** Items in the portions that one request may have. */
export function chunksOf(items: readonly FoundItem[]): FoundItem[][] {
  const chunks: FoundItem[][] = [];
  let [chunk, bytes]: [FoundItem[], number] = [[], 0];
  for (const item of items) {
    const size = new TextEncoder().encode(JSON.stringify(item)).length + 1;
    if (chunk.length > 0 && (bytes + size > MOST_BYTES || chunk.length >= MAX_ADDED_ITEMS)) {
      chunks.push(chunk);
      [chunk, bytes] = [[], 0];
    }
    chunk.push(item);
    bytes += size;
  }
  return chunk.length === 0 ? chunks : [...chunks, chunk];
}
