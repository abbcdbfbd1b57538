import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** How long the title of a page may take to be there once its path is, in milliseconds. */
const SETTLING = 150;

/** The path that was shown last. Not in a component: a change of the language puts a new announcer beside the page. */
let shown: string | undefined;

/** Says the title of each page that is opened to those who listen; that of the first one their software says itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    setTitle('');
    // Not ended by a cleanup: in development effects run twice, and the second time the path is no longer another.
    setTimeout(() => shown === pathname && setTitle(document.title), SETTLING);
  }, [pathname]);
  return (
    <p aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </p>
  );
}
