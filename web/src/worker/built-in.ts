/*
 * What the build writes into the service worker (`web/build/service-worker.ts`).
 */

interface PrecachedFile {
  url: string;
  /** A hash of the content; null where the address has one. */
  revision: string | null;
}

declare const __BUILD_ID__: string;
declare const __PRECACHED__: PrecachedFile[];

/** The id of the build that the worker belongs to. */
export const BUILD_ID = __BUILD_ID__;

/** The files that every page needs to open without a connection. */
export const PRECACHED = __PRECACHED__;

/** The address of the document that starts the application at any address. */
export const SHELL = '/offline';
