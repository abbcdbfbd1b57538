import { isUnsaved } from '../builds/unsaved.ts';
import { CACHES, pageKeyOf } from './caches.ts';

/** A page was opened without a connection, and this device has not kept it. */
export class PageNotCachedError extends Error {
  override name = 'PageNotCachedError';
}

/**
 * Opens a page whose data cannot be loaded, because there is no connection. Where the service worker has kept the page as a
 * document, that document opens, and the promise does not resolve.
 * @param isDocument whether this document was opened at the address: then it is all that was kept
 * @throws PageNotCachedError
 */
export async function openOffline(address: string, isDocument: boolean): Promise<never> {
  if (!isDocument && !isUnsaved() && (await isCached(address))) {
    location.assign(address);
    return new Promise(() => {});
  }
  throw new PageNotCachedError(`${pageKeyOf(address)} is not on this device.`);
}

async function isCached(address: string): Promise<boolean> {
  if (typeof caches === 'undefined' || navigator.serviceWorker?.controller == null) return false;
  const page = await caches.match(pageKeyOf(address), { cacheName: CACHES.pages.name, ignoreVary: true });
  return page !== undefined;
}
