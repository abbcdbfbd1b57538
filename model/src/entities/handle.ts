/** The characters of a handle. */
export const HANDLE = /^[a-z0-9-]{3,30}$/;

/** What `/creators/…` has for a page of its own. */
export const RESERVED_HANDLE = 'join';

/** Whether a creator could have this handle, for pages that have no schemas. */
export function isHandle(value: string): boolean {
  return HANDLE.test(value) && value !== RESERVED_HANDLE;
}
