// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { inEnglish } from '../i18n/testing/in-english.tsx';
import { EngineNotice } from './engine-notice.tsx';

const InEnglish = await inEnglish('map');
const NO_ENGINE = {
  name: 'none',
  ready: false,
  slow: false,
  failed: new Set(['embedded'] as const),
} as const;

afterEach(cleanup);

const notice = (props: ComponentProps<typeof EngineNotice>) => (
  <InEnglish>
    <EngineNotice {...props} />
  </InEnglish>
);

test('a browser that cannot show the interactive map says so', () => {
  render(notice(NO_ENGINE));
  expect(screen.getByRole('status').textContent).toBe(
    'This browser cannot show the interactive map. Here is a simpler one.',
  );
});

test('what the map says otherwise takes its place, and leaves it again', () => {
  const { rerender } = render(notice({ ...NO_ENGINE, instead: 'Places appear here.' }));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Places appear here.');
  rerender(notice(NO_ENGINE));
  // Screen readers announce changes of a region that stays.
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toMatch(/^This browser cannot show/);
});
