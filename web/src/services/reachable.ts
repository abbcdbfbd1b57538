import { http } from './http.ts';

/** Whether the server answers for the current page. A network connection alone does not show that. */
export async function isReachable(): Promise<boolean> {
  try {
    await http(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    // Callers only need to know that the server does not answer; the cause does not help the reader.
    return false;
  }
}
