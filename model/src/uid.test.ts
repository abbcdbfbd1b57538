import { expect, test } from 'vitest';
import { uidSchema } from './ids.ts';
import { uidOf } from './uid.ts';

// Computed with node:crypto: createHash('sha256').update(`${issuer} ${subject}`).digest('base64url').slice(0, 28).
test.each([
  ['http://localhost:9400/', 'auth0|visitor', 'pM_qyU8U2Fp4zXfqSGivFa6OZOHP'],
  ['https://waymark.eu.auth0.com/', 'google-oauth2|113', 'xtAwhHdutAwTRdcxksXGJeXSKQaZ'],
  ['https://waymark.example/content', 'é😀', 'NcDMcJNxcbmR6i7nC695dBejPqR0'],
  ['', '', 'Nqnn8clbgv-5l0PgxcTOldg8mkMK'],
])('the uid of %s %s', async (issuer, subject, uid) => {
  expect(await uidOf(issuer, subject)).toBe(uid);
});

test('every person has a valid and different uid', async () => {
  const uids = await Promise.all(
    Array.from({ length: 200 }, (_, i) => uidOf('https://a.example/', `é|${i}`)),
  );
  for (const uid of uids) expect(uidSchema.safeParse(uid).success).toBe(true);
  expect(new Set(uids).size).toBe(uids.length);
});
