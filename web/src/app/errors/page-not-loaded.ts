/** Something that the page needs is unavailable for now: the server does not answer, or has a newer version. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}

/**
 * The messages of browsers, and of the build's loader, for code that cannot be loaded. The errors have no name of their own.
 */
const NO_CODE = /imported module|module script|preload CSS/;

/** Whether an error is such a failure, also where a part of a page imported its code itself. */
export function isNotLoaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The class `PageNotCachedError` loads where it is thrown.
  return error instanceof PageNotLoaded || error.name === 'PageNotCachedError' || NO_CODE.test(error.message);
}
