/// <reference types="google.maps" />

/** Whether a change of language is a navigation to another document: the script of Google's map keeps the one that it came with. */
export function changesLanguageByNavigation(): boolean {
  // Whatever the types say: it is there only once it was loaded.
  const { google: loaded }: { google?: typeof google } = window;
  return typeof loaded?.maps?.Map === 'function';
}
