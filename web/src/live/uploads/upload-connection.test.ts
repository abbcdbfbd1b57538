import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begun, settled } from '../testing/begun-upload.ts';
import { RETRY_LIMIT } from '../testing/fake-upload.ts';
import { CUT_OFF_AFTER, LATE } from './upload-photo.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload whose connection goes', () => {
  it('says when nothing gets through, until something does, also of a part that is sent anew', async () => {
    const { task, sending } = await begun();
    sending.onSent(500);
    await vi.advanceTimersByTimeAsync(CUT_OFF_AFTER);
    expect(task.current()).toMatchObject({ state: 'running', isCutOff: true });
    sending.onSent(400);
    expect(task.current()).toMatchObject({ sent: 500, isCutOff: false });
    for (let bytes = 401; bytes < 420; bytes++) {
      await vi.advanceTimersByTimeAsync(CUT_OFF_AFTER - 1);
      sending.onSent(bytes);
    }
    expect(task.current()).toMatchObject({ state: 'running', isCutOff: false });
  });

  it('waits as long as the network is away, and goes on at once when it is back', async () => {
    const { fake, task, sending } = await begun();
    sending.onSent(100);
    await vi.advanceTimersByTimeAsync(CUT_OFF_AFTER);
    fake.setAway(true);
    expect(task.current().isCutOff).toBe(true);
    await vi.advanceTimersByTimeAsync(RETRY_LIMIT * 10);
    expect(task.current()).toMatchObject({ state: 'running', isCutOff: true });
    expect(sending.asked).toEqual([]);
    fake.setAway(false);
    expect(sending.asked).toEqual(['again']);
    expect(task.current().isCutOff).toBe(false);
    await vi.advanceTimersByTimeAsync(RETRY_LIMIT);
    expect(task.current()).toMatchObject({ state: 'error', failure: { reason: 'retries-over' } });
  });

  it('is left paused by a network that goes and comes', async () => {
    const { fake, task, sending } = await begun();
    task.pause();
    sending.onPaused();
    fake.setAway(true);
    fake.setAway(false);
    expect(task.current()).toMatchObject({ state: 'paused', isCutOff: false });
    expect(sending.asked).toEqual(['pause']);
  });
});

describe('an upload that is cancelled while nobody knows what has arrived', () => {
  it('is removed a moment later, when it may have come to be stored', async () => {
    const { fake, task, sending } = await begun();
    task.cancel();
    await settled();
    expect(task.current().state).toBe('canceled');
    expect(fake.removed).toEqual([]);
    await vi.advanceTimersByTimeAsync(LATE);
    expect(fake.removed).toEqual([sending.path]);
  });

  it('leaves nothing to be removed before the last byte of many was on its way', async () => {
    const large = new File([new Uint8Array(300_000)], 'bay.jpg', { type: 'image/jpeg' });
    for (const [bytes, isRemoved] of [
      [299_999, false],
      [300_000, true],
    ] as const) {
      const { fake, task, sending } = await begun(large);
      sending.onSent(bytes);
      task.cancel();
      await vi.advanceTimersByTimeAsync(LATE);
      expect(fake.removed).toEqual(isRemoved ? [sending.path] : []);
    }
  });
});
