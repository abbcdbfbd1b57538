import type { Locale } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { PAGES, patternOf } from '@waymark/model/paths/pages';
import { loadScript } from '../session/load-script.ts';

/*
 * Google Tag Manager. Its container receives one event for each page view. It runs on the page and could read the address, so
 * each event carries an address without a query, which the tags of the container should use instead.
 */

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** The path of an address that no page has. */
const UNKNOWN = '/404';

interface ShownPage {
  pathname: string;
  title: string;
  locale: Locale;
  /** Whether the document asks search engines not to list it. */
  noindex: boolean;
}

interface PageView {
  event: 'page_view';
  page_path: string;
  page_location: string;
  page_title: string;
  page_language: Locale;
}

/**
 * Sends a page view to a container, whose script is loaded with the first one.
 * @param container the id of the container, such as `GTM-ABC123`
 */
export function sendPageView(container: string, page: ShownPage): void {
  window.dataLayer ??= [];
  const events = window.dataLayer;
  loadOnce(container, events);
  events.push(pageViewOf(page));
}

/**
 * A page that is not public, such as an unlisted list, has no title here, and the pattern of its path (`/lists/:id`) instead of its
 * id: whoever has its address can open it.
 */
function pageViewOf({ pathname, title, locale, noindex }: ShownPage): PageView {
  const page = matchPath(pathname)?.page;
  const isPublic = page !== undefined && PAGES[page].indexed && !noindex;
  const path = isPublic ? pathname : page === undefined ? UNKNOWN : patternOf(page, locale);
  return {
    event: 'page_view',
    page_path: path,
    page_location: location.origin + path,
    page_title: isPublic ? title : '',
    page_language: locale,
  };
}

let isLoaded = false;

function loadOnce(container: string, events: object[]): void {
  if (isLoaded) return;
  isLoaded = true;
  // The container expects this event before its script runs.
  events.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`${SCRIPT}?id=${encodeURIComponent(container)}`, 'Google Tag Manager', () => {
    // The next page view tries again.
    isLoaded = false;
  });
}
