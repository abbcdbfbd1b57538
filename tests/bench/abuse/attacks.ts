import { gzipSync } from 'node:zlib';
import { newId } from '@waymark/model/ids';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { tokenOf } from '../../functions/token-of.ts';
import type { Call } from './calls.ts';

const MEGABYTE = 1_024 * 1_024;

/** All requests of the attacks come from one address, and those beside them from others. */
const FROM = { 'X-Forwarded-For': '198.18.0.1, 203.0.113.1' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** How many send the requests of an attack at once. */
export const ATTACKERS = 20;

/** An attack on the exchange of tokens itself. */
export const FORGED_TOKENS: Call = {
  method: 'GET',
  path: '/api/auth/token',
  headers: { ...FROM, Authorization: `Bearer ${forged()}` },
};

/** Attacks of one account or one address on the API, by what they send. */
export async function attacksOn(proof: Readonly<Record<string, string>>): Promise<Record<string, Call>> {
  const uid = `attacker-${newId()}`;
  const creator = {
    ...proof,
    ...FROM,
    Authorization: `Bearer ${await tokenOf(uid, ['feature:creator-profile'])}`,
  };
  const workId = newId();
  const work = `/api/works/${workId}`;
  await getFirestore().doc(`users/${uid}/works/${workId}`).set(largestDraft());
  const signIn = {
    method: 'POST',
    path: '/api/content/auth/local',
    headers: { ...FROM, ...JSON_TYPE },
  } as const;
  return {
    'packed bodies': {
      ...signIn,
      headers: { ...signIn.headers, 'Content-Encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(300 * MEGABYTE, ' ')),
    },
    'bodies of 8 MB': { ...signIn, body: `{"identifier":"${'a'.repeat(8 * MEGABYTE)}","password":"b"}` },
    'wrong passwords': {
      ...signIn,
      body: '{"identifier":"nobody@waymark.example","password":"a wrong one"}',
    },
    'checks of a draft of a megabyte': { method: 'POST', path: `${work}/check`, headers: creator },
    'publications of a draft of a megabyte': { method: 'POST', path: `${work}/publish`, headers: creator },
    'messages of any length': {
      method: 'POST',
      path: '/api/messages',
      headers: { ...proof, ...FROM, ...JSON_TYPE },
      body: JSON.stringify({ key: newId(), to: 'team', topic: 'contact', body: 'a'.repeat(60_000) }),
    },
  };
}

/** As much as a document holds, in 60,000 fields that no work has: rules cannot count them. */
function largestDraft() {
  const time = Timestamp.now();
  const unknown = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 1]));
  return {
    kind: 'pin',
    state: 'draft',
    revision: 1,
    content: { title: { en: 'A' }, photos: [unknown] },
    createdAt: time,
    updatedAt: time,
  };
}

/** A token whose key the provider does not have. */
function forged(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'http://localhost:1/', sub: 'a', aud: 'b', exp: 4_000_000_000, iat: 1 };
  return `${part({ alg: 'RS256', kid: 'unknown' })}.${part(claims)}.${'a'.repeat(342)}`;
}

const USER = { Authorization: 'Bearer a.b.c' };
const empty = { ...FROM, ...JSON_TYPE };

/** Requests to the function of the exchange. */
export const SIGN_IN_CALLS: readonly Call[] = [
  { method: 'GET', path: '/api/auth/nothing' },
  { method: 'GET', path: '/api/auth/token', headers: USER },
];

/** A request to every public endpoint of the API that changes nothing, as anybody can send it. */
export const API_CALLS: readonly Call[] = [
  { method: 'GET', path: '/api/nothing' },
  { method: 'GET', path: '/api/support/token', headers: USER },
  { method: 'GET', path: '/api/app-check', headers: { 'X-Firebase-AppCheck': 'a.b.c' } },
  { method: 'GET', path: '/api/map/0/0/0.json' },
  { method: 'GET', path: '/api/search/state' },
  { method: 'GET', path: '/api/search/key', headers: USER },
  { method: 'GET', path: '/api/log/vitals' },
  { method: 'GET', path: '/api/log/write?severity=ERROR&message=a&stack=b', headers: FROM },
  {
    method: 'POST',
    path: '/api/log/policy',
    headers: { ...FROM, 'Content-Type': 'application/csp-report' },
    body: '{}',
  },
  { method: 'POST', path: '/api/log/vitals', headers: empty, body: '{}' },
  { method: 'POST', path: '/api/messages', headers: empty, body: '{}' },
  { method: 'GET', path: '/api/messages/unsubscribe?user=a&key=b', headers: FROM },
  { method: 'POST', path: '/api/works/a/publish', headers: USER },
  { method: 'DELETE', path: '/api/lists/a', headers: USER },
  { method: 'POST', path: '/api/creators/join', headers: { ...USER, ...empty }, body: '{}' },
  { method: 'POST', path: '/api/account/export', headers: { ...USER, ...empty }, body: '{}' },
  { method: 'GET', path: '/api/content/jwks.json' },
  { method: 'GET', path: '/api/content/users/me', headers: USER },
  {
    method: 'POST',
    path: '/api/content/auth/local',
    headers: empty,
    body: '{"identifier":"a@b.example","password":"c"}',
  },
  { method: 'POST', path: '/api/content/auth/local/register', headers: empty, body: '{}' },
  {
    method: 'POST',
    path: '/api/content/auth/forgot-password',
    headers: empty,
    body: '{"email":"a@b.example"}',
  },
  { method: 'GET', path: '/api/content/auth/email-confirmation?confirmation=a', headers: FROM },
];

/** A request to every kind of address of the function that answers pages. */
export const PAGE_CALLS: readonly Call[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/fr' },
  { method: 'GET', path: '/_payload.json' },
  { method: 'GET', path: '/posts' },
  { method: 'GET', path: '/about' },
  { method: 'GET', path: '/nowhere/at/all' },
  { method: 'GET', path: '/pins/aaaaaaaaaaaaaaaaaaaa' },
  { method: 'GET', path: '/__island/new.json' },
  { method: 'GET', path: '/sitemap.xml' },
  { method: 'GET', path: '/blog/feed.xml' },
  { method: 'GET', path: '/social/pins/aaaaaaaaaaaaaaaaaaaa.png' },
  { method: 'GET', path: '/test' },
];
