import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import en from '../src/i18n/messages/en.json' with { type: 'json' };
import fr from '../src/i18n/messages/fr.json' with { type: 'json' };
import enLists from '../src/i18n/messages/rare/lists.en.json' with { type: 'json' };
import frLists from '../src/i18n/messages/rare/lists.fr.json' with { type: 'json' };
import enWorks from '../src/i18n/messages/rare/works.en.json' with { type: 'json' };
import frWorks from '../src/i18n/messages/rare/works.fr.json' with { type: 'json' };
import { MANIFEST_PATHS, SHARE_PATHS, SHARED_FILES } from '../src/services/offline/app-paths.ts';

/** The colours of paper and of the accent (web/src/ui/styles/tokens.css). */
const PAPER = '#FBF8F2';
const ACCENT = '#0C6268';

/** The icons of the installed application. A maskable one may be cut to any shape, so its subject fills the middle only. */
const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' },
] as const;

const TEXTS = {
  en: { ...en, lists: enLists.lists.title, works: enWorks.works.title },
  fr: { ...fr, lists: frLists.lists.title, works: frWorks.works.title },
} as const;

/** Writes what a browser needs to install the application: a manifest in each language, and its icons. */
export function appManifest(): Plugin {
  let icon = Buffer.alloc(0);
  return {
    name: 'app-manifest',
    configResolved({ publicDir }) {
      icon = readFileSync(join(publicDir, 'icon.svg'));
    },
    /** During development there are no icons, because nothing is installed. */
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const locale = LOCALES.find((one) => MANIFEST_PATHS[one] === request.url);
        if (locale === undefined) return next();
        response.setHeader('content-type', 'application/manifest+json');
        response.end(JSON.stringify(manifestIn(locale)));
      });
    },
    async generateBundle() {
      for (const { file, size, purpose } of ICONS) {
        const source = await iconOf(icon, size, purpose === 'maskable');
        this.emitFile({ type: 'asset', fileName: file, source });
      }
      for (const locale of LOCALES) {
        const source = JSON.stringify(manifestIn(locale));
        this.emitFile({ type: 'asset', fileName: MANIFEST_PATHS[locale].slice(1), source });
      }
    },
  };
}

/** The manifest in one language. Both have the same `id`, because they install the same application. */
export function manifestIn(locale: Locale): object {
  const { tagline, shell, lists, works } = TEXTS[locale];
  const shortcuts = [
    ['index', shell.explore],
    ['posts', shell.posts],
    ['lists', lists],
    ['workspace-articles', works],
  ] as const;
  return {
    id: '/',
    name: 'Waymark',
    short_name: 'Waymark',
    description: tagline,
    lang: locale,
    dir: 'ltr',
    start_url: pathTo('index', {}, locale),
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['travel', 'navigation', 'photo'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICONS.map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    shortcuts: shortcuts.map(([page, name]) => ({
      name,
      url: pathTo(page, {}, locale),
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    share_target: {
      action: SHARE_PATHS[locale],
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', files: [{ name: SHARED_FILES, accept: ['image/*'] }] },
    },
  };
}

async function iconOf(svg: Buffer, size: number, isMaskable: boolean): Promise<Buffer> {
  // Rendered at its final size, because the drawing is a few units wide.
  const subject = isMaskable ? Math.round(size * 0.8) : size;
  const drawn = await sharp(svg, { density: (72 * subject) / 32 })
    .resize(subject, subject)
    .png()
    .toBuffer();
  if (!isMaskable) return drawn;
  return sharp({ create: { width: size, height: size, channels: 4, background: ACCENT } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}
