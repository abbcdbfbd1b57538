// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { LeaveGuard } from './leave-guard.tsx';

const TEXTS = { title: 'Leave?', text: 'It is not saved.', leave: 'Lose it', stay: 'Stay' };
const leaves = () => true;

afterEach(cleanup);

function Page() {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsSaved(true)}>
        Save
      </button>
      <LeaveGuard active={!isSaved} leaves={leaves} texts={TEXTS} />
    </>
  );
}

/** Leaves a page with unsaved changes. */
async function leave() {
  const routes = [
    { path: '/page', element: <Page /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/page'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/elsewhere'));
  expect(router.state.location.pathname).toBe('/page');
  expect(screen.getByText(TEXTS.text)).toBeTruthy();
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
  return { router, press };
}

test('the user may stay, or leave and lose the changes', async () => {
  const { router, press } = await leave();
  await press(TEXTS.stay);
  expect(screen.queryByText(TEXTS.text)).toBeNull();
  expect(router.state.location.pathname).toBe('/page');
  await act(() => router.navigate('/elsewhere'));
  await press(TEXTS.leave);
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});

test('the navigation continues when the changes are saved while the question is open', async () => {
  const { press } = await leave();
  await press('Save');
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});

test('the navigation does not continue after the user has chosen to stay', async () => {
  const { router, press } = await leave();
  await press(TEXTS.stay);
  await press('Save');
  expect(router.state.location.pathname).toBe('/page');
});
