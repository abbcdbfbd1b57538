import { data } from 'react-router';

/**
 * What a loader throws for an address that no page has: the 404 page, which knows the whole path that was asked for, with its query.
 */
export function pageNotFound(address: string) {
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  return data({ path }, { status: 404, statusText: `Page Not Found: ${path}` });
}
