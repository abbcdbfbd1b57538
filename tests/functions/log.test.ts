import { randomInt } from 'node:crypto';
import { sizeOf } from '@waymark/model/web-vitals';
import { vitalsSummary } from '@waymark/model/web-vitals-schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { database } from './database.ts';
import { ask, refused } from './requests.ts';

const REPORT = {
  severity: 'WARNING',
  userId: 'somebody',
  message: 'A test of the log',
  stack: 'Error: A test\n at x',
};

const newAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;
const newNetwork = () => `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}`;

/** Each request has an address of its own, so that no test meets the limit of another. */
function write(
  report: Readonly<Record<string, string>> | string = REPORT,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) {
  return ask(`/api/log/write?${new URLSearchParams(report)}`, {
    method,
    headers: { 'X-Forwarded-For': newAddress(), 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
}

describe('the log of browsers', () => {
  it('accepts a report, and answers without a body', async () => {
    const response = await write();
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('accepts a report of the maximum length', async () => {
    const longest = { ...REPORT, message: 'x'.repeat(1_000), stack: 'x'.repeat(4_000) };
    expect((await write(longest)).status).toBe(204);
  });

  it.each(['cross-site', 'same-site', 'none', ''])('refuses other sites: "%s"', async (site) => {
    await refused(await write(REPORT, { 'Sec-Fetch-Site': site }), 403, 'forbidden');
  });

  it.each([
    ['nothing', {}],
    ['an unknown severity', { ...REPORT, severity: 'EMERGENCY' }],
    ['a message of 1,001 characters', { ...REPORT, message: 'x'.repeat(1_001) }],
    ['a message of 7,000 characters', { ...REPORT, message: 'x'.repeat(7_000) }],
    ['a long stack', { ...REPORT, stack: 'x'.repeat(4_001) }],
    ['an unknown field', { ...REPORT, token: 'secret' }],
    ['a prototype', { ...REPORT, ['__proto__']: 'x' }],
    ['a second message', `${new URLSearchParams(REPORT)}&message=another`],
    ['its severity twice', `${new URLSearchParams(REPORT)}&severity=WARNING`],
    ['two users, one of them empty', `${new URLSearchParams(REPORT)}&userId=`],
    ['a list', `${new URLSearchParams(REPORT)}&message[]=another`],
  ])('refuses a report with %s', async (_what, report) => {
    await refused(await write(report), 422, 'invalid');
  });

  it('refuses a message of 10,000 characters, which servers in front of it answer', async () => {
    expect([422, 431]).toContain((await write({ ...REPORT, message: 'x'.repeat(10_000) })).status);
  });

  it.each(['POST', 'PUT', 'DELETE'])('accepts GET, and refuses %s', async (method) => {
    await refused(await write(REPORT, {}, method), 405, 'wrong-method');
  });

  it('refuses HEAD', async () => {
    expect((await write(REPORT, {}, 'HEAD')).status).toBe(405);
  });

  it('accepts twenty a minute from one address', async () => {
    const headers = { 'X-Forwarded-For': newAddress() };
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await write(REPORT, headers)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });

  it('accepts twenty a minute from one IPv6 network, however many addresses it has', async () => {
    const network = newNetwork();
    const statuses = [];
    for (let i = 1; i <= 21; i++)
      statuses.push((await write(REPORT, { 'X-Forwarded-For': `${network}::${i}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });
});

describe('a caller that bypasses Hosting', () => {
  it('silences nobody with invented addresses', async () => {
    const hosting = '203.0.113.1';
    const victim = newAddress();
    const bypass = async (address: string) =>
      (await write(REPORT, { 'X-Forwarded-For': `${address}, 198.18.0.1` })).status;
    for (let i = 0; i < 25; i++) await bypass(victim);
    // Each process counts 120 a minute. On a busy machine several of them share the requests.
    let [status, sent] = [204, 0];
    while (status === 204 && sent++ < 500) status = await bypass(newAddress());
    expect(status).toBe(429);
    expect((await write(REPORT, { 'X-Forwarded-For': `${victim}, ${hosting}` })).status).toBe(204);
  });
});

describe('the log of violations of the policy', () => {
  const VIOLATION = {
    'csp-report': { 'document-uri': 'https://waymark.example/about', 'blocked-uri': 'inline' },
  };

  function send(body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return ask('/api/log/policy', {
      method: 'POST',
      headers: {
        'X-Forwarded-For': newAddress(),
        'Content-Type': 'application/csp-report',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  it('accepts a report, and answers without a body', async () => {
    const response = await send(VIOLATION);
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it.each(['cross-site', 'same-site', 'none', ''])('refuses other sites: "%s"', async (site) => {
    await refused(await send(VIOLATION, { 'Sec-Fetch-Site': site }), 403, 'forbidden');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another object', '{}'],
    ['null', 'null'],
    ['70,000 characters', JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(70_000) } })],
  ])('refuses a report with %s', async (_what, body) => {
    await refused(await send(body), 422, 'invalid');
  });

  it.each(['application/json', 'application/reports+json', 'text/plain'])(
    'refuses the type %s',
    async (type) => {
      await refused(await send(VIOLATION, { 'Content-Type': type }), 415, 'unsupported-body');
    },
  );

  it('refuses GET', async () => {
    await refused(await ask('/api/log/policy'), 405, 'wrong-method');
  });

  it('accepts twenty a minute from one address', async () => {
    const headers = { 'X-Forwarded-For': newAddress() };
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await send(VIOLATION, headers)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });
});

describe('the log of measured visits', () => {
  const histograms = z.record(z.string(), z.record(z.string(), z.number()));
  const VISIT = { page: 'blog', values: { LCP: 1_234.5, INP: 80, CLS: 0.02, TTFB: 300 } };

  function send(body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return ask('/api/log/vitals', {
      method: 'POST',
      headers: { 'X-Forwarded-For': newAddress(), 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** What is counted of the page, from the documents themselves: an answer may be a minute old. */
  async function counted(): Promise<Record<string, number>> {
    const { docs } = await database.collectionGroup('shards').get();
    const counts: Record<string, number> = {};
    for (const one of docs.filter(({ ref }) => ref.path.startsWith('vitals/'))) {
      const blog = histograms.parse(one.get('counts')?.['blog'] ?? {});
      for (const [vital, histogram] of Object.entries(blog)) {
        counts[vital] = (counts[vital] ?? 0) + sizeOf(histogram);
      }
    }
    return counts;
  }

  it('counts each value of a visit once, without anything about the visitor', async () => {
    const before = await counted();
    const response = await send(VISIT);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect((await send({ page: 'blog', values: { CLS: 0 } })).status).toBe(204);
    const after = await counted();
    const added = Object.fromEntries(
      Object.entries(after).map(([vital, count]) => [vital, count - (before[vital] ?? 0)]),
    );
    expect(added).toEqual({ LCP: 1, INP: 1, CLS: 2, TTFB: 1 });
    const { docs } = await database.collectionGroup('shards').get();
    const fields = docs
      .filter(({ ref }) => ref.path.startsWith('vitals/'))
      .map((one) => Object.keys(one.data()).sort());
    expect(new Set(fields.map(String))).toEqual(new Set(['counts,expires']));
  });

  it('answers the 75th percentiles by page, which may be cached for a minute', async () => {
    await send(VISIT);
    const response = await ask('/api/log/vitals');
    expect(response.headers.get('Cache-Control')).toContain('s-maxage=60');
    const { days, pages } = vitalsSummary.parse(await response.json());
    expect(days).toBe(28);
    expect(pages.find(({ page }) => page === 'blog')?.vitals.LCP?.p75).toBeGreaterThan(1_000);
  });

  it.each(['cross-site', 'same-site', 'none', ''])('refuses other sites: "%s"', async (site) => {
    await refused(await send(VISIT, { 'Sec-Fetch-Site': site }), 403, 'forbidden');
  });

  it.each([
    ['nothing', {}],
    ['no value', { page: 'blog', values: {} }],
    ['an unknown page', { ...VISIT, page: '/blog' }],
    ['a prototype as a page', { ...VISIT, page: '__proto__' }],
    ['an unknown value', { page: 'blog', values: { FCP: 1 } }],
    ['a negative value', { page: 'blog', values: { LCP: -1 } }],
    ['a value of eleven minutes', { page: 'blog', values: { LCP: 660_000 } }],
    ['a text', { page: 'blog', values: { LCP: '1' } }],
    ['an identifier', { ...VISIT, userId: 'a' }],
    ['no number', { page: 'blog', values: { LCP: null } }],
  ])('refuses a visit with %s', async (_what, body) => {
    await refused(await send(body), 422, 'invalid');
  });

  it('accepts twenty a minute from one address', async () => {
    const headers = { 'X-Forwarded-For': newAddress() };
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await send(VISIT, headers)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });
});
