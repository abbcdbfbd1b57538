/** What users edit with others: a list, or a story, which is a work of its owner. */
export type Shared =
  | { readonly kind: 'list'; readonly id: string }
  | { readonly kind: 'story'; readonly ownerId: string; readonly id: string };

/** The path of its document. */
export function sharedPath(shared: Shared): string {
  return shared.kind === 'list' ? `lists/${shared.id}` : `users/${shared.ownerId}/works/${shared.id}`;
}

/** What a document is about, given its path or that of a document below it; undefined for any other path. */
export function sharedAt(path: string): Shared | undefined {
  const [collection, first = '', below, second = ''] = path.split('/');
  if (collection === 'lists') return { kind: 'list', id: first };
  if (collection !== 'users' || below !== 'works') return undefined;
  return { kind: 'story', ownerId: first, id: second };
}

/** The ids of the lists among what is shared. */
export function listsAmong(all: readonly Shared[]): string[] {
  return all.flatMap((shared) => (shared.kind === 'list' ? [shared.id] : []));
}

/**
 * How a user names a work in addresses and in their browser: by its id, and a story that they write for another user with that
 * user before it, `{ownerId}/{id}`.
 */
export function nameOfWork(uid: string, ownerId: string, id: string): string {
  return ownerId === uid ? id : `${ownerId}/${id}`;
}

/** Whether a user names a story of another so. */
export function isOfOther(name: string): boolean {
  return name.includes('/');
}

/** The owner and the id of a work that a user named. A malformed name is the id of no work. */
export function workNamed(uid: string, name: string): { ownerId: string; id: string } {
  const [, ownerId = uid, id = encodeURIComponent(name)] =
    /^(?:([\w-]{1,128})\/)?([A-Za-z0-9]{1,128})$/.exec(name) ?? [];
  return { ownerId, id };
}
