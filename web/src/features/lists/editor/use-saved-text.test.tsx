// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import type { LocalisedText } from '@waymark/model/localised';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasText } from '../trimmed-text.ts';
import { useSavedText } from './use-saved-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function written(start: LocalisedText) {
  const write = vi.fn();
  const hook = renderHook(({ value }) => useSavedText(value, hasText, write), {
    initialProps: { value: start },
  });
  return { ...hook, write, hear: (value: LocalisedText) => hook.rerender({ value }) };
}

test('typed text is saved a moment later, once, and a space at its end stays until the field loses focus', () => {
  const { result, write, hear } = written({ en: 'Rome' });
  act(() => result.current.type('en', 'Rome i'));
  act(() => result.current.type('en', 'Rome in '));
  act(() => vi.advanceTimersByTime(1_000));
  expect(write.mock.calls).toEqual([[{ en: 'Rome in' }]]);
  act(() => hear({ en: 'Rome in' }));
  expect(result.current.text).toEqual({ en: 'Rome in ' });
  act(() => result.current.leave());
  expect(result.current.text).toEqual({ en: 'Rome in' });
  expect(write).toHaveBeenCalledOnce();
});

test('a change elsewhere in the other language is shown, and is not undone', () => {
  const { result, write, hear } = written({ en: 'Rome' });
  act(() => result.current.type('en', 'Roma'));
  act(() => hear({ en: 'Rome', fr: 'Rome' }));
  expect(result.current.text).toEqual({ en: 'Roma', fr: 'Rome' });
  act(() => result.current.leave());
  expect(write.mock.calls).toEqual([[{ en: 'Roma', fr: 'Rome' }]]);
});

test('an invalid text is kept and not saved', () => {
  const { result, write } = written({ en: 'Rome' });
  act(() => result.current.type('en', ' '));
  act(() => result.current.leave());
  expect(write).not.toHaveBeenCalled();
  expect(result.current.text).toEqual({ en: ' ' });
});

test('the last text is saved when the form closes', () => {
  const { result, write, unmount } = written({ en: 'Rome' });
  act(() => result.current.type('en', 'Roma'));
  unmount();
  expect(write.mock.calls).toEqual([[{ en: 'Roma' }]]);
});
