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
  // Of the messages of every page this form needs none.
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
  fireEvent.change(email, { target: { value: 'somebody@example.org' } });
  fireEvent.change(body, { target: { value: 'Where is the ferry?' } });
}

test('what is written is kept in this tab, and forgotten with its last letter', () => {
  const fields = open();
  write(fields);
  cleanup();
  const again = open();
  expect([again.email.value, again.body.value]).toEqual(['somebody@example.org', 'Where is the ferry?']);
  fireEvent.change(again.email, { target: { value: '' } });
  fireEvent.change(again.body, { target: { value: '' } });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each(['{', '"text"', 'null', '{"email":1,"body":"x"}', '[]'])(
  'storage that holds %s leaves the form empty',
  (stored) => {
    sessionStorage.setItem(KEY, stored);
    expect(open().body.value).toBe('');
  },
);

test('where nothing can be kept it is said, before what was written is lost', async () => {
  // As where it is blocked: merely to name it throws.
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  write(open());
  send();
  expect((await screen.findByRole('status')).textContent).toContain('copy it before you leave');
});

test('where the check cannot be loaded nothing is promised, and it can be tried again', async () => {
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

test('where the page may not copy, the message is selected', async () => {
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
