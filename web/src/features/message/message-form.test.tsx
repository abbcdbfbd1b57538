// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { toasts } from '../../ui/overlays/toast-store.ts';
import { MessageForm } from './message-form.tsx';

const KEY = 'waymark.message.contact';
const messages = await loadParts(['message'], 'en');
const loading = vi.hoisted(() => ({ fails: false }));
const api = vi.hoisted(() => ({ sendMessage: vi.fn() }));

vi.mock('../../services/messages-api.ts', () => api);
vi.mock('@waymark/model/entities/message-length', async (importActual) => ({
  ...(await importActual<typeof import('@waymark/model/entities/message-length')>()),
  LEAST_WRITING: 20,
}));

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
  api.sendMessage.mockReset().mockResolvedValue(undefined);
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

const sentOnes = () => api.sendMessage.mock.calls.map(([body]) => body);

test('a message is sent with what its page knows, and its draft is gone', async () => {
  write(open());
  send();
  expect((await screen.findByRole('status')).textContent).toContain('visitor@example.org');
  expect(sentOnes()).toEqual([
    {
      key: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      to: 'team',
      topic: 'contact',
      name: null,
      email: 'visitor@example.org',
      body: 'Where is the ferry?',
      locale: 'en',
      website: '',
      openFor: expect.any(Number),
    },
  ]);
  expect(sentOnes()[0].openFor).toBeGreaterThanOrEqual(20);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(field('Your message').value).toBe('');
});

test('a second press sends nothing more', async () => {
  write(open());
  send();
  send();
  await screen.findByRole('status');
  expect(sentOnes()).toHaveLength(1);
});

test('a message that was not sent keeps its draft and its key, until it is changed', async () => {
  api.sendMessage.mockResolvedValue({ reason: 'unreachable' });
  const fields = open();
  write(fields);
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('the server cannot be reached');
  cleanup();
  const again = open();
  expect(again.body.value).toBe('Where is the ferry?');
  send();
  await screen.findByRole('alert');
  fireEvent.change(again.body, { target: { value: 'Where is the train?' } });
  send();
  await screen.findByRole('alert');
  const [first, second, third] = sentOnes().map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  ['too-many', 'in an hour'],
  ['gone', 'no longer accepted'],
  ['refused', 'on our side'],
])('a visitor reads why a message was not sent: %s', async (reason, sentence) => {
  api.sendMessage.mockResolvedValue({ reason });
  write(open());
  send();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
});

test('a key of another version is replaced', async () => {
  api.sendMessage.mockResolvedValueOnce({ reason: 'key-used' });
  write(open());
  send();
  await screen.findByRole('status');
  const [first, second] = sentOnes().map(({ key }) => key);
  expect(second).not.toBe(first);
});

test('what a program writes into the hidden field is sent', async () => {
  write(open());
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  fireEvent.change(trap as HTMLInputElement, { target: { value: 'https://spam.example' } });
  expect(trap?.tabIndex).toBe(-1);
  send();
  await screen.findByRole('status');
  expect(sentOnes()[0].website).toBe('https://spam.example');
});

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
  api.sendMessage.mockResolvedValue({ reason: 'unreachable' });
  // Where storage is blocked, reading the property throws.
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  write(open());
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('copy it before you leave');
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
  expect(await screen.findByRole('button', { name: 'Write another message' })).toBeDefined();
});

test('the message is selected where the browser does not allow copying', async () => {
  api.sendMessage.mockResolvedValue({ reason: 'unreachable' });
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
