import { LOCALES, type Locale } from '@waymark/model/locale';
import { PAGE_NAMES, PAGES, type PageName } from '@waymark/model/paths/pages';
import { pathTo } from '@waymark/model/paths/path-to';
import { hasPayload, PAYLOAD_SCHEMAS, type Payload } from '@waymark/model/payloads';
import { EXAMPLE_PAYLOADS } from '@waymark/model/testing/example-payloads';
import { exampleId } from '@waymark/model/testing/examples';

/** A page that the server renders, with what the page function knows of it. */
export interface ExamplePage {
  name: string;
  page: PageName;
  locale: Locale;
  path: string;
  payload: Payload | undefined;
}

const PARAMS: Partial<Record<PageName, { id: string } | { slug: string }>> = {
  'creators-id': { id: 'ines-moreau' },
  'creators-id-contact': { id: 'ines-moreau' },
  'countries-slug': { slug: 'france' },
  'blog-slug': { slug: 'why-a-map' },
};

const RENDERED = PAGE_NAMES.filter((page) => PAGES[page].rendered);

/** Every page that the server renders, in each language. */
export const EXAMPLE_PAGES: readonly ExamplePage[] = RENDERED.flatMap((page) =>
  LOCALES.map((locale) => ({
    name: `${page} in ${locale}`,
    page,
    locale,
    // The parameters are those of the page.
    path: pathTo(page, (PARAMS[page] ?? { id: exampleId() }) as never, locale),
    payload: hasPayload(page) ? (PAYLOAD_SCHEMAS[page].parse(EXAMPLE_PAYLOADS[page]) as Payload) : undefined,
  })),
);
