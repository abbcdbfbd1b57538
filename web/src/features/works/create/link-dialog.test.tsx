// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { exampleId } from '@waymark/model/testing/examples';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { UnavailableError } from '../../../live/core/unavailable-error.ts';
import { createWork } from '../../../live/writes/work-mutations.ts';
import { toasts } from '../../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../../ui/testing/latest-toast.ts';
import { CreateMenu } from './create-menu.tsx';

vi.mock('../../../live/writes/work-mutations.ts', () => ({ createWork: vi.fn() }));
vi.mock('../../../live/tiles/use-map-tiles.tsx', () => ({
  useMapTiles: () => ({ shown: [], sources: null }),
}));
vi.mock('../../../services/search/has-search.ts', () => ({ HAS_SEARCH: false }));
vi.mock('../../../map/base-map/load-names.ts', () => ({
  loadNames: async () => ({ cities: [['Porto', 'Porto', 41.15, -8.61, 1]], countries: [], seas: [] }),
}));
vi.mock('../../../map/base-map/load-towns.ts', () => ({ loadTowns: async () => ({ rows: [] }) }));

// The menu loads the dialog on demand. The first time takes longer than a test waits.
await import('./link-dialog.tsx');

const InEnglish = await inEnglish('create', 'failures', 'place-search');
const MAP_LINK = 'https://www.openstreetmap.org/#map=17/41.15/-8.61';
const AT_LINK = { position: { lat: 41.15, lng: -8.61 } };
const ITEM = `/pins/${exampleId('p')}`;
const onMade = vi.fn();

beforeEach(async () => {
  HTMLElement.prototype.hidePopover = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(createWork).mockImplementation(async (...[, , , , id = '']) => id);
  render(
    <MemoryRouter>
      <InEnglish>
        <CreateMenu
          uid="me"
          projectId={undefined}
          onMade={onMade}
          onAdded={() => {}}
          trigger={(props) => <button {...props} type="button" />}
        />
        <Path />
      </InEnglish>
    </MemoryRouter>,
  );
  const item = screen.getByRole('menuitem', { name: 'Pin from a link', hidden: true });
  await act(async () => void fireEvent.click(item));
  await screen.findByRole('dialog', { name: 'Pin from a link' });
});

afterEach(() => {
  cleanup();
  removeToasts();
  vi.clearAllMocks();
});

function Path() {
  return <output>{useLocation().pathname}</output>;
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Link, coordinates or place' });
const paste = (text: string) => act(async () => void fireEvent.change(box(), { target: { value: text } }));
const button = (name: string) => screen.getByRole('button', { name });
const enter = () => fireEvent.keyDown(box(), { key: 'Enter' });
const MAKE = [
  ['the button', () => fireEvent.click(button('Make a pin'))],
  ['Enter', enter],
] as const;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const made = () => vi.mocked(createWork).mock.calls.map(([, kind, content]) => ({ kind, content }));
const isOpen = () => screen.queryByRole('dialog') !== null;

test.each(MAKE)(
  '%s makes one pin at the position of a map’s link, however often it is pressed',
  async (_what, press) => {
    expect(document.activeElement).toBe(box());
    await paste(MAP_LINK);
    act(() => {
      press();
      press();
    });
    await settle();
    expect(made()).toEqual([{ kind: 'pin', content: AT_LINK }]);
    expect(onMade).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  },
);

test.each([
  ['the button', () => fireEvent.click(button('Open the page'))],
  ['Enter', enter],
])('%s opens the page of an item of Waymark, and makes nothing', async (_what, press) => {
  await paste(`${location.origin}${ITEM}`);
  await settle();
  expect(screen.queryByText(/No place has this name/)).toBeNull();
  press();
  await settle();
  expect(screen.getByText(ITEM)).toBeDefined();
  expect(isOpen()).toBe(false);
  expect(createWork).not.toHaveBeenCalled();
});

test.each(MAKE)(
  '%s refuses what means no place, and the text stays to be corrected',
  async (_what, press) => {
    const nonsense = 'https://elsewhere.example/a-page';
    await paste(nonsense);
    await settle();
    press();
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(box().value).toBe(nonsense);
    const message = screen.getByText(/^This text gives no place/);
    expect(box().getAttribute('aria-describedby')?.split(' ')).toContain(message.id);
    expect(isOpen()).toBe(true);
    await paste(MAP_LINK);
    expect(screen.queryByText(/^This text gives no place/)).toBeNull();
    press();
    await settle();
    expect(made()).toEqual([{ kind: 'pin', content: AT_LINK }]);
  },
);

test.each(MAKE)('%s takes the best place that a name or a short plus code means', async (_what, press) => {
  await paste('592Q+2X Porto');
  await screen.findByRole('button', { name: /Coordinates/ });
  press();
  await settle();
  const near = (value: number) => expect.closeTo(value, 3);
  expect(made()).toEqual([{ kind: 'pin', content: { position: { lat: near(41.15), lng: near(-8.61) } } }]);
});

test('a name that is still being searched is not refused', async () => {
  fireEvent.change(box(), { target: { value: 'porto' } });
  enter();
  expect(screen.queryByText(/^This text gives no place/)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Porto City' }));
  await settle();
  expect(made()).toEqual([{ kind: 'pin', content: AT_LINK }]);
});

test('where the pin could not be made, a message says so and tries again with the same position', async () => {
  vi.mocked(createWork).mockRejectedValueOnce(new UnavailableError('away'));
  await paste(MAP_LINK);
  enter();
  await settle();
  expect(onMade).not.toHaveBeenCalled();
  const [toast] = toasts.current();
  expect(toast).toMatchObject({ kind: 'error', action: { label: 'Try again' } });
  act(() => toast?.action?.onAction());
  await settle();
  expect(made()).toEqual([
    { kind: 'pin', content: AT_LINK },
    { kind: 'pin', content: AT_LINK },
  ]);
  const ids = vi.mocked(createWork).mock.calls.map((call) => call[4]);
  expect(new Set(ids).size).toBe(1);
  expect(onMade).toHaveBeenCalledExactlyOnceWith(ids[0]);
});
