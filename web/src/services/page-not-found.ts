import { data } from 'react-router';

/** The response that a loader throws for an unknown address. The 404 page shows the whole requested path with its query. */
export function pageNotFound(address: string) {
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  return data({ path }, { status: 404, statusText: `Page Not Found: ${path}` });
}
