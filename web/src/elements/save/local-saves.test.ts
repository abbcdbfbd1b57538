// @vitest-environment happy-dom
import { exampleId } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PIN = { kind: 'pin', id: exampleId('a') } as const;
const POI = { kind: 'poi', id: exampleId('b') } as const;

/** The module as in a newly opened page. */
async function open() {
  vi.resetModules();
  return import('./local-saves.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what is saved is here on the next visit, the last first, and each item once', async () => {
  const { saveHere } = await open();
  expect([saveHere(PIN), saveHere(POI), saveHere(PIN)]).toEqual([true, true, true]);
  const next = await open();
  expect(next.localSaves.current()).toEqual([PIN, POI]);
  next.removeHere(new Set([PIN.id, POI.id]));
  expect(localStorage).toHaveLength(0);
});

test('another tab shows it at once', async () => {
  const { localSaves } = await open();
  localStorage.setItem('waymark.saved', JSON.stringify([POI]));
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.saved' }));
  expect(localSaves.current()).toEqual([POI]);
});

test('with full storage it is kept until the page is left', async () => {
  const { localSaves, saveHere } = await open();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveHere(PIN)).toBe(false);
  expect(localSaves.current()).toEqual([PIN]);
  vi.unstubAllGlobals();
});

test('no more than a list can hold, and nothing damaged', async () => {
  const many = Array.from({ length: 301 }, (_, i) => ({ kind: 'pin', id: String(i).padStart(20, '0') }));
  localStorage.setItem(
    'waymark.saved',
    JSON.stringify([{ kind: '__proto__', id: PIN.id }, null, 7, ...many]),
  );
  const { localSaves, saveHere } = await open();
  expect(localSaves.current()).toHaveLength(300);
  expect(saveHere(POI)).toBeUndefined();
  for (const damaged of ['{', '{}', '[{"kind":"pin","id":"../x"}]']) {
    localStorage.setItem('waymark.saved', damaged);
    expect((await open()).localSaves.current()).toEqual([]);
  }
});
