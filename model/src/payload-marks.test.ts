import { expect, test } from 'vitest';
import { payloadMark } from './payload-marks.ts';
import { PAYLOAD_SCHEMAS, type PayloadPage } from './payloads.ts';

// Object.keys cannot know that the table has no other keys than those of its type.
const PAGES = Object.keys(PAYLOAD_SCHEMAS) as PayloadPage[];

test('a mark is short and stable', async () => {
  expect(await payloadMark('posts-id')).toMatch(/^[0-9a-f]{12}$/);
  expect(await payloadMark('posts-id')).toBe(await payloadMark('posts-id'));
});

test('payloads of different forms have different marks', async () => {
  const items = PAGES.filter((page) => page.endsWith('-id'));
  const marks = await Promise.all(items.map(payloadMark));
  expect(new Set(marks).size).toBe(items.length);
});
