import { ISLAND_SCHEMAS, type IslandName } from '@waymark/model/islands';
import { islandMark, PAYLOAD_MARK_HEADER, payloadMark } from '@waymark/model/payload-marks';
import { PAYLOAD_SCHEMAS, type PayloadPage } from '@waymark/model/payloads';

/** The header with the mark. */
export const MARK_HEADER = PAYLOAD_MARK_HEADER;

/** The mark of each page's payload. The build replaces this computation with its result. */
export const PAYLOAD_MARKS: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    // Object.keys cannot know that the table has only the keys of its type.
    (Object.keys(PAYLOAD_SCHEMAS) as PayloadPage[]).map(async (page) => [page, await payloadMark(page)]),
  ),
);

/** The mark of each part that refreshes on its own, likewise. */
export const ISLAND_MARKS: Readonly<Record<string, string>> = Object.fromEntries(
  // As above.
  await Promise.all(
    (Object.keys(ISLAND_SCHEMAS) as IslandName[]).map(async (name) => [name, await islandMark(name)]),
  ),
);
