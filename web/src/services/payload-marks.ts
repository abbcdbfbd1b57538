import { PAYLOAD_MARK_HEADER, payloadMark } from '@waymark/model/payload-marks';
import { PAYLOAD_SCHEMAS, type PayloadPage } from '@waymark/model/payloads';

/** The header that has the mark. */
export const MARK_HEADER = PAYLOAD_MARK_HEADER;

/**
 * The mark of each page's payload, by page. The build puts the values of this file in the place of what makes them.
 */
export const PAYLOAD_MARKS: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    // Object.keys cannot know that the table has no other keys than those of its type.
    (Object.keys(PAYLOAD_SCHEMAS) as PayloadPage[]).map(async (page) => [page, await payloadMark(page)]),
  ),
);
