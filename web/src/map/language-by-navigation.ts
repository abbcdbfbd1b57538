/// <reference types="google.maps" />

/** Whether a change of the language has to load a new document, because the script of Google Maps keeps its language. */
export function changesLanguageByNavigation(): boolean {
  // The types say otherwise, but it exists only after the script has loaded.
  const { google: loaded }: { google?: typeof google } = window;
  return typeof loaded?.maps?.Map === 'function';
}
