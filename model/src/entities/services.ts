/**
 * Services that are contacted only with consent: Google Maps, the host of the map style, Google Tag Manager, the statistics of the
 * search engine, the support tool, the geocoder, and the translation service. `firestore.rules` name the same.
 */
export const SERVICES = [
  'maps',
  'style',
  'measurement',
  'insights',
  'support',
  'geocoder',
  'translator',
] as const;
export type Service = (typeof SERVICES)[number];
