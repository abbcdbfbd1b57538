// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import type { UploadsStanding } from '../../live/upload-state.ts';
import { LeaveGuard } from './leave-guard.tsx';

const messages = await loadMessages('en');
const parts = await loadParts(['members'], 'en');

afterEach(cleanup);

let say: (uploads: UploadsStanding) => void = () => {};

function Page() {
  const [uploads, setUploads] = useState<UploadsStanding>('underWay');
  say = (now) => act(() => setUploads(now));
  return <LeaveGuard isUnsaved={false} uploads={uploads} />;
}

test('who leaves a profile while its photo is on its way is not let go because it fails', async () => {
  const routes = [
    { path: '/workspace/profile', element: <Page /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/workspace/profile'] });
  render(
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={parts}>
        <RouterProvider router={router} />
      </AlsoTranslated>
    </Translated>,
  );
  await act(() => router.navigate('/elsewhere'));
  const asked = () => screen.getByRole('dialog', { hidden: true });
  expect(asked().textContent).toContain('A photo is still on its way');
  say('failed');
  expect(router.state.location.pathname).toBe('/workspace/profile');
  expect(asked().textContent).toContain('A photo could not be added');
  say('none');
  expect(router.state.location.pathname).toBe('/elsewhere');
});
