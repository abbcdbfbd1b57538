import { randomInt } from 'node:crypto';
import { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { log as endpoint } from '../../functions/src/log/log-endpoint.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { database } from './database.ts';

/** The lines that the functions log. Firebase keeps the console that exists when it is loaded. */
const lines = vi.hoisted(() => {
  const written: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => written.push(String(line)));
  return written;
});

/** How many calls a process accepts a minute from one address, and from all. */
const EACH = 20;
const ALL = 120;

/** Calls that come at once: through Hosting, each would start a process. */
const FLOOD = 1_000;

type Log = typeof endpoint;

/** A process that has just started: its log, which refuses as the whole API does. */
async function newProcess(): Promise<Log> {
  vi.resetModules();
  const { log }: { log: Log } = await import('../../functions/src/log/log-endpoint.ts');
  const { answerRefusals } = await import('../../functions/src/platform/answer-refusals.ts');
  answerRefusals(log);
  return log;
}

const address = () => `198.18.${randomInt(256)}.${randomInt(256)}`;
const network = (number: number) => `2001:db8:${randomInt(0x10000).toString(16)}:${number.toString(16)}::1`;

/** Every attempt of a transaction reads the database: transactions that compete for a document are retried. */
function countTries() {
  const { runTransaction } = Firestore.prototype;
  const counted = { tries: 0, stop: () => spy.mockRestore() };
  const spy = vi.spyOn(Firestore.prototype, 'runTransaction');
  spy.mockImplementation(function (this: Firestore, update, options) {
    return runTransaction.call(
      this,
      (transaction) => {
        counted.tries += 1;
        return update(transaction);
      },
      options,
    );
  });
  return counted;
}

/** The result of many calls at once: the count of each status, and of the database's reads. */
async function flood(log: Log, addressOf: (number: number) => string, calls = FLOOD) {
  const counted = countTries();
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, number) =>
      log.request('/write?severity=ERROR&message=flood', {
        headers: { 'X-Forwarded-For': addressOf(number), 'Sec-Fetch-Site': 'same-origin' },
      }),
    ),
  );
  counted.stop();
  const statuses = Object.groupBy(answers, ({ status }) => String(status));
  return {
    taken: statuses['204']?.length ?? 0,
    refused: statuses['429']?.length ?? 0,
    asked: counted.tries,
  };
}

const reported = () => lines.filter((line) => line.includes('Reported by a browser'));

/** The endpoint has one limit for all callers: it is restored for other tests. */
async function forgetAll(): Promise<void> {
  for (const name of ['log', 'log-all']) await database.recursiveDelete(database.doc(`limits/${name}`));
}

beforeEach(async () => {
  lines.length = 0;
  await forgetAll();
});

afterAll(forgetAll);

describe.runIf(isFullRun)('a thousand calls at once', () => {
  it('from one address cost the database no more than the twenty accepted', async () => {
    const log = await newProcess();
    const same = address();
    const { asked, ...answered } = await flood(log, () => same);
    expect(answered).toEqual({ taken: EACH, refused: FLOOD - EACH });
    // One each for the sender, and at most as many for all, which are counted together.
    expect(asked).toBeLessThanOrEqual(2 * EACH);
    expect(reported()).toHaveLength(EACH);
    // Later calls of the same sender cost nothing, or one read in another process.
    expect(await flood(log, () => same)).toEqual({ taken: 0, refused: FLOOD, asked: 0 });
    const elsewhere = await flood(await newProcess(), () => same, EACH);
    expect(elsewhere).toMatchObject({ taken: 0, refused: EACH });
    // The database may abort a transaction once, which is tried again.
    expect(elsewhere.asked).toBeLessThanOrEqual(2);
  });

  it('from invented addresses cost no more than the limit of all', async () => {
    const log = await newProcess();
    // All by the same way, as by Hosting.
    const { asked, ...answered } = await flood(log, (number) => `${network(number)}, 192.0.2.1`);
    expect(answered).toEqual({ taken: ALL, refused: FLOOD - ALL });
    expect(asked).toBeLessThanOrEqual(2 * ALL);
    expect(reported()).toHaveLength(ALL);
  });
});

describe('a database that does not answer', () => {
  it('leaves the limit of the process in force, and is logged without the address', async () => {
    const log = await newProcess();
    const same = address();
    const broken = vi.spyOn(Firestore.prototype, 'runTransaction').mockRejectedValue(new Error('away'));
    const statuses = [];
    for (let i = 0; i < EACH + 1; i++) {
      const { status } = await log.request('/write?severity=ERROR&message=x', {
        headers: { 'X-Forwarded-For': same },
      });
      statuses.push(status);
    }
    broken.mockRestore();
    expect(statuses).toEqual([...Array.from({ length: EACH }, () => 204), 429]);
    expect(lines.filter((line) => line.includes('Unexpected error'))).toHaveLength(EACH);
    expect(lines.join()).not.toContain(same);
  });

  it('delays no caller for long', async () => {
    const log = await newProcess();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hangs = vi.spyOn(Firestore.prototype, 'runTransaction').mockReturnValue(new Promise(() => {}));
    const headers = { 'X-Forwarded-For': address() };
    const answers = Array.from({ length: 3 }, () =>
      log.request('/write?severity=ERROR&message=x', { headers }),
    );
    await vi.waitFor(() => expect(hangs).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204, 204]);
    vi.useRealTimers();
    hangs.mockRestore();
  });
});

describe('a line of the log', () => {
  const written = async (report: Readonly<Record<string, string>>) => {
    const log = await newProcess();
    lines.length = 0;
    const query = new URLSearchParams({ severity: 'ERROR', ...report });
    const { status } = await log.request(`/write?${query}`, {
      headers: { 'X-Forwarded-For': address() },
    });
    expect(status).toBe(204);
    return lines;
  };

  it.each([
    ['a line of its own', 'x\n{"severity":"CRITICAL","message":"forged"}'],
    ['the end of a line of old', 'x\r\n{"severity":"CRITICAL","message":"forged"}'],
    ['the end of its object', 'x"}}\n{"severity":"CRITICAL","message":"forged","a":{"b":"'],
    ['lines of Unicode', 'x\u2028{"severity":"CRITICAL"}\u2029\u0085{"severity":"CRITICAL"}'],
    ['terminal control characters', 'x\u001b[2K\u001b[1G{"severity":"CRITICAL"}\u0007\u0008'],
    ['reversed writing', '\u202e}"LACITIRC":"ytireves"{\u2066\u200b'],
  ])('stays one line, and forges no other, with %s', async (_how, message) => {
    const [line, ...others] = await written({ message, stack: message, userId: 'somebody' });
    expect(others).toEqual([]);
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    const entry: unknown = JSON.parse(line ?? '');
    expect(entry).toMatchObject({ severity: 'ERROR', message: 'Reported by a browser' });
    expect(Object.keys(Object(entry)).sort()).toEqual(['browser', 'message', 'severity']);
    expect(Object.keys(Object(entry).browser).sort()).toEqual(['message', 'stack', 'userId']);
  });
});
