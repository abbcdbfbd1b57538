// @vitest-environment happy-dom
// @alone
import { beforeEach, expect, test, vi } from 'vitest';

/** The units in a new document. Storage stays as it is. */
async function openDocument() {
  vi.resetModules();
  return await import('./units.ts');
}

beforeEach(() => localStorage.clear());

test('without a choice there are none, whatever else is stored', async () => {
  expect((await openDocument()).chosenUnits()).toBeUndefined();
  localStorage.setItem('waymark.units', 'furlongs');
  expect((await openDocument()).chosenUnits()).toBeUndefined();
});

test('a choice applies at once, in the next document, and in other tabs', async () => {
  const { chooseUnits, chosenUnits, onUnits } = await openDocument();
  const heard = vi.fn();
  const stop = onUnits(heard);
  chooseUnits('imperial');
  chooseUnits('imperial');
  expect([chosenUnits(), heard.mock.calls.length]).toEqual(['imperial', 1]);
  expect((await openDocument()).chosenUnits()).toBe('imperial');
  localStorage.setItem('waymark.units', 'metric');
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.units' }));
  expect([chosenUnits(), heard.mock.calls.length]).toEqual(['metric', 2]);
  stop();
  chooseUnits('imperial');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('where storage is blocked a choice applies until the document unloads', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const spies = (['getItem', 'setItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(blocked),
  );
  const { chooseUnits, chosenUnits } = await openDocument();
  chooseUnits('imperial');
  expect(chosenUnits()).toBe('imperial');
  for (const spy of spies) spy.mockRestore();
});
