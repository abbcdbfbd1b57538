import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Mail } from './letter.ts';
import { LEASE, type MailState, queued } from './mail-state.ts';
import type { MailStore } from './mail-store.ts';
import { CLOUD_WAITS, waitAfter } from './retry-waits.ts';
import { type Mailer, sendMailOnce } from './send-mail.ts';

vi.mock('../platform/log.ts', () => ({ logMailEnded: () => {}, logMailWaits: () => {} }));

const MAIL: Mail = { id: 'one', to: 'a@waymark.example', locale: 'en', letter: { kind: 'password-changed' } };
const BEGIN = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** Changes one state after another, as transactions do. */
function memoryStore() {
  const states = new Map<string, MailState>();
  const suppressed = new Set<string>();
  const store: MailStore = {
    async create(id, mail) {
      if (!states.has(id)) states.set(id, mail);
    },
    async change(id, next) {
      const state = next(states.get(id));
      if (state !== undefined) states.set(id, state);
      return state;
    },
    async dueAt(instant) {
      return [...states]
        .filter(([, each]) => each.state === 'queued' && each.dueAt <= instant)
        .map(([id]) => id);
    },
    isSuppressed: async (address) => suppressed.has(address),
    async suppress(address) {
      suppressed.add(address);
    },
  };
  return { store, states, suppressed };
}

async function prepared(deliver: Mailer['deliver']) {
  const memory = memoryStore();
  await memory.store.create(MAIL.id, queued(MAIL, BEGIN));
  const clock = { now: BEGIN };
  const mailer: Mailer = { store: memory.store, deliver, waits: CLOUD_WAITS, now: () => clock.now };
  return { ...memory, clock, mailer };
}

const smtpError = (responseCode: number, response: string, command: string) =>
  Object.assign(new Error('Refused'), { responseCode, response, command });

describe('a mail', () => {
  test('is sent once, however many tasks the queue makes of it, and forgets what it said', async () => {
    const deliver = vi.fn(async () => {});
    const { mailer, states } = await prepared(deliver);
    await Promise.all(Array.from({ length: 20 }, () => sendMailOnce(mailer, 'one')));
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(states.get('one')).toEqual({
      state: 'sent',
      kind: 'password-changed',
      attempts: 1,
      createdAt: BEGIN,
      endedAt: BEGIN,
      code: null,
      purgeAt: BEGIN + 30 * 24 * HOUR,
    });
    expect(JSON.stringify([...states])).not.toContain('a@waymark.example');
  });

  test('outlives an hour without a server, with growing waits, and then arrives', async () => {
    const waits: number[] = [];
    const { mailer, clock, states } = await prepared(async () => {
      if (clock.now < BEGIN + HOUR) throw Object.assign(new Error('No server'), { code: 'ECONNECTION' });
    });
    for (;;) {
      const next = await sendMailOnce(mailer, 'one');
      if (next === undefined) break;
      waits.push(next - clock.now);
      clock.now = next;
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1_920].map((seconds) => seconds * 1_000));
    expect(states.get('one')).toMatchObject({ state: 'sent', attempts: 8 });
  });

  test('is given up after a day of replies that say later', async () => {
    const { mailer, clock, states } = await prepared(async () => {
      throw smtpError(451, '451 4.3.0 Later', 'DATA');
    });
    for (let next = await sendMailOnce(mailer, 'one'); next !== undefined; ) {
      clock.now = next;
      next = await sendMailOnce(mailer, 'one');
    }
    expect(states.get('one')).toMatchObject({ state: 'failed', code: '451 4.3.0' });
    expect(clock.now - BEGIN).toBeLessThanOrEqual(CLOUD_WAITS.patience);
    expect(clock.now - BEGIN).toBeGreaterThan(CLOUD_WAITS.patience - HOUR);
  });

  test('to an unknown address is given up at once, and the next one is not tried', async () => {
    const deliver = vi.fn(async () => {
      throw smtpError(550, '550 5.1.1 Unknown', 'RCPT TO');
    });
    const { mailer, states, store } = await prepared(deliver);
    await sendMailOnce(mailer, 'one');
    expect(states.get('one')).toMatchObject({ state: 'bounced', code: '550 5.1.1' });
    await store.create('two', queued({ ...MAIL, id: 'two' }, BEGIN));
    await sendMailOnce(mailer, 'two');
    expect(states.get('two')).toMatchObject({ state: 'bounced', code: 'suppressed' });
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('of a process that died is tried again after its lease, and not before', async () => {
    const deliver = vi.fn(async () => {});
    const { mailer, clock } = await prepared(() => new Promise<never>(() => {}));
    void sendMailOnce(mailer, 'one');
    await Promise.resolve();
    const next = { ...mailer, deliver };
    clock.now = BEGIN + LEASE - 2_000;
    await sendMailOnce(next, 'one');
    expect(deliver).not.toHaveBeenCalled();
    clock.now = BEGIN + LEASE;
    await sendMailOnce(next, 'one');
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('that is unknown is no fault', async () => {
    const { mailer } = await prepared(async () => {});
    expect(await sendMailOnce(mailer, 'other')).toBeUndefined();
  });

  test('is accepted by the server at most once, whatever it replies and however tasks overlap', async () => {
    const replies = fc.constantFrom('accepted', 'later', 'never', 'no answer');
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(replies, { maxLength: 12 }),
        fc.array(fc.integer({ min: 0, max: LEASE - 2_000 }), { minLength: 1, maxLength: 12 }),
        async (scheduler, script, steps) => {
          let accepted = 0;
          const { mailer, clock, states } = await prepared(async () => {
            await scheduler.schedule(Promise.resolve());
            const reply = script.shift() ?? 'accepted';
            if (reply === 'later') throw smtpError(451, '451 Later', 'DATA');
            if (reply === 'never') throw smtpError(554, '554 No', 'DATA');
            if (reply === 'no answer') throw Object.assign(new Error('Closed'), { code: 'ECONNECTION' });
            accepted++;
          });
          const tasks = steps.map(async (step) => {
            await scheduler.schedule(Promise.resolve());
            // No attempt lasts as long as its lease, which the timeouts of the connection see to.
            clock.now = Math.max(clock.now, BEGIN + step);
            await sendMailOnce(mailer, 'one');
          });
          await scheduler.waitFor(Promise.all(tasks));
          expect(accepted).toBeLessThanOrEqual(1);
          if (states.get('one')?.state === 'sent') expect(accepted).toBe(1);
        },
      ),
    );
  });
});

test('waits grow and never exceed the longest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (attempts) => {
      const wait = waitAfter(attempts, CLOUD_WAITS);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(CLOUD_WAITS.longest);
      expect(waitAfter(attempts + 1, CLOUD_WAITS)).toBeGreaterThanOrEqual(wait);
    }),
  );
});
