import type { Payload } from '@waymark/model/payloads';
import { CACHE_CONTROL } from '../platform/cache-control.ts';

/** How long a page may be kept. @param payload undefined for a page that is the same for all */
export function cacheControlOf(payload: Payload | undefined): string {
  return payload !== undefined && isUnlisted(payload) ? CACHE_CONTROL.unlisted : CACHE_CONTROL.page;
}

export function isUnlisted(payload: Payload): boolean {
  return 'item' in payload && payload.item.visibility === 'unlisted';
}
