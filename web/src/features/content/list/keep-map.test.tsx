// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { List } from '@waymark/model/entities/list';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { type KeptPlan, keepMap, keptBytes, letGo, planKept } from '../../../map/kept/keep-map.ts';
import { KeepMap } from './keep-map.tsx';

vi.mock('../../../map/kept/keep-map.ts', () => ({
  keepMap: vi.fn(),
  keptBytes: vi.fn(),
  letGo: vi.fn(),
  planKept: vi.fn(),
}));

const InEnglish = await inEnglish('keep-map');

const PLAN: KeptPlan = { bytes: 3_210_000, tiles: [], streets: null };
const POSITION = { lat: 35, lng: 135.8 };

beforeEach(() => {
  vi.mocked(keptBytes).mockResolvedValue(null);
  vi.mocked(planKept).mockResolvedValue(PLAN);
  vi.mocked(letGo).mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

async function open(places = 2) {
  const stops = Array.from({ length: places }, (_, at) => ({ position: POSITION, number: at + 1 }));
  // The part reads no more of a list.
  const list = { id: 'list', ...(places > 0 && { stops }) } as List;
  await act(async () => {
    render(
      <InEnglish>
        <KeepMap list={list} />
      </InEnglish>,
    );
  });
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test('the size is shown before anything is downloaded, and what is kept can be removed', async () => {
  await open();
  await press('Keep this map offline');
  expect(screen.getByText(/the 2 places .* about 3\.2 MB/)).toBeDefined();
  expect(keepMap).not.toHaveBeenCalled();
  vi.mocked(keptBytes).mockResolvedValue(2_900_000);
  await press('Download');
  expect(screen.getByText('The map of this list is on this device (2.9 MB).')).toBeDefined();
  await press('Remove it');
  expect(letGo).toHaveBeenCalledExactlyOnceWith('list');
  expect(screen.getByText('Keep this map offline')).toBeDefined();
});

test('a download can be stopped, and a page that is left stops it', async () => {
  const signals: AbortSignal[] = [];
  vi.mocked(keepMap).mockImplementation(
    (_list, _plan, _progress, signal) =>
      new Promise((_, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await open();
  await press('Keep this map offline');
  await press('Download');
  await press('Stop');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await press('Keep this map offline');
  await press('Download');
  cleanup();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('a download that fails says so, and can be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(keepMap).mockRejectedValue(new Error('no connection'));
  await open();
  await press('Keep this map offline');
  await press('Download');
  expect(screen.getByText(/could not be downloaded/)).toBeDefined();
  expect(warn).toHaveBeenCalledOnce();
  await press('Keep this map offline');
  expect(screen.getByText(/about 3\.2 MB/)).toBeDefined();
});

test('a list without places has no map to keep', async () => {
  await open(0);
  expect(screen.queryByText('Keep this map offline')).toBeNull();
});
