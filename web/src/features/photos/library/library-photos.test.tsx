// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { LibraryPhotos } from './library-photos.tsx';
import type { Shown } from './use-photos.ts';

const loaded = vi.hoisted(() => ({ photos: [] as ReadyPhoto[] }));
vi.mock('./use-photos.ts', () => ({ usePhotos: () => ({ photos: loaded.photos, status: 'ready' }) }));

const InEnglish = await inEnglish('library', 'works');

afterEach(cleanup);

function photo(name: string, createdAt: string, cameraTime?: string): ReadyPhoto {
  return {
    ...{ id: name.padEnd(20, '0'), generation: '1', createdAt: Date.parse(createdAt), state: 'ready' },
    ...{ width: 4, height: 3, thumbhash: 'a+/9==', alt: { en: name } },
    ...(cameraTime !== undefined && { cameraTime }),
  };
}

/** The months of a list with the names of their photos. */
function months(shown: Shown, ...photos: ReadyPhoto[]): Record<string, string[]> {
  loaded.photos = photos;
  render(
    <InEnglish>
      <LibraryPhotos uid="u" shown={shown} uses={undefined} onOpen={() => {}} onChanged={() => {}} />
    </InEnglish>,
  );
  const found = screen.getAllByRole('heading', { level: 2 }).map((heading) => {
    const section = heading.closest('section') ?? document.body;
    const names = within(section)
      .getAllByRole('checkbox')
      .map((box) => /\w+$/.exec(box.getAttribute('aria-label') ?? '')?.[0] ?? '');
    return [heading.textContent ?? '', names] as const;
  });
  cleanup();
  return Object.fromEntries(found);
}

// In the order of storing: the last one first.
const JUNE = photo('june', '2026-06-02T10:00:00Z', '2024-05-31T23:59:59+02:00');
const MAY = photo('may', '2026-06-01T10:00:00Z', '2024-06-01T00:10:00-10:00');
const APRIL = photo('april', '2026-04-30T23:59:59Z');

test('by date added, a month has the photos that were stored in it', () => {
  expect(months('all', JUNE, MAY, APRIL)).toEqual({ 'June 2026': ['june', 'may'], 'April 2026': ['april'] });
});

test('by date taken, the clock of the camera decides, whatever its offset; without a clock, the time of storing', () => {
  const ids = [APRIL, MAY, JUNE].map(({ id }) => id);
  expect(months(ids, APRIL, MAY, JUNE)).toEqual({
    'April 2026': ['april'],
    'June 2024': ['may'],
    'May 2024': ['june'],
  });
});
