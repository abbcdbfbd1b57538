import type { MapItem } from '@waymark/model/map-index/map-item';
import { expect, test, vi } from 'vitest';
import { readAs } from '../../../elements/testing/reader.tsx';
import { ItemRow } from './item-row.tsx';

// No row asks the database.
vi.mock('../../../live/core/use-live.ts', () => ({ useLive: () => ({ status: 'loading' }) }));

const ITEM: MapItem = {
  kind: 'pin',
  id: 'p'.repeat(20),
  position: { lat: 38.7, lng: -9.1 },
  rank: 1,
  cover: null,
  title: { fr: 'Le phare' },
};

/** The notes of a row with this title and a summary in French, for a reader of English. */
async function notesOf(title: MapItem['title']) {
  const given = { id: ITEM.id, summary: { fr: 'Au bout du quai.' } };
  const row = await readAs(
    'en',
    <ItemRow
      item={{ ...ITEM, title }}
      to="/"
      highlighted={false}
      onHighlight={() => {}}
      detailed
      given={given}
    />,
  );
  expect(row).toMatch(/<span lang="fr"[^>]*>Au bout du quai\.<\/span>/);
  return row.match(/in French/g);
}

test('a summary in another language than the title has a note', async () => {
  expect(await notesOf({ en: 'The lighthouse' })).toHaveLength(1);
});

test('a row whose title and summary are in another language has one note', async () => {
  expect(await notesOf({ fr: 'Le phare' })).toHaveLength(1);
});
