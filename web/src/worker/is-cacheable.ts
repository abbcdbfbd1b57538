/**
 * Whether an answer may be cached in this browser: a complete public answer that is not too large. The server marks private
 * answers, errors are never cached, and unlisted items are in no cache.
 * @param maxBytes the maximum size of its body
 */
export async function isCacheable(response: Response, maxBytes: number): Promise<boolean> {
  // The content of an opaque answer is unknown, so its size and its status are too.
  if (response.status !== 200 || response.type === 'opaque' || response.redirected) return false;
  const { headers } = response;
  if (/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '') || isUnlisted(response))
    return false;
  // Hosting adds other headers to `vary` whether or not the answer depends on them.
  if (headers.get('vary')?.includes('*')) return false;
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return false;
  const { size } = await response.clone().blob();
  return size <= maxBytes;
}

/** Whether an answer says that its page is not public any more: it is gone, or only found by its address. */
export function isWithdrawn(response: Response): boolean {
  return response.status === 404 || response.status === 410 || isUnlisted(response);
}

function isUnlisted({ headers }: Response): boolean {
  return /\bnoindex\b/i.test(headers.get('x-robots-tag') ?? '');
}
