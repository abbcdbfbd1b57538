// @vitest-environment happy-dom
import { exampleId } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PIN = { kind: 'pin', id: exampleId('a') } as const;
const POST = { kind: 'post', id: exampleId('b') } as const;

/** The module as in a newly opened page. */
async function open() {
  vi.resetModules();
  return import('./viewed-items.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('what was viewed is here on the next visit, the last first, each item once, until it is forgotten', async () => {
  const { keepViewed } = await open();
  for (const item of [PIN, POST, PIN, PIN]) keepViewed(item);
  const next = await open();
  expect(next.viewedItems.current()).toEqual([PIN, POST]);
  next.forgetViewed();
  expect(next.viewedItems.current()).toEqual([]);
  expect((await open()).viewedItems.current()).toEqual([]);
});

test('no more than the last twelve are kept', async () => {
  const { keepViewed, viewedItems } = await open();
  const ids = Array.from({ length: 20 }, (_, i) => String(i).padStart(20, '0'));
  for (const id of ids) keepViewed({ kind: 'poi', id });
  expect(viewedItems.current().map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 12));
});

test('with full storage they are kept until the page is left', async () => {
  const { keepViewed, viewedItems } = await open();
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  keepViewed(PIN);
  expect(viewedItems.current()).toEqual([PIN]);
});

test('what is damaged is left out', async () => {
  localStorage.setItem('waymark.viewed', JSON.stringify([{ kind: 'castle', id: PIN.id }, null, POST]));
  expect((await open()).viewedItems.current()).toEqual([POST]);
});
