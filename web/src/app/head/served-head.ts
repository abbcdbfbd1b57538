import { SERVED_ATTRIBUTE } from '@waymark/model/heads/served-attribute';

/** The tags that both the server and the application write. The title stays until the application puts its own before it. */
const SHARED = [
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[property^="og:locale"]',
];
const SERVED = `[${SERVED_ATTRIBUTE}]`;

/** The origin of the addresses in the head that the server wrote; undefined without such a head. */
export function servedOrigin(): string | undefined {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null ? undefined : new URL(canonical.href).origin;
}

/** Removes what describes the first page to crawlers and link previews, once another page is shown. */
export function removeServedTags(): void {
  removeAll(SERVED);
}

/** Removes what the server wrote into the head, where the application renders the page without taking it over. */
export function removeServedHead(): void {
  removeAll([SERVED, ...SHARED].join());
}

function removeAll(selector: string): void {
  for (const tag of document.head.querySelectorAll(selector)) tag.remove();
}
