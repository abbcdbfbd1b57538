// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { chosenTheme } from '../../ui/theme.ts';
import { AccountMenu } from './account-menu.tsx';

// A visitor without a session.
vi.mock('./use-account.ts', () => ({ useAccount: () => ({ status: 'signed-out' }) }));

const InEnglish = await inEnglish('account');

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test('the theme goes from that of the device to dark, to light, and back', () => {
  HTMLElement.prototype.hidePopover = vi.fn();
  render(
    <MemoryRouter>
      <InEnglish>
        <AccountMenu />
      </InEnglish>
    </MemoryRouter>,
  );
  const entry = () => screen.getByRole('menuitem', { name: 'Switch theme', hidden: true });
  const seen = [0, 1, 2, 3].map((presses) => {
    if (presses > 0) fireEvent.click(entry());
    return [entry().textContent, document.documentElement.dataset['theme'], chosenTheme()];
  });
  expect(seen).toEqual([
    ['Switch themeNow: as on this device', undefined, undefined],
    ['Switch themeNow: dark', 'dark', 'dark'],
    ['Switch themeNow: light', 'light', 'light'],
    ['Switch themeNow: as on this device', undefined, undefined],
  ]);
});
