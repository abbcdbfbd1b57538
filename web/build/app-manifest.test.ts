import { LOCALES } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { expect, test } from 'vitest';
import { SHARE_PATHS, SHARED_FILES } from '../src/services/offline/app-paths.ts';
import { manifestIn } from './app-manifest.ts';

test.each(LOCALES)('the manifest in %s installs the one application, in its language', (locale) => {
  const manifest = manifestIn(locale) as {
    start_url: string;
    shortcuts: { name: string; url: string }[];
    icons: { purpose: string; sizes: string }[];
    share_target: object;
  };
  expect(manifest).toMatchObject({ id: '/', scope: '/', lang: locale, display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }) => matchPath(url)?.page)).toEqual([
    'index',
    'posts',
    'lists',
    'workspace-articles',
  ]);
  for (const { name } of manifest.shortcuts) expect(name).not.toBe('');
  expect(manifest.share_target).toMatchObject({
    action: SHARE_PATHS[locale],
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARED_FILES, accept: ['image/*'] }] },
  });
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
    expect(matchPath(url)?.locale, url).toBe(locale);
  }
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  );
});

test('the texts of the manifests differ', () => {
  const [english, french] = LOCALES.map((locale) => JSON.stringify(manifestIn(locale)));
  expect(english).not.toBe(french);
});
