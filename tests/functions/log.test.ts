import { randomBytes } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { describe, expect, it } from 'vitest';
import { FirestoreLimiter } from '../../functions/src/platform/firestore-limiter.ts';
import { database } from './database.ts';
import { ask, refused } from './requests.ts';

const REPORT = {
  severity: 'WARNING',
  userId: 'somebody',
  message: 'A test of the log',
  stack: 'Error: A test\n at x',
};

/** Each from an address of its own, so that no test meets the limit of another. */
function write(
  report: Readonly<Record<string, string>> = REPORT,
  headers: Readonly<Record<string, string>> = {},
) {
  const address = `test-${randomBytes(6).toString('hex')}`;
  return ask(`/api/log/write?${new URLSearchParams(report)}`, {
    headers: { 'X-Forwarded-For': address, 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
}

describe('the log of browsers', () => {
  it('takes a report, and says nothing', async () => {
    const response = await write();
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['cross-site', 'same-site', 'none'])('takes nothing of other sites: %s', async (site) => {
    await refused(await write(REPORT, { 'Sec-Fetch-Site': site }), 403, 'forbidden');
  });

  it.each([
    ['nothing', {}],
    ['an unknown severity', { ...REPORT, severity: 'EMERGENCY' }],
    ['a long message', { ...REPORT, message: 'x'.repeat(1_001) }],
    ['what nobody asked for', { ...REPORT, token: 'secret' }],
  ])('takes no report with %s', async (_what, report) => {
    await refused(await write(report), 422, 'invalid');
  });

  it('takes twenty a minute from one address', async () => {
    const headers = { 'X-Forwarded-For': `test-${randomBytes(6).toString('hex')}` };
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await write(REPORT, headers)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });
});

describe('a limit that all processes share', () => {
  const limiter = (keyPrefix: string, duration = 60) =>
    new FirestoreLimiter({ db: database, keyPrefix, points: 3, duration });

  it('counts together what is taken at once, by whichever process', async () => {
    const prefix = randomBytes(6).toString('hex');
    const taken = await Promise.allSettled(
      Array.from({ length: 5 }, () => limiter(prefix).consume('198.51.100.7')),
    );
    const refusals = taken.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(RateLimiterRes);
    await expect(limiter(prefix).consume('198.51.100.8')).resolves.toMatchObject({ remainingPoints: 2 });
  });

  it('begins again after its time', async () => {
    const short = limiter(randomBytes(6).toString('hex'), 0.5);
    for (let i = 0; i < 3; i++) await short.consume('');
    await expect(short.consume('')).rejects.toMatchObject({ remainingPoints: 0 });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(short.consume('')).resolves.toMatchObject({ consumedPoints: 1 });
  });

  it('keeps no address to be read', async () => {
    const prefix = randomBytes(6).toString('hex');
    await limiter(prefix).consume('198.51.100.9');
    const { docs } = await database.collection('limits').get();
    expect(docs.length).toBeGreaterThan(0);
    expect(JSON.stringify(docs.map((each) => [each.id, each.data()]))).not.toContain('198.51');
  });
});
