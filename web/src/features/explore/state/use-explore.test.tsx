// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PageName } from '@waymark/model/paths/pages';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { Explore } from '../explore.tsx';
import { useExploreState } from './explore-context.ts';

vi.mock('../map/lazy-map.tsx', () => ({ LazyMap: OpensList }));
// No part of this page asks the database or the server.
vi.mock('../../../live/core/live-layer.ts', () => ({ useLiveLayer: () => undefined }));
vi.mock('../../../services/map-tile.ts', () => ({ loadMapTile: async () => undefined }));

/** What a press on a cluster does that no zoom opens. */
function OpensList() {
  const { openList } = useExploreState();
  return (
    <button type="button" onClick={openList}>
      The cluster
    </button>
  );
}

const InEnglish = await inEnglish('explore');

afterEach(cleanup);

function Path() {
  return <output>{useLocation().pathname}</output>;
}

/** Opens the list from a page that is a low sheet. @returns the path and the height of the sheet afterwards */
function afterPress(page: PageName, path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <InEnglish>
        <Explore page={page}>
          <Path />
        </Explore>
      </InEnglish>
    </MemoryRouter>,
  );
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
  fireEvent.click(screen.getByRole('button', { name: 'The cluster' }));
  return [
    screen.getByText(/^\//).textContent,
    document.querySelector('[data-height]')?.getAttribute('data-height'),
  ];
}

test('a cluster that no zoom opens leads from the page of an item to the list of the home page, and raises the sheet', () => {
  expect(afterPress('pins-id', '/pins/abc')).toEqual(['/', 'middle']);
});

test('on a page with a list of what its map shows, it raises that list', () => {
  expect(afterPress('posts', '/posts')).toEqual(['/posts', 'middle']);
});
