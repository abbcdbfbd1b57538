import { describe, expect, it, test } from 'vitest';
import { InstagramError } from './api/instagram-error.ts';
import { readAnswer } from './api/read-answer.ts';
import { afterAgain, afterFault, afterFull, afterPage, BEGIN, endOf, type Outcome } from './turn-outcome.ts';

const HOUR = 3_600_000;

const base: Outcome = {
  progress: { ...BEGIN, turn: 3, after: 'cursor', pending: ['a'] },
  counts: { found: 0, imported: 2, skipped: 0, failed: 1 },
  problems: [],
  pause: 0,
};

/** The error of an answer. */
async function errorOf(status: number, body: string, headers: Record<string, string> = {}) {
  const error: unknown = await readAnswer(new Response(body, { status, headers })).catch((thrown) => thrown);
  if (!(error instanceof InstagramError)) throw new Error('The answer is no error.');
  return error;
}

const graph = (code: number) => JSON.stringify({ error: { message: 'no', type: 'OAuthException', code } });

describe('after an answer of Instagram', () => {
  it.each([
    ['400', 400, graph(100), 'unavailable'],
    ['an expired token (190)', 400, graph(190), 'disconnected'],
    ['401', 401, '{}', 'disconnected'],
  ] as const)('%s, an import has failed, and says why', async (_, status, body, failure) => {
    const outcome = afterFault(base, BEGIN, await errorOf(status, body));
    expect(outcome.end).toEqual({ status: 'failed', failure });
    // What was read stays counted, and the import can go on at the same page.
    expect(outcome).toMatchObject({ counts: base.counts, progress: { after: 'cursor', pending: ['a'] } });
  });

  it('429 for an hour, an import waits for an hour, however often', async () => {
    const use = JSON.stringify({ '1': [{ estimated_time_to_regain_access: 60 }] });
    const limits = [
      await errorOf(429, graph(4), { 'X-Business-Use-Case-Usage': use }),
      await errorOf(429, 'Too many', { 'Retry-After': '3600' }),
      await errorOf(400, graph(80_002), { 'Retry-After': '3600' }),
    ];
    for (const limit of limits) {
      const outcome = afterFault(base, { ...BEGIN, tries: 7 }, limit);
      expect(outcome).toMatchObject({ pause: HOUR, failure: 'rate-limited', progress: { tries: 0 } });
      expect(outcome.end).toBeUndefined();
    }
    expect(afterFault(base, BEGIN, await errorOf(429, '')).pause).toBe(HOUR / 4);
    const year = await errorOf(429, '', { 'Retry-After': '31536000' });
    expect(afterFault(base, BEGIN, year).pause).toBe(24 * HOUR);
  });

  it.each([
    ['500', 500, graph(2)],
    ['a page of a proxy', 502, '<html>'],
    ['half a page', 200, '{"data": [{"id": '],
  ] as const)('%s, an import tries again, later each time, and fails in the end', async (_, status, body) => {
    const error = await errorOf(status, body);
    const pauses: number[] = [];
    let outcome = base;
    for (let tries = 0; outcome.end === undefined; tries = outcome.progress.tries) {
      outcome = afterFault(base, { ...BEGIN, tries }, error);
      pauses.push(outcome.pause);
    }
    expect(outcome.end).toEqual({ status: 'failed', failure: 'unavailable' });
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 0].map((seconds) => seconds * 1_000));
  });
});

const report = {
  next: { after: 'next', last: null, seen: ['a', 'b'], hasItems: true, isListed: true, isRead: false },
  pending: ['a', 'b'],
  imported: 1,
  found: 4,
  skipped: 1,
  failed: 0,
  problems: [],
  usage: 10,
};

test('a page adds to the counts, and an item waits for its photos once', () => {
  expect(afterPage(base, report)).toEqual({
    progress: { ...base.progress, ...report.next, pending: ['a', 'b'] },
    counts: { found: 4, imported: 3, skipped: 1, failed: 1 },
    problems: [],
    pause: 0,
  });
});

test('pages are read slowly before the limit is reached, and the last one ends the import', () => {
  expect(afterPage(base, { ...report, usage: 91 }).pause).toBe(60_000);
  const last = { ...report, pending: [], next: { ...report.next, isRead: true } };
  expect(afterPage(base, last).end).toBeUndefined();
  const settled = { ...base, progress: { ...base.progress, pending: [] } };
  expect(afterPage(settled, last).end).toEqual({ status: 'done' });
});

test('a full import stores the photos of what it has, and then says that it is full', () => {
  const full = afterFull(base);
  expect(full).toMatchObject({
    progress: { after: null, seen: [], isListed: true, isFull: true, pending: ['a'] },
    counts: base.counts,
    pause: 0,
  });
  expect(full.end).toBeUndefined();
  const settled = { ...full, progress: { ...full.progress, pending: [] } };
  const last = { ...report, pending: [], next: { ...report.next, isRead: true } };
  expect(afterPage(settled, last).end).toEqual({ status: 'failed', failure: 'too-many-items' });
  expect(endOf(BEGIN)).toEqual({ status: 'done' });
});

test('items whose photos were refused wait for them again', () => {
  const stored = { pending: ['a', 'c'], imported: 0, failed: 1, problems: [] };
  const refused = { ...base, progress: { ...base.progress, again: ['c', 'd', 'e'], waits: 5 } };
  expect(afterAgain(refused, stored, ['e'])).toEqual({
    ...base,
    progress: { ...base.progress, pending: ['a', 'c'], again: ['e'], waits: 0 },
    counts: { ...base.counts, failed: 2 },
  });
});
