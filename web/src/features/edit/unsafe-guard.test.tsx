// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import type { Uploads } from './edit-context.ts';
import { UnsafeGuard } from './unsafe-guard.tsx';

const messages = await loadMessages('en');
const parts = await loadParts(['edit'], 'en');

afterEach(cleanup);

let say: (uploads: Uploads) => void = () => {};

function Page() {
  const [uploads, setUploads] = useState<Uploads>('underWay');
  say = (now) => act(() => setUploads(now));
  return <UnsafeGuard isUnsafe={false} isWaiting={false} uploads={uploads} />;
}

/** An editor whose photos are on their way, which somebody is about to leave. */
async function leave() {
  const routes = [
    { path: '/work', element: <Page /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/work'] });
  render(
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={parts}>
        <RouterProvider router={router} />
      </AlsoTranslated>
    </Translated>,
  );
  await act(() => router.navigate('/elsewhere'));
  return router;
}

const asked = () => screen.getByRole('dialog', { hidden: true });

test('who leaves while photos are on their way goes on by themselves once all have arrived', async () => {
  const router = await leave();
  expect(asked().textContent).toContain('Photos are still on their way');
  say('none');
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('photos that fail while it is asked let nobody go: they are asked about', async () => {
  const router = await leave();
  say('failed');
  expect(router.state.location.pathname).toBe('/work');
  expect(asked().textContent).toContain('Photos could not be added');
  await act(async () => void fireEvent.click(screen.getByText('Leave without them')));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('a tab with photos that failed is not closed without a question', async () => {
  await leave();
  const close = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  say('failed');
  expect(close()).toBe(true);
  await act(async () => void fireEvent.click(screen.getAllByText('Stay')[0] ?? document.body));
  say('none');
  expect(close()).toBe(false);
});
