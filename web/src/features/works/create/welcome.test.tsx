// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { createWork } from '../../../live/writes/work-mutations.ts';
import { Welcome } from './welcome.tsx';

const added = vi.fn();

vi.mock('../../../live/writes/work-mutations.ts', () => ({ createWork: vi.fn(async () => 'id') }));
vi.mock('../../../live/uploads/own-queue.ts', () => ({
  LIBRARY: 'library',
  photoQueueOf: () => ({ add: added }),
}));

const InEnglish = await inEnglish('create', 'failures');

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show() {
  const router = createMemoryRouter([
    { path: '/', element: <Welcome uid="me" /> },
    { path: '*', element: null },
  ]);
  render(
    <InEnglish>
      <RouterProvider router={router} />
    </InEnglish>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('the first door leads into the editor of a new pin', async () => {
  const address = show();
  fireEvent.click(screen.getByRole('button', { name: /^Make your first pin / }));
  await settle();
  expect(createWork).toHaveBeenCalledExactlyOnceWith('me', 'pin', {}, undefined, expect.any(String));
  expect(address()).toMatch(/^\/workspace\/articles\?work=\w{20}$/);
});

test('the second door opens the chooser, and leads to the library with what was chosen', async () => {
  const address = show();
  const input = screen.getByLabelText('Add your photos', { selector: 'input' });
  const opened = vi.spyOn(input, 'click');
  fireEvent.click(screen.getByRole('button', { name: /^Add your photos / }));
  expect(opened).toHaveBeenCalledOnce();
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.jpg')] } });
  await settle();
  expect(added).toHaveBeenCalledOnce();
  expect(address()).toBe('/workspace/photos');
});

test.each([
  [/^Import from Instagram /, '/workspace/integrations'],
  ['Complete my profile', '/workspace/profile'],
])('%s leads to its page', (name, path) => {
  show();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});
