import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { config } from '../../config.ts';
import { useLocale } from '../../i18n/paths.ts';
import { sendPageView } from '../../services/tag-manager.ts';
import { useAllows } from '../../session/consent.ts';

/** How long after a navigation the title may take to change, in milliseconds. */
const SETTLING = 150;

/** The path that was reported last. It is not component state, because a change of the language mounts a new shell. */
let reported: string | undefined;

/**
 * Reports every page that is shown to the tag manager, with the visitor's consent (specification.md §2). A change of the query
 * is no other page: the view of the map is in it.
 */
export function PageViews() {
  const { pathname } = useLocation();
  const locale = useLocale();
  const allowed = useAllows('measurement');
  useEffect(() => {
    const container = config.VITE_TAG_MANAGER_ID;
    if (!allowed || container === undefined || pathname === reported) return;
    const timer = setTimeout(() => {
      reported = pathname;
      const noindex = document.querySelector('meta[name="robots"][content="noindex"]') !== null;
      sendPageView(container, { pathname, title: document.title, locale, noindex });
    }, SETTLING);
    return () => clearTimeout(timer);
  }, [pathname, locale, allowed]);
  return null;
}
