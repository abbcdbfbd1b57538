// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { ContentApiError } from '../../session/content-request.ts';
import { sinceSignIn } from '../../session/sign-in-way.ts';
import { ChangePassword } from './change-password.tsx';

const api = vi.hoisted(() => ({ changePassword: vi.fn() }));
const firebase = vi.hoisted(() => ({ signInToFirebaseAnew: vi.fn() }));
vi.mock('../../services/content-account/content-account.ts', () => api);
vi.mock('../../session/connected-session.ts', () => firebase);

const messages = await loadParts(['access'], 'en');

beforeEach(() => {
  api.changePassword.mockReset().mockResolvedValue(undefined);
  firebase.signInToFirebaseAnew.mockReset().mockResolvedValue(undefined);
  // The form needs none of the messages that every page loads.
  const none = {} as Parameters<typeof Translated>[0]['messages'];
  render(
    <Translated locale="en" messages={none}>
      <AlsoTranslated locale="en" messages={messages}>
        <ChangePassword />
      </AlsoTranslated>
    </Translated>,
  );
});
afterEach(cleanup);

const CHANGED = /^The new password is saved/;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));

test('a second click changes nothing; afterwards Firebase is signed in to again and the fields are empty', async () => {
  write('Current password', 'x7Kq!pZ9');
  write('New password', 'four words on a map');
  send();
  send();
  await screen.findByText(CHANGED);
  const password = 'four words on a map';
  const expected = ['x7Kq!pZ9', { password, passwordConfirmation: password }];
  expect(api.changePassword).toHaveBeenCalledExactlyOnceWith(...expected);
  expect(firebase.signInToFirebaseAnew).toHaveBeenCalledOnce();
  expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  expect(sinceSignIn()).toBeLessThan(60_000);
});

test('empty and short passwords are named before anything is sent', () => {
  write('New password', 'short');
  send();
  expect(screen.getByText('Enter your current password.')).toBeDefined();
  expect(screen.getByText('A password has 8 characters or more.')).toBeDefined();
  expect(api.changePassword).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('Current password'));
});

test('a wrong current password keeps what was typed', async () => {
  const error = { status: 400, name: 'ValidationError', message: 'x', details: {} };
  api.changePassword.mockRejectedValue(new ContentApiError(error, undefined));
  write('Current password', 'x7Kq!pZ9');
  write('New password', 'four words on a map');
  send();
  await screen.findByText(/^The current password is not right/);
  expect(field('New password').value).toBe('four words on a map');
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(firebase.signInToFirebaseAnew).not.toHaveBeenCalled();
});
