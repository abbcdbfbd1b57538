// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { asked, leave } from '../../elements/testing/leave.tsx';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { UnsafeGuard } from './unsafe-guard.tsx';

const InEnglish = await inEnglish('edit');

afterEach(cleanup);

let say: (uploads: UploadsStatus) => void = () => {};

function Page() {
  const [uploads, setUploads] = useState<UploadsStatus>('underWay');
  say = (now) => act(() => setUploads(now));
  return <UnsafeGuard isUnsafe={false} isWaiting={false} uploads={uploads} />;
}

test('a navigation during uploads continues by itself once all photos have arrived', async () => {
  const router = await leave('/work', <Page />, InEnglish);
  expect(asked().textContent).toContain('Leave while photos are uploading?');
  say('none');
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('a photo that fails while the dialog is open keeps the user here and changes the question', async () => {
  const router = await leave('/work', <Page />, InEnglish);
  say('failed');
  expect(router.state.location.pathname).toBe('/work');
  expect(asked().textContent).toContain('photos could not be added');
  await act(async () => void fireEvent.click(screen.getByText('Leave without them')));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('a tab with failed photos asks before it closes', async () => {
  await leave('/work', <Page />, InEnglish);
  const close = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  say('failed');
  expect(close()).toBe(true);
  await act(async () => void fireEvent.click(screen.getAllByText('Stay')[0] ?? document.body));
  say('none');
  expect(close()).toBe(false);
});
