import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';

/** How long after a navigation the title may take to change, in milliseconds. */
const SETTLING = 150;

/** The path that was shown last. It is not component state, because a change of the language mounts a new announcer. */
let shown: string | undefined;

/** Announces the title of each opened page to screen readers. They announce the first page themselves. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    setTitle('');
    // No cleanup: in development effects run twice, and the second time the path has no longer changed.
    setTimeout(() => shown === pathname && setTitle(document.title), SETTLING);
  }, [pathname]);
  return (
    <p aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </p>
  );
}
