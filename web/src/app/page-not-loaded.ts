/** What a page needs to be shown could not be had for now: the server is away, or has a newer version of it. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}
