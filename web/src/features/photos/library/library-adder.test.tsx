// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { stubTouch } from '../../../ui/testing/stub-touch.ts';
import { LibraryAdder } from './library-adder.tsx';

vi.mock('../../../live/uploads/own-queue.ts', () => ({
  LIBRARY: 'library',
  photoQueueOf: () => ({
    add: () => {},
    state: { current: () => ({ photos: [] }), subscribe: () => () => {} },
  }),
}));

const InEnglish = await inEnglish('library');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [true, 0],
  [false, 1],
])('where a finger points first (%s), the hint speaks of dropping files %i times', (isTouch, times) => {
  stubTouch(isTouch);
  render(
    <InEnglish>
      <LibraryAdder uid="u" onAdded={() => {}} />
    </InEnglish>,
  );
  expect(screen.getByText(/^Choose hundreds of photos at once/)).toBeDefined();
  expect(screen.queryAllByText(/drop files/)).toHaveLength(times);
});
