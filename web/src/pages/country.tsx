import type { Country } from '@waymark/model/entities/country';
import { totalItems } from '@waymark/model/entities/total-items';
import type { Section } from '@waymark/model/payloads';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { LivePage } from '../elements/page/live-page.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { KindSections, SECTION_ORDERS } from '../features/content/cards/sections.tsx';
import { CountryView } from '../features/countries/country-view.tsx';
import { useCardOrder } from '../features/explore/state/use-card-order.ts';
import { usePathTo } from '../i18n/paths.ts';
import { oneCountry } from '../live/queries/editorial-queries.ts';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';

export const messages = ['countries'] as const;

export const loader = (args: LoaderFunctionArgs) => loadPage<'countries-slug'>(args);

/** A country and its items. */
export function Component() {
  const { match, payload } = useLoaderData<LoadedPage<'countries-slug'>>();
  const t = useTranslations('countries');
  const pathTo = usePathTo();
  const footer = usePageFooter();
  const slug = 'slug' in match.params ? match.params.slug : '';
  return (
    <LivePage query={useMemo(() => oneCountry(slug), [slug])} initial={payload?.country}>
      {(country) => (
        <CountryView
          country={country}
          above={
            <ButtonLink kind="quiet" size="small" icon={ArrowLeft} to={pathTo('countries', {})}>
              {t('all')}
            </ButtonLink>
          }
        >
          <Inside country={country} sections={payload?.sections} />
          {footer}
        </CountryView>
      )}
    </LivePage>
  );
}

function Inside({ country, sections }: { country: Country; sections: readonly Section[] | undefined }) {
  const { code, counts } = country;
  const narrowing = useMemo(() => ({ countryCode: code }), [code]);
  const total = totalItems(counts);
  return (
    <KindSections narrowing={narrowing} sections={sections} total={total} {...useCardOrder(SECTION_ORDERS)} />
  );
}
