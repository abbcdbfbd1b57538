// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { MessageForm } from './message-form.tsx';

const KEY = 'waymark.message.contact';
const messages = await loadParts(['message'], 'en');
const loading = vi.hoisted(() => ({ fails: false }));

vi.mock('./check-message.ts', async (importActual) => {
  const actual = await importActual<typeof import('./check-message.ts')>();
  return {
    ...actual,
    get checkMessage() {
      if (loading.fails) throw new Error('The server is away');
      return actual.checkMessage;
    },
  };
});

beforeEach(() => {
  sessionStorage.clear();
  loading.fails = false;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open() {
  // The form needs none of the messages that every page loads.
  const none = {} as Parameters<typeof Translated>[0]['messages'];
  render(
    <Translated locale="en" messages={none}>
      <AlsoTranslated locale="en" messages={messages}>
        <MessageForm recipient="contact" />
      </AlsoTranslated>
    </Translated>,
  );
  return { email: field('Your e-mail address'), body: field('Your message') };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

function write({ email, body }: ReturnType<typeof open>): void {
  fireEvent.change(email, { target: { value: 'visitor@example.org' } });
  fireEvent.change(body, { target: { value: 'Where is the ferry?' } });
}

test('a draft is stored in this tab, and removed when both fields are empty', () => {
  const fields = open();
  write(fields);
  cleanup();
  const again = open();
  expect([again.email.value, again.body.value]).toEqual(['visitor@example.org', 'Where is the ferry?']);
  fireEvent.change(again.email, { target: { value: '' } });
  fireEvent.change(again.body, { target: { value: '' } });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each(['{', '"text"', 'null', '{"email":1,"body":"x"}', '[]'])(
  'stored text %s leaves the form empty',
  (stored) => {
    sessionStorage.setItem(KEY, stored);
    expect(open().body.value).toBe('');
  },
);

test('a visitor whose browser blocks storage is warned before the draft is lost', async () => {
  // Where storage is blocked, reading the property throws.
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  write(open());
  send();
  expect((await screen.findByRole('status')).textContent).toContain('copy it before you leave');
});

test('a visitor sees a message when the check cannot be loaded, and can try again', async () => {
  const fields = open();
  write(fields);
  loading.fails = true;
  send();
  expect((await screen.findByRole('status')).textContent).toContain('could not be checked');
  expect(fields.body.value).toBe('Where is the ferry?');
  loading.fails = false;
  send();
  expect(await screen.findByRole('button', { name: 'Copy the message' })).toBeDefined();
});

test('the message is selected where the browser does not allow copying', async () => {
  const fields = open();
  write(fields);
  send();
  vi.stubGlobal('navigator', { clipboard: undefined });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the message' }));
  await vi.waitFor(() => expect(toasts.current().at(-1)?.message).toContain('did not allow copying'));
  expect(document.activeElement).toBe(fields.body);
  expect(fields.body.selectionEnd).toBe('Where is the ferry?'.length);
  vi.unstubAllGlobals();
});
