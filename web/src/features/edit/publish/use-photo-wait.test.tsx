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
    /** @param givenUp how many somebody has taken away so far */
    uploadsAre(uploads: UploadsStatus, givenUp = 0) {
      rerender({ uploads, givenUp });
      act(() => vi.advanceTimersByTime(1_000));
    },
  };
}

test('what has no photos on their way is published at once', () => {
  for (const uploads of ['none', 'failed'] as const) {
    const page = open(uploads);
    page.do(({ begin }) => begin({ action: 'publish' }));
    expect(page.done).toHaveBeenCalledExactlyOnceWith({ action: 'publish' });
    expect(page.stage()).toBeUndefined();
  }
});

test('while photos are on their way it is asked first, and only about what makes a work public', () => {
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

test('nobody is asked about photos of what cannot be published anyway: it is said why', () => {
  const page = open('underWay', false);
  page.do(({ begin }) => begin({ action: 'publish' }));
  expect(page.done).toHaveBeenCalledTimes(1);
});

test('whoever waits has it published once, when the last photo is there', () => {
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

test('a photo that did not arrive is waited for, also where the connection went and comes back', () => {
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

test('a question that nobody has answered yet is none any more once the photos are there', () => {
  const page = open('underWay');
  page.do(({ begin }) => begin({ action: 'publish' }));
  page.uploadsAre('none');
  expect(page.stage()).toBeUndefined();
  expect(page.done).toHaveBeenCalledTimes(1);
});

test('who gives up, or does something else with the work, has nothing published', () => {
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

test('a photo that is waited for and taken away publishes nothing, and ends the wait with a word', () => {
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
  // Whatever comes of others.
  page.uploadsAre('none', 3);
  expect(page.stopped).toHaveBeenCalledTimes(1);
  expect(page.done).not.toHaveBeenCalled();
});
