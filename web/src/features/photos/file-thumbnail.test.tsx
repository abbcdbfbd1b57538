// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileThumbnail } from './file-thumbnail.tsx';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** The pictures that the browser is decoding. */
let decoding: { name: string; resolve: (picture: object) => void; reject: (error: Error) => void }[];
let closed: number;
let revoked: string[];

beforeEach(() => {
  [decoding, closed, revoked] = [[], 0, []];
  vi.stubGlobal('createImageBitmap', ({ name }: File, options: object) => {
    expect(options).toMatchObject({ resizeWidth: 96 });
    const { promise, resolve, reject } = Promise.withResolvers<object>();
    decoding.push({ name, resolve, reject });
    return promise;
  });
  class Canvas {
    getContext() {
      return { drawImage: () => {} };
    }
    convertToBlob() {
      return Promise.resolve(new Blob(['small']));
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const picture = () => ({ width: 96, height: 64, close: () => closed++ });
const addresses = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));

test('a thumbnail is decoded small, one at a time, and gives its memory back', async () => {
  const view = render(
    <>
      <FileThumbnail file={file('a.jpg')} />
      <FileThumbnail file={file('b.jpg')} />
    </>,
  );
  await settle();
  expect(decoding.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(document.querySelectorAll('svg')).toHaveLength(2);
  decoding[0]?.resolve(picture());
  await settle();
  expect(addresses()).toEqual(['blob:1']);
  expect(decoding.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  decoding[1]?.resolve(picture());
  await settle();
  expect(addresses()).toEqual(['blob:1', 'blob:2']);
  expect(closed).toBe(2);
  view.unmount();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
});

test('a file that the browser cannot read has a symbol, and the next one its thumbnail', async () => {
  render(
    <>
      <FileThumbnail file={file('a.heic')} />
      <FileThumbnail file={file('b.jpg')} />
    </>,
  );
  await settle();
  decoding[0]?.reject(new Error('unreadable'));
  await settle();
  decoding[1]?.resolve(picture());
  await settle();
  expect(addresses()).toEqual(['blob:1']);
  expect(document.querySelectorAll('svg')).toHaveLength(1);
});

test('a file whose upload is over before its turn is not decoded', async () => {
  const { rerender } = render(
    <>
      <FileThumbnail key="a" file={file('a.jpg')} />
      <FileThumbnail key="b" file={file('b.jpg')} />
    </>,
  );
  await settle();
  rerender(<FileThumbnail key="a" file={file('a.jpg')} />);
  decoding[0]?.resolve(picture());
  await settle();
  expect(decoding.some(({ name }) => name === 'b.jpg')).toBe(false);
});

test('a browser without canvases beside the page has symbols', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  render(<FileThumbnail file={file('a.jpg')} />);
  await settle();
  expect(decoding).toEqual([]);
  expect(document.querySelectorAll('svg')).toHaveLength(1);
});
