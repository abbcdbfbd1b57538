// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadsStatus } from '../../../live/uploads/upload-state.ts';
import { usePhotoWait } from './use-photo-wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(first: UploadsStatus, isReady = true) {
  const done = vi.fn();
  const stopped = vi.fn();
  const { result, rerender } = renderHook(
    (now: { uploads: UploadsStatus; givenUp: number }) =>
      usePhotoWait({ ...now, isReady: () => isReady, act: done, onStopped: stopped }),
    { initialProps: { uploads: first, givenUp: 0 } },
  );
  return {
    done,
    stopped,
    stage: () => result.current.wait?.stage,
    do: (what: (waiting: ReturnType<typeof usePhotoWait>) => void) => act(() => what(result.current)),
    /** @param givenUp the number of uploads that the creator has removed */
    uploadsAre(uploads: UploadsStatus, givenUp = 0) {
      rerender({ uploads, givenUp });
      act(() => vi.advanceTimersByTime(1_000));
    },
  };
}

test('a work without pending uploads is published at once', () => {
  for (const uploads of ['none', 'failed'] as const) {
    const page = open(uploads);
    page.do(({ begin }) => begin({ action: 'publish' }));
    expect(page.done).toHaveBeenCalledExactlyOnceWith({ action: 'publish' });
    expect(page.stage()).toBeUndefined();
  }
});

test('pending uploads ask for confirmation, and only before actions that make a work public', () => {
  const page = open('underWay');
  page.do(({ begin }) => begin({ action: 'archive' }));
  expect(page.done).toHaveBeenCalledExactlyOnceWith({ action: 'archive' });
  page.do(({ begin }) => begin({ action: 'publish' }));
  page.do(({ begin }) => begin({ action: 'schedule', at: 7 }));
  expect(page.stage()).toBe('asking');
  expect(page.done).toHaveBeenCalledTimes(1);
  page.do(({ goWithout }) => goWithout());
  expect(page.done).toHaveBeenLastCalledWith({ action: 'schedule', at: 7 });
  expect(page.stage()).toBeUndefined();
});

test('a work with other problems shows these, and does not ask about uploads', () => {
  const page = open('underWay', false);
  page.do(({ begin }) => begin({ action: 'publish' }));
  expect(page.done).toHaveBeenCalledTimes(1);
});

test('after waiting, the work is published once, when the last photo has arrived', () => {
  const page = open('underWay');
  page.do(({ begin }) => begin({ action: 'publish' }));
  page.do(({ stay }) => stay());
  page.uploadsAre('underWay');
  expect(page.stage()).toBe('waiting');
  expect(page.done).not.toHaveBeenCalled();
  page.uploadsAre('none');
  expect(page.done).toHaveBeenCalledExactlyOnceWith({ action: 'publish' });
  page.uploadsAre('underWay');
  page.uploadsAre('none');
  expect(page.done).toHaveBeenCalledTimes(1);
});

test('the wait continues for a failed upload, also while the connection is lost and returns', () => {
  const page = open('underWay');
  page.do(({ begin }) => begin({ action: 'publish' }));
  page.do(({ stay }) => stay());
  page.uploadsAre('failed');
  expect(page.stage()).toBe('waiting');
  expect(page.done).not.toHaveBeenCalled();
  page.uploadsAre('underWay');
  page.uploadsAre('none');
  expect(page.done).toHaveBeenCalledTimes(1);
});

test('an unanswered question closes when the photos have arrived', () => {
  const page = open('underWay');
  page.do(({ begin }) => begin({ action: 'publish' }));
  page.uploadsAre('none');
  expect(page.stage()).toBeUndefined();
  expect(page.done).toHaveBeenCalledTimes(1);
});

test('cancelling, or another action on the work, publishes nothing', () => {
  const page = open('underWay');
  page.do(({ begin }) => begin({ action: 'publish' }));
  page.do(({ giveUp }) => giveUp());
  page.uploadsAre('none');
  expect(page.done).not.toHaveBeenCalled();
  page.uploadsAre('underWay');
  page.do(({ begin }) => begin({ action: 'publish' }));
  page.do(({ stay }) => stay());
  page.do(({ begin }) => begin({ action: 'trash' }));
  page.uploadsAre('none');
  expect(page.done).toHaveBeenCalledExactlyOnceWith({ action: 'trash' });
});

test('removing a photo that is waited for publishes nothing, and ends the wait with a message', () => {
  const page = open('underWay');
  page.uploadsAre('underWay', 1);
  page.do(({ begin }) => begin({ action: 'publish' }));
  page.do(({ stay }) => stay());
  page.uploadsAre('underWay', 1);
  expect(page.stopped).not.toHaveBeenCalled();
  page.uploadsAre('none', 2);
  expect(page.stage()).toBeUndefined();
  expect(page.stopped).toHaveBeenCalledExactlyOnceWith('publish');
  expect(page.done).not.toHaveBeenCalled();
  // Whatever happens to the others.
  page.uploadsAre('none', 3);
  expect(page.stopped).toHaveBeenCalledTimes(1);
  expect(page.done).not.toHaveBeenCalled();
});
