// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Late = lazyPart(async () => () => <p>It is here</p>);
const Away = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')));

test('a part of the page comes when it has been loaded', async () => {
  render(
    <Suspense>
      <Late />
    </Suspense>,
  );
  await screen.findByText('It is here');
});

test('one that cannot be loaded is missed by nobody: a warning, and the page lives', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <Suspense fallback="waiting">
      <Away />
      <p>The rest</p>
    </Suspense>,
  );
  await screen.findByText('The rest');
  expect(warn).toHaveBeenCalledOnce();
});
