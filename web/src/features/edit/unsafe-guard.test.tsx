// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { asked, leave } from '../../elements/testing/leave.tsx';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { UnsafeGuard } from './unsafe-guard.tsx';

const InEnglish = await inEnglish('edit');

afterEach(cleanup);

let say: (state: { isUnsafe: boolean; isWaiting: boolean }) => void = () => {};

function Page() {
  const [state, setState] = useState({ isUnsafe: false, isWaiting: true });
  say = (now) => act(() => setState(now));
  return <UnsafeGuard {...state} />;
}

test('a navigation while publication waits continues by itself once it does not wait any more', async () => {
  const router = await leave('/work', <Page />, InEnglish);
  expect(asked().textContent).toContain('Leave while publication waits for photos?');
  say({ isUnsafe: false, isWaiting: false });
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('a change that is stored nowhere while the dialog is open changes the question', async () => {
  const router = await leave('/work', <Page />, InEnglish);
  say({ isUnsafe: true, isWaiting: false });
  expect(router.state.location.pathname).toBe('/work');
  expect(asked().textContent).toContain('Leave and lose unsaved changes?');
  await act(async () => void fireEvent.click(screen.getByText('Leave and lose them')));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('a tab in which publication waits asks before it closes, and one with uploads alone does not', async () => {
  await leave('/work', <Page />, InEnglish);
  const close = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  await act(async () => void fireEvent.click(screen.getAllByText('Stay')[0] ?? document.body));
  say({ isUnsafe: false, isWaiting: false });
  expect(close()).toBe(false);
});
