import { useState } from 'react';

const KEY = 'waymark.language-view';

/** How an editor shows the texts of a work: one language at a time, both beside each other, or one of them alone. */
export const LANGUAGE_VIEWS = ['tabs', 'both', 'en', 'fr'] as const;
export type LanguageView = (typeof LANGUAGE_VIEWS)[number];

interface ChosenView {
  view: LanguageView;
  /** Keeps a choice of the creator. */
  choose: (view: LanguageView) => void;
  /** Shows a view until the editor is left, for a problem that no other view shows. */
  show: (view: LanguageView) => void;
}

/** The view that the creator chose. It is kept in this browser; where storage is blocked, it applies until the editor is left. */
export function useLanguageView(): ChosenView {
  const [view, setView] = useState(storedView);
  const choose = (next: LanguageView) => {
    setView(next);
    try {
      localStorage.setItem(KEY, next);
    } catch (error) {
      console.warn('The chosen view of languages applies until the editor is left.', error);
    }
  };
  return { view, choose, show: setView };
}

function storedView(): LanguageView {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGE_VIEWS.find((view) => view === stored) ?? 'tabs';
  } catch {
    // The browser blocks storage.
    return 'tabs';
  }
}
