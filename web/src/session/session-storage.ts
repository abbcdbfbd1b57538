/*
 * What one tab keeps over the documents that it shows. A browser that blocks storage keeps nothing, and what was to be kept is
 * done without.
 */

export function setSessionItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full.
  }
}

export function getSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeSessionItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to forget.
  }
}
