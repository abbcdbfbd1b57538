import { CACHE_CONTROL } from '../../platform/cache-control.ts';

export const SITEMAP_HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': CACHE_CONTROL.collection,
};
