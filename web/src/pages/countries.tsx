import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { LivePage } from '../elements/page/live-page.tsx';
import { usePageFooter } from '../elements/page/page-footer.ts';
import { PanelPage } from '../elements/page/panel-page.tsx';
import { CountryList } from '../features/countries/country-list.tsx';
import { allCountries } from '../live/queries/editorial-queries.ts';
import { type LoadedPage, loadPage } from '../services/page-loader.ts';

export const messages = ['countries'] as const;

export const loader = (args: LoaderFunctionArgs) => loadPage<'countries'>(args);

const CountriesOnMap = lazyPart(
  async () => (await import('../features/countries/countries-on-map.tsx')).loadCountriesOnMap(),
  { isAfterPage: true },
);

/** Every country with the number of its items, and filled on the map by it. */
export function Component() {
  const { payload } = useLoaderData<LoadedPage<'countries'>>();
  const t = useTranslations('countries');
  const footer = usePageFooter();
  return (
    <PanelPage name={t('title')} intro={t('intro')}>
      <LivePage query={allCountries} initial={payload?.countries}>
        {(countries) => (
          <>
            <CountryList countries={countries} />
            <CountriesOnMap countries={countries} />
          </>
        )}
      </LivePage>
      {footer}
    </PanelPage>
  );
}
