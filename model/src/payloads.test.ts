import { describe, expect, test } from 'vitest';
import { PAGE_NAMES } from './paths/pages.ts';
import { hasPayload, PAYLOAD_SCHEMAS } from './payloads.ts';
import { EXAMPLE_PAYLOADS as PAYLOADS } from './testing/example-payloads.ts';
import { EXAMPLE_UID } from './testing/examples.ts';

const pages = PAGE_NAMES.filter(hasPayload);

describe.each(pages)('the payload of %s', (page) => {
  test('survives a round trip through JSON', () => {
    const payload = PAYLOAD_SCHEMAS[page].parse(PAYLOADS[page]);
    expect(PAYLOAD_SCHEMAS[page].parse(JSON.parse(JSON.stringify(payload)))).toEqual(payload);
  });

  test('is read without fields that a newer function adds, at any depth', () => {
    const read = PAYLOAD_SCHEMAS[page].parse(withMore(PAYLOADS[page]));
    expect(read).toEqual(PAYLOAD_SCHEMAS[page].parse(PAYLOADS[page]));
  });

  test('is refused where a part of it is missing', () => {
    for (const part of Object.keys(PAYLOADS[page])) {
      expect(PAYLOAD_SCHEMAS[page].safeParse({ ...PAYLOADS[page], [part]: undefined }).success).toBe(false);
    }
  });
});

test('a list of creators reveals no account', () => {
  const payload = PAYLOAD_SCHEMAS.creators.parse(PAYLOADS.creators);
  expect(payload.creators[0]).not.toHaveProperty('userId');
  expect(JSON.stringify({ ...payload.creators[0], avatar: null })).not.toContain(EXAMPLE_UID);
});

test.each(['about', 'iframe', 'workspace-articles', '__proto__', 'constructor', 'toString', ''])(
  '%j has no payload',
  (page) => {
    expect(hasPayload(page)).toBe(false);
  },
);

/** The value with one more field in every object of it. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withMore(inner)]);
  return { ...Object.fromEntries(fields), invented: 1 };
}
