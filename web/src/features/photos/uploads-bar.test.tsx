// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { createFakeBrowser } from '../../live/testing/fake-browser.ts';
import { createFakeTransport, madePhoto } from '../../live/testing/fake-upload.ts';
import { queueWithoutStore } from '../../live/uploads/queue-without-store.ts';
import { uploadPhoto } from '../../live/uploads/upload-photo.ts';
import { toasts } from '../../ui/overlays/toast-store.ts';
import { latestToast, removeToasts } from '../../ui/testing/latest-toast.ts';
import { QueueBar } from './uploads-bar.tsx';

const InEnglish = await inEnglish('photos');
const png = (name: string) => new File([new Uint8Array(100)], name, { type: 'image/png' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  [copies, asked] = [0, []];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
  vi.restoreAllMocks();
  removeToasts();
});

/** How many of the added photos the library had, for the next bar, and the ids that were asked for. */
let copies: number | Error = 0;
let asked: (readonly string[])[] = [];
const countCopies = async (ids: readonly string[]) => {
  asked.push(ids);
  if (copies instanceof Error) throw copies;
  return copies;
};

async function show(...files: File[]) {
  const fake = createFakeTransport();
  const queue = queueWithoutStore((file, uid) => uploadPhoto(file, uid, fake.load));
  render(
    <InEnglish>
      <QueueBar queue={queue} countCopies={countCopies} />
    </InEnglish>,
  );
  act(() => queue.add('w', files));
  await settle();
  const finish = async (index: number) => {
    fake.sendings[index]?.arrive({ size: 100, md5: 'right' });
    await settle();
    const { photoId = '', resolve } = fake.waiting.at(-1) ?? {};
    resolve?.(madePhoto('owner', photoId));
    await settle();
  };
  return { fake, queue, finish };
}

test('the bar counts the photos that are done, and goes with a message once all are', async () => {
  const { finish } = await show(png('a.png'), png('b.png'));
  expect(screen.getByRole('progressbar', { name: 'Uploading photos' })).toBeDefined();
  expect(screen.getByText('0 of 2')).toBeDefined();
  await finish(0);
  expect(screen.getByText('1 of 2')).toBeDefined();
  await finish(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(toasts.current().at(-1)?.message).toBe('2 photos were added.');
});

test('once all photos are added, a sentence says how many the library had, with a link to them', async () => {
  copies = 2;
  const { fake, finish } = await show(png('a.png'), png('b.png'), png('c.png'));
  for (const index of [0, 1, 2]) await finish(index);
  expect(asked).toEqual([fake.waiting.map(({ photoId }) => photoId)]);
  expect(latestToast()).toMatchObject({
    message: '2 of the photos you added were already in your library.',
    leadsTo: '/workspace/photos?show=duplicates',
  });
});

test.each([
  ['The photo you added was already in your library.', 1],
  ['One of the photos you added was already in your library.', 2],
])('“%s” is said of one among %i', async (sentence, count) => {
  copies = 1;
  const { finish } = await show(...['a.png', 'b.png'].slice(0, count).map(png));
  for (let index = 0; index < count; index++) await finish(index);
  expect(latestToast().message).toBe(sentence);
});

test.each([0, new Error('no connection')])('where %s are copies, nothing is said of them', async (answer) => {
  copies = answer;
  const { finish } = await show(png('a.png'));
  await finish(0);
  expect(asked).toHaveLength(1);
  expect(toasts.current()).toEqual([]);
});

test('a photo that failed and was dismissed is not among those that were added', async () => {
  const { fake, queue, finish } = await show(png('a.png'), png('b.png'), png('c.png'));
  await finish(0);
  await finish(1);
  act(() => fake.sendings[2]?.fail('retries-over'));
  await settle();
  act(() => queue.cancelAll());
  await settle();
  expect(latestToast().message).toBe('2 photos were added.');
});

test('all uploads are paused and resumed at once', async () => {
  const { fake } = await show(png('a.png'), png('b.png'));
  fireEvent.click(button('Pause all'));
  expect(screen.getByRole('progressbar', { name: 'Uploads paused' })).toBeDefined();
  act(() => {
    for (const { onPaused } of fake.sendings) onPaused();
  });
  fireEvent.click(button('Resume all'));
  expect(fake.sendings.map(({ asked }) => asked)).toEqual([
    ['pause', 'resume'],
    ['pause', 'resume'],
  ]);
});

test('failed files are counted, listed first, and tried again together; a file that is no photo is only dismissed', async () => {
  const { fake } = await show(
    png('a.png'),
    png('b.png'),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
  );
  act(() => fake.sendings[1]?.fail('retries-over'));
  await settle();
  expect(screen.getByText('2 files were not uploaded.')).toBeDefined();
  fireEvent.click(button('Files'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 5))).toEqual([
    'b.png',
    'notes',
    'a.png',
  ]);
  fireEvent.click(button('Try the failed one again'));
  await settle();
  expect(screen.getByText('One file was not uploaded.')).toBeDefined();
  expect(fake.sendings).toHaveLength(3);
});

test('cancelling all asks first', async () => {
  const { fake } = await show(png('a.png'), png('b.png'));
  fireEvent.click(button('Cancel all'));
  expect(screen.getByText('Cancel 2 uploads?')).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel all' }).at(-1) ?? document.body);
  await settle();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(fake.sendings.every(({ asked }) => asked.includes('cancel'))).toBe(true);
});

test('where the storage of the browser is full, the bar asks to keep the tab open until the other photos are uploaded', async () => {
  const browser = createFakeBrowser();
  browser.room = 150;
  const { queue, fake } = browser.open();
  render(
    <InEnglish>
      <QueueBar queue={queue} countCopies={countCopies} />
    </InEnglish>,
  );
  const files = Array.from({ length: 300 }, (_, index) => png(`${index}.png`));
  act(() => queue.add('w', files));
  await vi.waitFor(() =>
    expect(
      screen.getByText(/storage is full\. Keep this tab open until 150 photos are uploaded\./),
    ).toBeDefined(),
  );
  act(() => queue.cancelAll());
  await settle();
  expect(screen.queryByText(/Keep this tab open/)).toBeNull();
  expect(fake.sendings.length).toBeGreaterThan(0);
});
