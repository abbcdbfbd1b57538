// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Permission } from '@waymark/model/permissions';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../../i18n/translated.tsx';
import { charactersLeft, translateTexts } from '../../../services/translations-api.ts';
import { decide } from '../../../session/consent-decisions.ts';
import type { EditContext } from '../edit-context.ts';
import { Languages } from './languages.tsx';

const site = vi.hoisted(() => ({ host: undefined as string | undefined, permissions: [] as Permission[] }));
vi.mock('../../../services/translations-api.ts', () => ({
  get TRANSLATOR_HOST() {
    return site.host;
  },
  charactersLeft: vi.fn(),
  translateTexts: vi.fn(),
}));
vi.mock('../../../session/third-parties.ts', () => ({ NEEDED: ['translator'], ASKED_AT_ONCE: [] }));
vi.mock('../../../session/session.ts', () => ({
  useSession: () => ({ status: 'signed-in', user: { id: 'me' }, permissions: site.permissions }),
}));

const messages = await loadMessages('en');
const parts = await loadParts(['edit', 'failures', 'translation'], 'en');
const ACTION = 'Draft a French translation';

const edit: EditContext = {
  uid: 'me',
  isOwner: true,
  workId: 'w',
  kind: 'marker',
  content: { title: { en: 'Harbour' } },
  leavesAddress: false,
  change: () => {},
  addArrival: () => {},
  faultOf: () => undefined,
  slots: { workPhotos: () => null, photos: () => null, preview: () => null },
};

function Page() {
  const [selected, onSelect] = useState<'en' | 'fr'>('en');
  return (
    <Languages
      edit={edit}
      view="tabs"
      onView={() => {}}
      selected={selected}
      onSelect={onSelect}
      isWide={false}
    />
  );
}

async function open() {
  await act(async () => {
    render(
      <Translated locale="en" messages={messages}>
        <AlsoTranslated locale="en" messages={parts}>
          <Page />
        </AlsoTranslated>
      </Translated>,
    );
  });
}

const show = (tab: RegExp) => act(async () => void fireEvent.click(screen.getByRole('tab', { name: tab })));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  localStorage.clear();
  site.host = 'models.example';
  site.permissions = ['feature:creator-profile'];
  vi.mocked(charactersLeft).mockResolvedValue({ done: { left: 200_000 } });
  vi.mocked(translateTexts).mockResolvedValue({ done: { texts: ['Port'], left: 100_000 } });
});
afterEach(cleanup);

test('a draft is offered in the language that lacks texts, and stays while the other one is shown', async () => {
  decide('translator', true);
  await open();
  expect(screen.queryByRole('button', { name: ACTION })).toBeNull();
  await show(/^French/);
  await screen.findByRole('button', { name: ACTION });
  await press(ACTION);
  expect(screen.getByRole('button', { name: 'Use this draft: Title' })).toBeTruthy();
  await show(/^English/);
  expect(screen.queryByRole('button', { name: 'Use this draft: Title' })).toBeNull();
  await show(/^French/);
  expect(screen.getByRole('button', { name: 'Use this draft: Title' })).toBeTruthy();
  expect(translateTexts).toHaveBeenCalledTimes(1);
});

test.each([
  ['a site without a service', undefined, ['feature:creator-profile']],
  ['a co-writer who is no creator', 'models.example', []],
] as const)('%s is offered no draft', async (_, host, permissions) => {
  site.host = host;
  site.permissions = [...permissions];
  await open();
  await show(/^French/);
  expect(screen.queryByRole('button', { name: ACTION })).toBeNull();
});
