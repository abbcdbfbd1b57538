// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { Library } from './library.tsx';
import { searchOf } from './library-filter.ts';
import type { Shown } from './use-photos.ts';

const USES: PhotoUses = {
  ...{ ids: ['a', 'b', 'c'], works: [], profile: [], lists: [], imports: [], undescribed: [], placed: [] },
  duplicates: ['a', 'c'],
};

vi.mock('../../../services/photos-api.ts', () => ({ usesOfPhotos: async () => ({ done: USES }) }));
vi.mock('./library-adder.tsx', () => ({ LibraryAdder: () => null }));
vi.mock('./placing/place-unused.tsx', () => ({ PlaceUnused: () => null }));
vi.mock('./library-photos.tsx', () => ({
  LibraryPhotos: ({ shown }: { shown: Shown }) => <output>{String(shown)}</output>,
}));

const InEnglish = await inEnglish('library', 'failures', 'works');

afterEach(cleanup);

async function open(search: string) {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[`/workspace/photos${search}`]}>
        <InEnglish>
          <Library uid="me" />
          <Link to={`/workspace/photos${searchOf('duplicates')}`}>Show duplicates</Link>
        </InEnglish>
      </MemoryRouter>,
    ),
  );
}

const shown = () => screen.getByRole('status').textContent;
const follow = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'Show duplicates' })));
const choose = (value: string) =>
  act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value } }));

test('a link to the photos that were uploaded more than once shows them, also when it is followed again', async () => {
  await open(searchOf('duplicates'));
  expect(shown()).toBe('a,c');
  await choose('added');
  expect(shown()).toBe('all');
  await follow();
  expect(shown()).toBe('a,c');
});

test.each(['', '?show=nothing', '?show=constructor'])(
  'without a filter in the address (%s), all are shown',
  async (search) => {
    await open(search);
    expect(shown()).toBe('all');
  },
);
