/*
 * The works that were created for an editor in this browser and may still be empty. A tab that is closed deletes nothing any more: the
 * next visit does.
 */

const KEY = 'waymark.new-works';

/** Older ones stay drafts. */
const MOST = 20;

/** Works by `{uid}/{id}`. */
function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    // A browser without storage, or another program's value.
    return [];
  }
}

function write(names: readonly string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(KEY, JSON.stringify(names.slice(-MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // An empty work then stays a draft.
  }
}

export function rememberNewWork(uid: string, workId: string): void {
  forgetNewWork(uid, workId);
  write([...read(), `${uid}/${workId}`]);
}

export function forgetNewWork(uid: string, workId: string): void {
  const before = read();
  const after = before.filter((name) => name !== `${uid}/${workId}`);
  if (after.length < before.length) write(after);
}

/** The ids of a user's new works. */
export function newWorksOf(uid: string): string[] {
  return read()
    .filter((name) => name.startsWith(`${uid}/`))
    .map((name) => name.slice(uid.length + 1));
}
