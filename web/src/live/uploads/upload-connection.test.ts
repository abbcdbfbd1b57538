import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begun, settled } from '../testing/begun-upload.ts';
import { RETRY_LIMIT } from '../testing/fake-upload.ts';
import { CUT_OFF_AFTER, LATE_STORE_TIME } from './upload-photo.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload that loses its connection', () => {
  it('is cut off until a byte arrives again, even a repeated one', async () => {
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

  it('waits while the network is gone, and continues at once when it is back', async () => {
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

  it('stays paused when the network goes and comes back', async () => {
    const { fake, task, sending } = await begun();
    task.pause();
    sending.onPaused();
    fake.setAway(true);
    fake.setAway(false);
    expect(task.current()).toMatchObject({ state: 'paused', isCutOff: false });
    expect(sending.asked).toEqual(['pause']);
  });
});

describe('an upload that is cancelled before the server confirms it', () => {
  it('is removed a moment later, because it may have been stored', async () => {
    const { fake, task, sending } = await begun();
    task.cancel();
    await settled();
    expect(task.current().state).toBe('canceled');
    expect(fake.removed).toEqual([]);
    await vi.advanceTimersByTimeAsync(LATE_STORE_TIME);
    expect(fake.removed).toEqual([sending.path]);
  });

  it('is not removed if its last byte was never sent', async () => {
    const large = new File([new Uint8Array(300_000)], 'bay.jpg', { type: 'image/jpeg' });
    for (const [bytes, isRemoved] of [
      [299_999, false],
      [300_000, true],
    ] as const) {
      const { fake, task, sending } = await begun(large);
      sending.onSent(bytes);
      task.cancel();
      await vi.advanceTimersByTimeAsync(LATE_STORE_TIME);
      expect(fake.removed).toEqual(isRemoved ? [sending.path] : []);
    }
  });
});
