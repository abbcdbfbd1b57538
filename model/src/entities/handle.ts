/** The characters of a handle. */
export const HANDLE = /^[a-z0-9-]{3,30}$/;

/** Names that `/creators/…` uses for pages of its own. */
export const RESERVED_HANDLE = 'join';

/** Whether a handle is well-formed, for pages without schemas. */
export function isHandle(value: string): boolean {
  return HANDLE.test(value) && value !== RESERVED_HANDLE;
}
