// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { cardOf } from '@waymark/model/entities/card';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { snapToGrid } from '@waymark/model/geography/grid';
import type { Locale } from '@waymark/model/locale';
import { exampleDocument, exampleId } from '@waymark/model/testing/examples';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type MapLayer, PageMapContext } from '../../../elements/map/page-map-context.ts';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { LazyMessages } from '../../../i18n/lazy-messages.tsx';
import { loadMessages } from '../../../i18n/messages.ts';
import { Translated } from '../../../i18n/translated.tsx';
import { NO_RELATED_CARDS } from './item-page.tsx';
import { ItemPreview } from './item-preview.tsx';
import { LazyActions } from './lazy-actions.tsx';
import { PlacePage } from './place-page.tsx';
import { StoryPage } from './story-page.tsx';

/** Public documents, by the key of their query; no server is asked. */
const known = vi.hoisted(() => new Map<string, unknown>());
const stateOf = vi.hoisted(
  () =>
    ({ key }: { key: string }) =>
      known.has(key) ? { status: 'ready', value: known.get(key), from: 'listener' } : { status: 'missing' },
);
vi.mock('../../../live/core/use-live.ts', () => ({ useLive: stateOf }));
vi.mock('../../../live/core/use-live-all.ts', () => {
  const arrays = new Map<string, unknown[]>();
  return {
    useLiveAll: (queries: readonly { key: string }[]) => {
      const states = queries.map(stateOf);
      const key = JSON.stringify(states);
      // The array stays the same while its content does, as in the real hook.
      arrays.set(key, arrays.get(key) ?? states);
      return arrays.get(key);
    },
  };
});

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(() => {
  cleanup();
  known.clear();
});

const texts = { en: await loadMessages('en'), fr: await loadMessages('fr') };

const LAST_ACTION = '[aria-label="More actions"], [aria-label="Plus d’actions"]';

/** Renders with the messages of an item's page. */
function Worded({ children }: { children: ReactNode }) {
  return <LazyMessages parts={['item', 'explore']}>{children}</LazyMessages>;
}

/** What a preview renders, and what it asks of the map beside it. */
async function show(locale: Locale, shown: ReactNode) {
  const beside = {
    show: vi.fn((_: string, __: MapLayer) => () => {}),
    highlight: vi.fn(),
    goTo: vi.fn(),
    open: vi.fn(),
    spotAt: () => null,
  };
  const page = (
    <Translated locale={locale} messages={texts[locale]}>
      <Worded>
        <PageMapContext value={beside}>{shown}</PageMapContext>
      </Worded>
    </Translated>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const view = await act(async () => render(<RouterProvider router={router} />));
  // Waits for the parts that load later.
  await waitFor(
    () => {
      const article = view.container.querySelector('article');
      expect(article?.querySelector(LAST_ACTION)).toBeTruthy();
      expect(article?.querySelector('dl')).toBeTruthy();
    },
    { timeout: 10_000 },
  );
  return { ...view, router, beside };
}

/** The article without what differs in a preview: the attribute that makes it inert, and ids made by React. */
function articleIn(container: Element): string {
  const article = container.querySelector('article')?.cloneNode(true) as Element;
  for (const still of article.querySelectorAll('[inert]')) still.replaceWith(...still.childNodes);
  return article.outerHTML.replaceAll(/_r_\w+_/g, 'id');
}

const VIEWS = { Place: PlacePage, Story: StoryPage };
const nearby = () => null;
const draft = (_: unknown, __: unknown, gone: ReactNode) => gone;

function pageOf(kind: PublishedKind) {
  const actions = (about: Parameters<typeof LazyActions>[0]) => <LazyActions {...about} />;
  const common = { related: NO_RELATED_CARDS, actions, nearby, footer: null };
  const item = documentOf(kind);
  return item.kind === 'post' ? <StoryPage post={item} {...common} /> : <PlacePage item={item} {...common} />;
}

/** A story whose places are all private, so that its position is unknown. */
function documentOf(kind: PublishedKind) {
  const item = exampleDocument(kind);
  return item.kind === 'post' ? { ...item, position: null, bounds: null } : item;
}

const previewIn = (kind: PublishedKind) => (
  <ItemPreview item={documentOf(kind)} nearby={nearby} draft={draft} {...VIEWS} />
);

test.each(PUBLISHED_KINDS.flatMap((kind) => [['en', kind] as const, ['fr', kind] as const]))(
  'the preview in %s of a %s equals its page, and moves the map to the same place',
  async (locale, kind) => {
    const page = await show(locale, pageOf(kind));
    const preview = await show(locale, previewIn(kind));
    expect(articleIn(page.container).length).toBeGreaterThan(300);
    expect(articleIn(preview.container)).toBe(articleIn(page.container));
    expect(preview.beside.show.mock.calls.at(-1)).toEqual(page.beside.show.mock.calls.at(-1));
    expect(preview.beside.open.mock.calls.at(-1)).toEqual(page.beside.open.mock.calls.at(-1));
  },
);

test('a preview can be in another language than its page, and leaves the page title alone', async () => {
  const french = (
    <InLanguage locale="fr">
      <Worded>{previewIn('poi')}</Worded>
    </InLanguage>
  );
  document.title = 'The editor';
  const { container } = await show('en', french);
  const alone = await show('fr', pageOf('poi'));
  expect(articleIn(container)).toBe(articleIn(alone.container));
  expect(container.querySelector('article')?.closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(document.title).toBe('The editor');
});

test('no link of a preview leads anywhere, and the actions of the item are out of reach', async () => {
  const { container, router } = await show('en', previewIn('pin'));
  const link = container.querySelector('article a');
  expect(link && fireEvent.click(link)).toBe(false);
  expect(router.state.location.pathname).toBe('/');
  expect(container.querySelector('article [inert] button')).not.toBeNull();
});

test('a story that has no text yet is shown without one', async () => {
  const item = { ...exampleDocument('post'), body: {} };
  const { container } = await show(
    'en',
    <ItemPreview item={item} nearby={nearby} draft={draft} {...VIEWS} />,
  );
  expect(container.querySelector('h1')?.textContent).toContain(item.title.en);
  expect(container.textContent).not.toContain('cannot be loaded');
});

test('a private place of a story is shown as its draft', async () => {
  const body = JSON.stringify({
    type: 'doc',
    content: [{ type: 'place', attrs: { kind: 'poi', id: exampleId('d') } }],
  });
  const item = { ...exampleDocument('post'), body: { en: body } };
  const { container } = await show(
    'en',
    <ItemPreview item={item} nearby={nearby} draft={({ kind, id }) => <b>{`${kind} ${id}`}</b>} {...VIEWS} />,
  );
  expect(container.querySelector('article b')?.textContent).toBe(`poi ${exampleId('d')}`);
});

test('a story lies where its public places are, with pins at their rounded positions', async () => {
  const spots = { poi: { lat: 10, lng: 20 }, pin: { lat: 30.1234, lng: 40.1234 } };
  const places = (['poi', 'pin', 'marker'] as const).map((kind, i) => ({ kind, id: exampleId('def'[i]) }));
  for (const { kind, id } of places) {
    if (kind === 'marker') continue;
    known.set(`card/${kind}/${id}`, cardOf({ ...exampleDocument(kind), id, position: spots[kind] }));
  }
  const item = { ...exampleDocument('post'), places };
  const { beside } = await show('en', <ItemPreview item={item} nearby={nearby} draft={draft} {...VIEWS} />);
  const pin = snapToGrid(spots.pin);
  expect(beside.open.mock.calls.at(-1)).toEqual([
    item.id,
    { bounds: { west: 20, south: 10, east: pin.lng, north: pin.lat } },
  ]);
  const [, onMap] = beside.show.mock.calls.at(-1) ?? [];
  expect(onMap).toMatchObject({ marks: [{ item: { kind: 'poi' } }, { item: { kind: 'pin' } }] });
});

test('the preview shows what the item is part of', async () => {
  const item = { ...exampleDocument('destination'), areaIds: [exampleId('k')] };
  const area = { ...exampleDocument('area'), id: exampleId('k'), title: { en: 'The old coast' } };
  known.set(`card/area/${area.id}`, cardOf(area));
  const { findByText } = await show(
    'en',
    <ItemPreview item={item} nearby={nearby} draft={draft} {...VIEWS} />,
  );
  expect(await findByText('The old coast')).toBeTruthy();
});

test('the preview of a pin leads back through the region of its destination', async () => {
  const region = { ...exampleDocument('destination'), id: exampleId('e'), title: { en: 'Region' } };
  const city = { ...region, id: exampleId('d'), title: { en: 'City' }, destinationId: region.id };
  const fort = { ...exampleDocument('poi'), id: exampleId('p'), title: { en: 'Fort' } };
  for (const item of [region, city, fort]) known.set(`card/${item.kind}/${item.id}`, cardOf(item));
  const { getByRole } = await show('en', previewIn('pin'));
  const way = within(getByRole('navigation', { name: 'Location' })).getAllByRole('link');
  expect(way.map((link) => link.textContent)).toEqual(['Region', 'City', 'Fort']);
});
