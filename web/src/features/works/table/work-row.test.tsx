// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { exampleSummary } from '../testing/example-summary.ts';
import { WorkCard, WorkRow } from './work-row.tsx';

vi.mock('../../../i18n/local-time-zone.ts', () => ({ localTimeZone: () => 'Europe/Lisbon' }));
const InEnglish = await inEnglish('works', 'edit');
afterEach(cleanup);

/** In Lisbon it is an hour later in summer. */
const [MORNING, EVENING] = [Date.UTC(2026, 6, 1, 7, 5), Date.UTC(2026, 6, 2, 20, 30)];
const work = exampleSummary('w', { publishedAt: MORNING, updatedAt: EVENING, state: 'published' });
const props = {
  work,
  works: [work],
  index: 0,
  measure: () => {},
  selected: new Set<string>(),
  onToggle: () => {},
  onAct: () => {},
  toWork: () => '/',
  projects: new Map<string, string>(),
  highlighted: null,
  onHighlight: () => {},
  unsaved: new Set<string>(),
};

test('a row says the day and the time of its publication and its last change, where the reader is', () => {
  render(
    <MemoryRouter>
      <InEnglish>
        <table>
          <tbody>
            <WorkRow {...props} isMapShown={false} />
          </tbody>
        </table>
      </InEnglish>
    </MemoryRouter>,
  );
  expect(screen.getByRole('cell', { name: '1 Jul 2026, 08:05' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '2 Jul 2026, 21:30' })).toBeDefined();
});

test('tags of several words are read as such, between commas', () => {
  render(
    <MemoryRouter>
      <InEnglish>
        <ul>
          <WorkCard {...props} work={{ ...work, tags: ['south africa', 'train'] }} />
        </ul>
      </InEnglish>
    </MemoryRouter>,
  );
  expect(screen.getByText('south africa, train')).toBeDefined();
});

test('a card says the day and the time of the last change', () => {
  render(
    <MemoryRouter>
      <InEnglish>
        <ul>
          <WorkCard {...props} />
        </ul>
      </InEnglish>
    </MemoryRouter>,
  );
  expect(screen.getByText('Updated 2 Jul 2026, 21:30')).toBeDefined();
});
