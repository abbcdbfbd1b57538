// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import checks from '../../i18n/messages/rare/checks.en.json';
import { ArchiveError, type ArchiveProblem, openArchive } from '../../map/streets/archive.ts';
import { check } from './checks.ts';

const config = vi.hoisted(() => ({ VITE_STREETS_URL: undefined as string | undefined }));
vi.mock('../../config.ts', () => ({ config }));
vi.mock('../../map/streets/archive.ts', async (original) => ({
  ...(await original<typeof import('../../map/streets/archive.ts')>()),
  openArchive: vi.fn(),
}));

const NEVER = new AbortController().signal;

test('without streets the check says which variable names them', async () => {
  expect(await check('streets', NEVER)).toMatchObject({
    state: 'off',
    says: 'notConfigured',
    values: { variable: 'VITE_STREETS_URL' },
  });
});

test('streets that can be read have an extent and zooms', async () => {
  config.VITE_STREETS_URL = 'https://maps.example/streets.pmtiles';
  vi.mocked(openArchive).mockResolvedValueOnce({
    bounds: { west: 7.409_21, south: 43.723, east: 7.44, north: 43.752 },
    minZoom: 0,
    maxZoom: 14,
    attribution: '',
    version: undefined,
    tile: async () => undefined,
    sizeOf: async () => 0,
  });
  expect(await check('streets', NEVER)).toMatchObject({
    state: 'works',
    says: 'streets',
    values: { west: 7.41, south: 43.72, east: 7.44, north: 43.75, minZoom: 0, maxZoom: 14 },
  });
});

test.each<ArchiveProblem>(['gone', 'noRanges', 'broken', 'notVector', 'otherSchema', 'late'])(
  'streets that cannot be used (%s) have a sentence of their own',
  async (problem) => {
    config.VITE_STREETS_URL = 'https://maps.example/streets.pmtiles';
    vi.mocked(openArchive).mockRejectedValueOnce(new ArchiveError(problem));
    const { state, says } = await check('streets', NEVER);
    expect(state).toBe('failed');
    expect(JSON.stringify(checks)).toContain(`"${says}":`);
    expect(says).toMatch(/^streets[A-Z]/);
  },
);
