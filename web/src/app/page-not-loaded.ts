/** What a page needs to be shown could not be had for now: the server is away, or has a newer version of it. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}

/** What the browsers, and the loader of the build, say of code that they cannot have: there is no name for it. */
const NO_CODE = /imported module|module script|preload CSS/;

/** Whether an error is that, also where a part of a page asked for its code itself. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof PageNotLoaded || (error instanceof Error && NO_CODE.test(error.message));
}
