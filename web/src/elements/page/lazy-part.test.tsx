// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useTranslations } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { AFTER_PAGE, lazyPart } from './lazy-part.tsx';
import { PanelBoundary } from './panel-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const messages = await loadMessages('en');

/** Renders a page in English. */
function show(children: ReactNode) {
  const element = (
    <Translated locale="en" messages={messages}>
      {children}
    </Translated>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

const isHere = async () => () => <p>It is here</p>;
const isAway = () => Promise.reject(new TypeError('Failed to fetch'));

function Faulty(): ReactNode {
  throw new Error('a fault');
}

test('a part appears once it is loaded', async () => {
  const Late = lazyPart(isHere);
  render(
    <Suspense>
      <Late />
    </Suspense>,
  );
  await screen.findByText('It is here');
});

test('an optional part that cannot be loaded logs a warning, and the page continues', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Away = lazyPart(isAway, { isOptional: true });
  render(
    <Suspense fallback="waiting">
      <Away />
      <p>The rest</p>
    </Suspense>,
  );
  await screen.findByText('The rest');
  expect(warn).toHaveBeenCalledOnce();
});

test('the fallback replaces only the part', async () => {
  const loaded = Promise.withResolvers<() => ReactNode>();
  const Late = lazyPart(() => loaded.promise, { fallback: <p>It comes</p> });
  render(
    <>
      <Late />
      <p>The rest</p>
    </>,
  );
  expect(screen.getByText('It comes')).toBeDefined();
  expect(screen.getByText('The rest')).toBeDefined();
  await act(async () => loaded.resolve(await isHere()));
  expect(screen.getByText('It is here')).toBeDefined();
  expect(screen.queryByText('It comes')).toBeNull();
});

test('the code and the messages are requested once, at the same time', async () => {
  const loaded = Promise.withResolvers<() => ReactNode>();
  const load = vi.fn(() => loaded.promise);
  const Late = lazyPart(load, { messages: ['lists'], fallback: <p>It comes</p> });
  await act(
    async () =>
      void show(
        <>
          <Late />
          <Late />
        </>,
      ),
  );
  expect(screen.getAllByText('It comes')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
  const { title } = (await import('../../i18n/messages/rare/lists.en.json')).default.lists;
  await act(async () => loaded.resolve(() => <p>{useTranslations('lists')('title')}</p>));
  expect(await screen.findAllByText(title)).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('an error in a panel replaces only the panel; an optional part disappears', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Panel = lazyPart(async () => Faulty, { fallback: null, panel: 'map' });
  const Spare = lazyPart(async () => Faulty, { fallback: null, panel: 'save', isOptional: true });
  const { container } = show(
    <>
      <Panel />
      <Spare />
      <p>The rest</p>
    </>,
  );
  expect((await screen.findByRole('alert')).dataset['panel']).toBe('map');
  expect(container.querySelectorAll('[data-panel]')).toHaveLength(1);
  expect(screen.getByText('The rest')).toBeDefined();
});

test('a part that comes after the page is requested when the browser is idle', async () => {
  vi.useFakeTimers();
  const load = vi.fn(isHere);
  const Late = lazyPart(load, { fallback: null, isAfterPage: true });
  render(<Late />);
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(AFTER_PAGE.longest));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('It is here')).toBeDefined();
});

const retry = () =>
  act(async () => {
    const button = screen.getAllByRole('button', { name: 'Try again' })[0];
    if (button) fireEvent.click(button);
  });

test.each([[], ['lists']] as const)(
  'a part that could not be loaded is requested again when the reader retries its panel (%s)',
  async (...messages) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(isHere).mockImplementationOnce(isAway).mockImplementationOnce(isAway);
    const Late = lazyPart(load, { messages, fallback: null, panel: 'map' });
    await act(async () => void show(<Late />));
    await screen.findByRole('alert');
    expect(load).toHaveBeenCalledTimes(1);
    await retry();
    await screen.findByRole('alert');
    expect(load).toHaveBeenCalledTimes(2);
    await retry();
    await screen.findByText('It is here');
    expect(load).toHaveBeenCalledTimes(3);
  },
);

test('two panels with the same part request it once, and again with each retry that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(isHere).mockImplementationOnce(isAway).mockImplementationOnce(isAway);
  const Late = lazyPart(load, { fallback: null });
  show(
    ['map', 'list'].map((name) => (
      <PanelBoundary key={name} name={name}>
        <Late />
      </PanelBoundary>
    )),
  );
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(load).toHaveBeenCalledTimes(1);
  await retry();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(load).toHaveBeenCalledTimes(2);
  await retry();
  await screen.findByText('It is here');
  await retry();
  expect(await screen.findAllByText('It is here')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that keeps failing is requested once, although the panel around it is not mounted yet', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(isAway);
  const Late = lazyPart(load);
  show(
    <Suspense fallback="waiting">
      <PanelBoundary name="map">
        <Late />
      </PanelBoundary>
    </Suspense>,
  );
  await screen.findByRole('alert');
  expect(load).toHaveBeenCalledOnce();
});
