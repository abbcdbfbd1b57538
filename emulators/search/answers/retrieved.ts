import { isJsonRecord, type JsonRecord } from '../records/leaves.ts';

/**
 * The attributes of a record that a search returns, with its id.
 * @param lines as `attributesToRetrieve`: names, `*`, and `-name` for all but some
 * @param hidden attributes that are never returned
 */
export function retrieved(
  record: JsonRecord,
  lines: readonly string[] | null | undefined,
  hidden: readonly string[] = [],
): JsonRecord {
  const wanted = lines?.filter((line) => !line.startsWith('-')) ?? ['*'];
  const left = [
    ...hidden,
    ...(lines ?? []).filter((line) => line.startsWith('-')).map((line) => line.slice(1)),
  ];
  const takesAll = wanted.includes('*') || (lines != null && lines.length > 0 && wanted.length === 0);
  const { objectID } = record;
  return { ...pick(record, ''), objectID };

  function pick(value: JsonRecord, prefix: string): JsonRecord {
    const picked: JsonRecord = {};
    for (const [name, inner] of Object.entries(value)) {
      const path = prefix + name;
      if (left.includes(path)) continue;
      const isWanted =
        takesAll || wanted.includes(path) || wanted.some((line) => path.startsWith(`${line}.`));
      const leadsThere = wanted.some((line) => line.startsWith(`${path}.`));
      const hasLeft = left.some((line) => line.startsWith(`${path}.`));
      if (isJsonRecord(inner) && (leadsThere || hasLeft) && (isWanted || leadsThere))
        picked[name] = pick(inner, `${path}.`);
      else if (isWanted) picked[name] = inner;
    }
    return picked;
  }
}
