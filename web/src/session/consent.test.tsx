// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const config = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock('../config.ts', () => ({ config }));

/** A new document with these services configured. Storage stays as it is. */
async function openDocument(needed: Record<string, unknown>) {
  for (const name of Object.keys(config)) delete config[name];
  Object.assign(config, { VITE_TAG_MANAGER_ENABLED: false }, needed);
  vi.resetModules();
  return await import('./consent.ts');
}

const MAPS = { VITE_GOOGLE_MAPS_KEY: 'a-key' };
const BOTH = { ...MAPS, VITE_TAG_MANAGER_ENABLED: true, VITE_TAG_MANAGER_ID: 'GTM-WAY' };
const KEY = 'waymark.consent';

beforeEach(() => localStorage.clear());

/** The services that the latest document would contact. */
const needed = async () => (await import('./third-parties.ts')).NEEDED;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('without configured services nothing is asked and nothing is allowed, whatever is stored', async () => {
  const { answerConsent: earlier } = await openDocument(BOTH);
  earlier(['maps', 'measurement']);
  const { useIsConsentOpen, useAllows } = await openDocument({});
  expect(await needed()).toEqual([]);
  expect(renderHook(useIsConsentOpen).result.current).toBe(false);
  expect(renderHook(() => useAllows('maps')).result.current).toBe(false);
});

test('a map style needs consent where another host serves it', async () => {
  const styled = async (address: string) => {
    await openDocument({ VITE_MAP_STYLE_URL: address });
    return needed();
  };
  expect(await styled('https://tiles.example/style.json')).toEqual(['style']);
  expect(await styled('/style.json')).toEqual([]);
  expect(await styled(`${location.origin}/style.json`)).toEqual([]);
});

test('a tag manager without an id, or one that is switched off, needs no consent', async () => {
  await openDocument({ VITE_TAG_MANAGER_ENABLED: true });
  expect(await needed()).toEqual([]);
  await openDocument({ VITE_TAG_MANAGER_ID: 'GTM-WAY' });
  expect(await needed()).toEqual([]);
  await openDocument(BOTH);
  expect(await needed()).toEqual(['maps', 'measurement']);
});

test('the support tool needs consent where it has a script', async () => {
  await openDocument({ VITE_SUPPORT_TOOL_SCRIPT: 'https://support.example/tool.js' });
  expect(await needed()).toEqual(['support']);
});

test('a visitor who has not answered is asked, and nothing is allowed', async () => {
  const { useIsConsentOpen, useAllows } = await openDocument(MAPS);
  expect(renderHook(useIsConsentOpen).result.current).toBe(true);
  expect(renderHook(() => useAllows('maps')).result.current).toBe(false);
});

test('an answer applies at once and in the next document, with its version and date', async () => {
  const { answerConsent, useIsConsentOpen, useAllows } = await openDocument(BOTH);
  const asked = renderHook(useIsConsentOpen);
  const maps = renderHook(() => useAllows('maps'));
  act(() => answerConsent(['maps']));
  expect([asked.result.current, maps.result.current]).toEqual([false, true]);
  const next = await openDocument(BOTH);
  expect([next.isAllowed('maps'), next.isAllowed('measurement')]).toEqual([true, false]);
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '');
  expect(stored).toMatchObject({ version: 1, asked: ['maps', 'measurement'], allowed: ['maps'] });
  expect(Date.now() - Date.parse(stored.at)).toBeLessThan(60_000);
});

test('a visitor who refused is asked again only about a newly configured service', async () => {
  (await openDocument(MAPS)).answerConsent([]);
  expect(renderHook((await openDocument(MAPS)).useIsConsentOpen).result.current).toBe(false);
  expect(renderHook((await openDocument(BOTH)).useIsConsentOpen).result.current).toBe(true);
});

test('an answer in another tab applies in this one', async () => {
  const { useAllows } = await openDocument(MAPS);
  const maps = renderHook(() => useAllows('maps'));
  const answer = { version: 1, at: '2026-01-01T00:00:00Z', asked: ['maps'], allowed: ['maps'] };
  localStorage.setItem(KEY, JSON.stringify(answer));
  act(() => void dispatchEvent(new Event('storage')));
  expect(maps.result.current).toBe(true);
});

test.each(['nonsense', '{}', '{"version":0,"at":"","asked":["maps"],"allowed":["maps"]}', '[]'])(
  'an answer that reads %s is none',
  async (text) => {
    localStorage.setItem(KEY, text);
    const { useIsConsentOpen, useAllows } = await openDocument(MAPS);
    expect(renderHook(useIsConsentOpen).result.current).toBe(true);
    expect(renderHook(() => useAllows('maps')).result.current).toBe(false);
  },
);

test('where storage is blocked an answer applies until the document unloads', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { answerConsent, useIsConsentOpen, useAllows } = await openDocument(MAPS);
  const asked = renderHook(useIsConsentOpen);
  const maps = renderHook(() => useAllows('maps'));
  expect(asked.result.current).toBe(true);
  act(() => answerConsent(['maps']));
  expect([asked.result.current, maps.result.current]).toEqual([false, true]);
});

const PHOTON = { VITE_GEOCODER: 'photon', VITE_GEOCODER_URL: 'https://photon.example' };

test('a geocoder of another host needs consent, but no visitor is asked about it before they search', async () => {
  const { useIsConsentOpen, useAllows } = await openDocument(PHOTON);
  expect(await needed()).toEqual(['geocoder']);
  expect(renderHook(useIsConsentOpen).result.current).toBe(false);
  expect(renderHook(() => useAllows('geocoder')).result.current).toBe(false);
  await openDocument({ ...PHOTON, VITE_GEOCODER_URL: '/geocoder' });
  expect(await needed()).toEqual([]);
});

test('a translation service needs consent, but no visitor is asked about it before they use it', async () => {
  const { useIsConsentOpen } = await openDocument({ VITE_TRANSLATOR: 'openai' });
  expect(await needed()).toEqual(['translator']);
  expect(renderHook(useIsConsentOpen).result.current).toBe(false);
});

test('an answer about some services leaves those about others as they were, with their times', async () => {
  const { answerConsent, isAllowed, currentAnswer } = await openDocument({ ...BOTH, ...PHOTON });
  answerConsent(['geocoder'], ['geocoder']);
  const before = currentAnswer()?.at;
  answerConsent(['maps'], ['maps', 'measurement']);
  expect([isAllowed('geocoder'), isAllowed('maps'), isAllowed('measurement')]).toEqual([true, true, false]);
  expect(currentAnswer()?.times).toEqual({ geocoder: before });
});
