import { LOCALE_PREFIXES, type Locale } from '@waymark/model/locale';

/** The manifests of the application, by which browsers install it. */
export const MANIFEST_PATHS: Readonly<Record<Locale, string>> = {
  en: `${LOCALE_PREFIXES.en}/manifest.webmanifest`,
  fr: `${LOCALE_PREFIXES.fr}/manifest.webmanifest`,
};

/** The paths that other applications send photos to. The service worker answers there. */
export const SHARE_PATHS: Readonly<Record<Locale, string>> = {
  en: `${LOCALE_PREFIXES.en}/share`,
  fr: `${LOCALE_PREFIXES.fr}/share`,
};

/** The name of the field with the shared files. */
export const SHARED_FILES = 'photos';
