/* The theme that a reader chose for this browser: light or dark. Without a choice it is that of the device. */

const KEY = 'waymark.theme';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The chosen theme; undefined where the device decides. */
export function chosenTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored);
  } catch {
    // The browser blocks storage.
    return undefined;
  }
}

/** Shows the document in the chosen theme. */
export function showTheme(): void {
  show(chosenTheme());
}

/** `tokens.css` and the map follow the attribute. */
function show(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Chooses a theme, or leaves it to the device. Where storage is blocked, the choice applies until the page is left. */
export function chooseTheme(theme: Theme | undefined): void {
  show(theme);
  try {
    if (theme === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch (error) {
    console.warn('The chosen theme applies until this page is left.', error);
  }
}

/** Follows a choice in another tab. @returns a function that stops it */
export function followTheme(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) showTheme();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
