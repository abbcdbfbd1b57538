/** What identifies a medium where its source gives it no id, or one that the other source does not know. */
export interface Identified {
  /** In milliseconds. */
  takenAt: number | null;
  caption: string;
  /** A description of the content of its files, for media without a time. */
  content?: string;
}

/**
 * A key that a medium has in every source. Archives have no ids and the API has no files, but both have the second in which a medium was
 * posted, and its caption.
 * @param ordinal which one it is of those with the same second and caption, from 1, in the order of the source
 */
export async function mediaKey(medium: Identified, ordinal = 1): Promise<string> {
  const { kind, text } = basisOf(medium);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = base64url(new Uint8Array(digest)).slice(0, 22);
  return `${kind}-${hash}${ordinal > 1 ? `-${ordinal}` : ''}`;
}

/** Equal for media whose keys differ by the ordinal alone. */
export function basisOf({ takenAt, caption, content = '' }: Identified): { kind: 't' | 'c'; text: string } {
  const words = comparable(caption);
  if (takenAt === null) return { kind: 'c', text: `${content}\n${words}` };
  return { kind: 't', text: `${Math.floor(takenAt / 1_000)}\n${words}` };
}

/** The API leaves out the @ of some captions, and sources differ in white space and in composed letters. */
function comparable(caption: string): string {
  const words = caption.normalize('NFC').replaceAll('@', '');
  // Single spaces stay: a match of each would be an object of each.
  return words
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim()
    .toLowerCase();
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
