// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';

const api = vi.hoisted(() => ({ previewEnd: vi.fn(), makePreviewLink: vi.fn(), endPreview: vi.fn() }));
vi.mock('../../../services/previews-api.ts', () => api);

const { SharePreview } = await import('./share-preview.tsx');
const InEnglish = await inEnglish('edit', 'failures');

const END = Date.UTC(2026, 4, 14, 12);
const SECRET = 's'.repeat(63);
const LINK = `${location.origin}/preview#preview=${SECRET}`;

const copied = vi.fn(async (_: string) => {});

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  api.previewEnd.mockResolvedValue({ done: { expiresAt: null } });
  api.makePreviewLink.mockResolvedValue({ done: { preview: SECRET, expiresAt: END } });
  api.endPreview.mockResolvedValue(undefined);
});

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

async function open() {
  render(
    <InEnglish>
      <SharePreview uid="me" workId="w" />
    </InEnglish>,
  );
  await press('Share…');
}

test('a link is made, shown with the time until which it works, and copied', async () => {
  await open();
  expect(api.previewEnd).toHaveBeenCalledWith('me', 'w');
  expect(screen.getByText(/for 14 days/)).toBeDefined();
  await press('Make a link');
  expect(screen.getByText(LINK)).toBeDefined();
  expect(screen.getByText(/until 14 May 2026/)).toBeDefined();
  expect(copied.mock.calls).toEqual([[LINK]]);
  expect(screen.getByRole('status').textContent).toBe('Link copied.');
  await press('Copy the link');
  expect(copied).toHaveBeenCalledTimes(2);
});

test('a link that cannot be copied is shown all the same', async () => {
  copied.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  vi.spyOn(console, 'warn').mockReturnValue();
  await open();
  await press('Make a link');
  expect(screen.getByText(LINK)).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Link made.');
});

test('a link from before is not shown, and can be replaced or ended', async () => {
  api.previewEnd.mockResolvedValue({ done: { expiresAt: END } });
  await open();
  expect(screen.getByText(/which works until 14 May 2026/)).toBeDefined();
  expect(names()).toEqual(expect.arrayContaining(['Make a new link', 'Stop sharing']));
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  await press('Stop sharing');
  expect(api.endPreview).toHaveBeenCalledWith('me', 'w');
  expect(screen.getByRole('status').textContent).toBe('The link no longer works.');
  expect(screen.queryByText(/which works until/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make a link' }));
});

test('a failure is said, and leaves everything as it was', async () => {
  await open();
  await press('Make a link');
  api.endPreview.mockResolvedValue({ reason: 'unreachable' });
  await press('Stop sharing');
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be reached/);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByText(LINK)).toBeDefined();
  api.makePreviewLink.mockResolvedValue({ failure: { reason: 'in-trash' } });
  await press('Make a new link');
  expect(screen.getByRole('alert').textContent).toMatch(/trash/);
});

test('the dialog asks again each time it opens', async () => {
  await open();
  await press('Make a link');
  await press('Close');
  api.previewEnd.mockResolvedValue({ done: { expiresAt: END } });
  await press('Share…');
  expect(api.previewEnd).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(LINK)).toBeNull();
});

test('one request is sent at a time, and what was said before is gone meanwhile', async () => {
  await open();
  await press('Make a link');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  api.endPreview.mockReturnValue(promise);
  await press('Stop sharing');
  expect(screen.getByRole('status').textContent).toBe('');
  await press('Stop sharing');
  await press('Make a new link');
  expect(api.endPreview).toHaveBeenCalledTimes(1);
  expect(api.makePreviewLink).toHaveBeenCalledTimes(1);
  await act(async () => resolve(undefined));
  expect(screen.getByRole('status').textContent).toBe('The link no longer works.');
});

test('until it is known whether there is a link, none is made, which would end it', async () => {
  api.previewEnd.mockResolvedValue({ failure: { reason: 'unreachable' } });
  await open();
  expect(screen.getByText(/cannot be reached/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  api.previewEnd.mockResolvedValue({ done: { expiresAt: END } });
  await press('Try again');
  expect(names()).toEqual(expect.arrayContaining(['Make a new link', 'Stop sharing']));
});
