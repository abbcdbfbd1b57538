/**
 * Services that are contacted only with consent: Google Maps, the host of the map style, Google Tag Manager, the statistics of the
 * search engine, and the support tool. `firestore.rules` name the same.
 */
export const SERVICES = ['maps', 'style', 'measurement', 'insights', 'support'] as const;
export type Service = (typeof SERVICES)[number];
