/** The deadline of the question, in milliseconds. */
const DEADLINE = 15_000;

/**
 * Whether the server answers for the current page, also that the page is missing: a private list has no document. A network
 * connection alone does not show that.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(DEADLINE);
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    // Callers only need to know that the server does not answer; the cause does not help the reader.
    return false;
  }
}
