import type { Locale } from '../locale.ts';
import type { PageName } from '../paths/pages.ts';
import { pathTo } from '../paths/path-to.ts';
import { exampleId } from './examples.ts';

const PARAMS: Partial<Record<PageName, { id: string } | { slug: string }>> = {
  'creators-id': { id: 'ines-moreau' },
  'creators-id-contact': { id: 'ines-moreau' },
  'countries-slug': { slug: 'france' },
  'blog-slug': { slug: 'why-a-map' },
};

/** A path of a page. */
export function examplePath(page: PageName, locale: Locale): string {
  // The parameters are those of the page.
  return pathTo(page, (PARAMS[page] ?? { id: exampleId() }) as never, locale);
}
