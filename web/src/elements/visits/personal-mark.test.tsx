// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { Visits } from '@waymark/model/entities/visits';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { PersonalMark } from './personal-mark.tsx';

const known = vi.hoisted((): { visits: Visits } => ({ visits: { been: [], want: [] } }));
vi.mock('../../session/session.ts', () => ({
  useSession: () => ({ status: 'signed-in', user: { id: 'u'.repeat(28) } }),
}));
vi.mock('../../live/core/use-live.ts', () => ({ useLive: () => ({ status: 'ready', value: known.visits }) }));

const InEnglish = await inEnglish('visits', 'failures');

afterEach(cleanup);

test.each([
  ['Been there?', { been: [], want: ['b'] }],
  ['Been there', { been: ['a'], want: [] }],
  ['Want to go', { been: ['b'], want: ['a'] }],
])('the mark says “%s” in words, and its name says of which place', (words, visits) => {
  known.visits = visits;
  render(<PersonalMark id="a" title={{ en: 'Ash' }} />, { wrapper: InEnglish });
  const button = screen.getByRole('button', { name: /Ash$/ });
  expect(button.textContent).toBe(words);
  // Those who speak to the browser say what they see.
  expect(button.getAttribute('aria-label')?.startsWith(words)).toBe(true);
});
