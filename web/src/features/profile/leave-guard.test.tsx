// @vitest-environment happy-dom

import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { asked, leave } from '../../elements/testing/leave.tsx';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { LeaveGuard } from './leave-guard.tsx';

const InEnglish = await inEnglish('members');

afterEach(cleanup);

let say: (uploads: UploadsStatus) => void = () => {};

function Page() {
  const [uploads, setUploads] = useState<UploadsStatus>('underWay');
  say = (now) => act(() => setUploads(now));
  return <LeaveGuard isUnsaved={false} uploads={uploads} />;
}

test('a dialog about an upload stays open when the upload fails, and leaves when the upload is removed', async () => {
  const router = await leave('/workspace/profile', <Page />, InEnglish);
  expect(asked().textContent).toContain('while a photo is uploading');
  say('failed');
  expect(router.state.location.pathname).toBe('/workspace/profile');
  expect(asked().textContent).toContain('a photo could not be added');
  say('none');
  expect(router.state.location.pathname).toBe('/elsewhere');
});
