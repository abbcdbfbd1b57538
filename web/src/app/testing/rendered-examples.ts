import { LOCALES, type Locale } from '@waymark/model/locale';
import { PAGE_NAMES, PAGES, type PageName } from '@waymark/model/paths/pages';
import { hasPayload, PAYLOAD_SCHEMAS, type Payload } from '@waymark/model/payloads';
import { examplePath } from '@waymark/model/testing/example-path';
import { EXAMPLE_PAYLOADS } from '@waymark/model/testing/example-payloads';

/** A page that the server renders, with what the page function knows of it. */
export interface ExamplePage {
  name: string;
  page: PageName;
  locale: Locale;
  path: string;
  payload: Payload | undefined;
}

const RENDERED = PAGE_NAMES.filter((page) => PAGES[page].rendered);

/** Every page that the server renders, in each language. */
export const EXAMPLE_PAGES: readonly ExamplePage[] = RENDERED.flatMap((page) =>
  LOCALES.map((locale) => ({
    name: `${page} in ${locale}`,
    page,
    locale,
    path: examplePath(page, locale),
    payload: hasPayload(page) ? (PAYLOAD_SCHEMAS[page].parse(EXAMPLE_PAYLOADS[page]) as Payload) : undefined,
  })),
);
