// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { ContentApiError } from '../../session/content-request.ts';
import { awaitedLetter } from './awaited-letter.ts';
import { type AccessView, EmailAccount } from './email-account.tsx';

const api = vi.hoisted(() => ({
  login: vi.fn(),
  register: vi.fn(),
  forgotPassword: vi.fn(),
  resetPassword: vi.fn(),
  sendEmailConfirmation: vi.fn(),
  confirmEmail: vi.fn(),
}));
vi.mock('../../services/content-account/content-account.ts', () => api);

const messages = await loadParts(['access'], 'en');
const onSignedIn = vi.fn(async () => {});

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  for (const call of Object.values(api)) call.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

function open(start: AccessView = { name: 'sign-in' }, isConfirmed = false): void {
  // The forms need none of the messages that every page loads.
  const none = {} as Parameters<typeof Translated>[0]['messages'];
  render(
    <Translated locale="en" messages={none}>
      <AlsoTranslated locale="en" messages={messages}>
        <EmailAccount
          start={start}
          isConfirmed={isConfirmed}
          isAnew={false}
          target="/saved"
          onSignedIn={onSignedIn}
        />
      </AlsoTranslated>
    </Translated>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const refusal = (status: number, name: string, details: Record<string, unknown> = {}) =>
  new ContentApiError({ status, name, message: 'x', details }, undefined);

test('a user signs in, and a second click changes nothing', async () => {
  open();
  write('E-mail address', ' ada@example.org ');
  write('Password', 'x7Kq!pZ9');
  press('Sign in');
  press('Sign in');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(api.login).toHaveBeenCalledExactlyOnceWith({ identifier: 'ada@example.org', password: 'x7Kq!pZ9' });
});

test('empty fields are named before anything is sent, and the first gets the focus', () => {
  open();
  press('Sign in');
  expect(screen.getByText('Enter your password.')).toBeDefined();
  expect(document.activeElement).toBe(field('E-mail address'));
  expect(field('E-mail address').getAttribute('aria-invalid')).toBe('true');
  write('E-mail address', 'a');
  expect(screen.queryByText(/^Enter an e-mail address/)).toBeNull();
  expect(api.login).not.toHaveBeenCalled();
});

test('a refused sign-in says so in one sentence, and offers the letter again', async () => {
  api.login.mockRejectedValue(refusal(400, 'ValidationError'));
  open();
  write('E-mail address', 'ada@example.org');
  write('Password', 'wrong');
  press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toContain('is not right');
  press('Send the e-mail that confirms the address again');
  expect(field('E-mail address').value).toBe('ada@example.org');
  press('Send it again');
  await screen.findByText(/^An e-mail is on its way to ada@example.org/);
  expect(api.sendEmailConfirmation).toHaveBeenCalledExactlyOnceWith('ada@example.org', 'en');
});

test.each([
  [refusal(429, 'RateLimitError'), 'Wait some minutes'],
  [refusal(503, 'ServiceUnavailableError'), 'cannot be reached'],
])('an attempt that cannot be made keeps what was entered: %#', async (error, text) => {
  api.login.mockRejectedValue(error);
  open();
  write('E-mail address', 'ada@example.org');
  write('Password', 'x7Kq!pZ9');
  press('Sign in');
  expect((await screen.findByRole('status')).textContent).toContain(text);
  expect([field('E-mail address').value, field('Password').value]).toEqual(['ada@example.org', 'x7Kq!pZ9']);
});

test('a visitor registers, and is asked to confirm the address', async () => {
  open();
  fireEvent.click(screen.getByRole('tab', { name: 'Create an account' }));
  write('Name', ' Ada ');
  write('E-mail address', 'ada@bücher.example');
  write('Password', 'short');
  press('Create an account');
  expect(screen.getByText('A password has 8 characters or more.')).toBeDefined();
  write('Password', 'password1');
  const errors = [{ path: ['password'], code: 'common' }];
  api.register.mockRejectedValueOnce(refusal(400, 'ValidationError', { errors }));
  press('Create an account');
  expect(await screen.findByText(/^Many people use this password/)).toBeDefined();
  expect(document.activeElement).toBe(field('Password'));
  write('Password', 'x7Kq!pZ9');
  press('Create an account');
  expect((await screen.findByRole('status')).textContent).toContain('ada@bücher.example');
  expect(api.register).toHaveBeenLastCalledWith({
    username: 'Ada',
    email: 'ada@bücher.example',
    password: 'x7Kq!pZ9',
    locale: 'en',
  });
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('the draft is kept for a reload, and no password is', () => {
  open({ name: 'register' });
  write('Name', 'Ada');
  write('E-mail address', 'ada@example.org');
  write('Password', 'x7Kq!pZ9');
  cleanup();
  open({ name: 'register' });
  expect([field('Name').value, field('E-mail address').value, field('Password').value]).toEqual([
    'Ada',
    'ada@example.org',
    '',
  ]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('x7Kq');
});

test('a forgotten password is answered alike for every address', async () => {
  open();
  press('Forgotten your password?');
  write('E-mail address', 'ada@example.org');
  press('Send me a link');
  expect((await screen.findByRole('status')).textContent).toContain('If ada@example.org has an account');
  expect(api.forgotPassword).toHaveBeenCalledExactlyOnceWith('ada@example.org', 'en');
  press('Back to signing in');
  expect(field('E-mail address').value).toBe('ada@example.org');
});

test('the link of a letter leads to a new password, and an old link to another letter', async () => {
  open({ name: 'new-password', code: 'the-code' });
  write('New password', 'x7Kq!pZ9');
  api.resetPassword.mockRejectedValueOnce(refusal(400, 'ValidationError'));
  press('Save and sign in');
  expect((await screen.findByRole('alert')).textContent).toContain('This link was used before');
  press('Save and sign in');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  const password = { password: 'x7Kq!pZ9', passwordConfirmation: 'x7Kq!pZ9' };
  expect(api.resetPassword).toHaveBeenLastCalledWith('the-code', password);
});

test('the link of a letter confirms an address only by the button', async () => {
  open({ name: 'confirm', confirmation: 'the-code' });
  expect(api.confirmEmail).not.toHaveBeenCalled();
  api.confirmEmail.mockRejectedValueOnce(refusal(400, 'ValidationError'));
  press('Confirm the address');
  expect((await screen.findByRole('alert')).textContent).toContain('This link was used before');
  press('Confirm the address');
  expect(await screen.findByText(/^The address is confirmed\. One step is left/)).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Sign in', selected: true })).toBeDefined();
  expect(document.activeElement).toBe(field('E-mail address'));
});

test('the link of a letter opens another tab with the address, and the password is left to enter', async () => {
  open({ name: 'register' });
  write('Name', 'Ada L.');
  write('E-mail address', 'ada@example.org');
  write('Password', 'x7Kq!pZ9');
  press('Create an account');
  await screen.findByText(/^An e-mail is on its way to ada@example.org/);
  expect(awaitedLetter()).toEqual({ email: 'ada@example.org', target: '/saved' });
  cleanup();
  sessionStorage.clear();
  open({ name: 'confirm', confirmation: 'the-code' });
  press('Confirm the address');
  await screen.findByText(/^The address is confirmed/);
  expect(field('E-mail address').value).toBe('ada@example.org');
  expect(document.activeElement).toBe(field('Password'));
});

test('a password can be shown', () => {
  open();
  expect(field('Password').type).toBe('password');
  expect(field('Password').autocomplete).toBe('current-password');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show the password' }));
  expect(field('Password').type).toBe('text');
});
