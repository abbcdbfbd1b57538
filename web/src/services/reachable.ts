import { http } from './http.ts';

/** Whether the server gives this very page: that there is a network says little about it. */
export async function isReachable(): Promise<boolean> {
  try {
    await http(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    // Why it does not is nothing that a reader could act on; they are told that it does not.
    return false;
  }
}
