import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownKey } from './own-key.ts';

const NOW = Date.UTC(2026, 4, 31);

function partsOf(key: string) {
  const text = Buffer.from(key, 'base64').toString();
  return {
    signature: text.slice(0, 64),
    restrictions: new URLSearchParams(text.slice(64)),
    signed: text.slice(64),
  };
}

it('is valid for an hour, for the works of one user in one index', () => {
  const { key, validUntil } = ownKey('LOCAL', 'works-key', 'uid_1-x', NOW);
  const { restrictions, signature, signed } = partsOf(key);
  expect(validUntil).toBe(NOW + 3_600_000);
  expect(Object.fromEntries(restrictions)).toEqual({
    filters: 'ownerId:"uid_1-x"',
    restrictIndices: 'works',
    validUntil: String(NOW / 1_000 + 3_600),
    userToken: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(signature).toBe(createHmac('sha256', 'works-key').update(signed).digest('hex'));
});

it('holds neither the key that signs it nor the user', () => {
  const { signed } = partsOf(ownKey('LOCAL', 'works-key', 'uid_1-x', NOW).key);
  expect(signed).not.toContain('works-key');
  expect(
    partsOf(ownKey('LOCAL', 'works-key', 'uid_1-x', NOW).key).restrictions.get('userToken'),
  ).not.toContain('uid');
});
