import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportOpened } from '../services/search/report.ts';

/** Reports a page to which a search led. */
export function FoundPages() {
  const { pathname } = useLocation();
  useEffect(() => reportOpened(pathname), [pathname]);
  return null;
}
