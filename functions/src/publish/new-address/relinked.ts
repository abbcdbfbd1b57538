import { isDeepStrictEqual } from 'node:util';
import { rewriteContent } from '@waymark/model/archive/rewrite-content';

/** The current id of an item, by each of its earlier ones. */
export type NewIds = ReadonlyMap<string, string>;

type Fields = Readonly<Record<string, unknown>>;

/** Whether any value in some data contains one of these ids. It is fast, and also finds ids in plain words. */
export function containsOne(ids: Iterable<string>, data: unknown): boolean {
  const json = JSON.stringify(data ?? null);
  return [...ids].some((id) => json.includes(id));
}

/**
 * The fields of a story that link to earlier ids, with links to the current ones: its places, and in its texts the embedded places, the
 * maps and the links. Empty where nothing does.
 * @param story the content of a work, or a public document
 */
export function relinked(story: Fields, newIds: NewIds): Fields {
  if (!containsOne(newIds.keys(), story)) return {};
  const { places, body } = story;
  const before: Fields = { places, body };
  const after = rewriteContent(before, {
    item: (id) => newIds.get(id) ?? id,
    photo: (path) => path,
  });
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
}
