import type { Country } from '@waymark/model/entities/country';
import { choose } from '@waymark/model/localised';
import { Maximize2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Localised, LocalisedParagraph } from '../../elements/card/localised.tsx';
import { useOpenMapAt, usePageMap } from '../../elements/map/page-map-context.ts';
import { IntlText } from '../../i18n/intl-text.tsx';
import { namesOf } from '../../i18n/names-of.ts';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Fact, Facts } from '../../ui/display/facts.tsx';
import styles from './country-view.module.css';

interface CountryViewProps {
  country: Country;
  /** The link to the list of countries. */
  above: ReactNode;
  /** The items in the country. */
  children: ReactNode;
}

/** The page of a country: its summary, facts and items. The map shows the whole country. */
export function CountryView({ country, above, children }: CountryViewProps) {
  const t = useTranslations();
  const locale = useLocale();
  const pathTo = usePathTo();
  const { bounds, frame, slug } = country;
  const { goTo } = usePageMap();
  useOpenMapAt(
    slug,
    useMemo(() => ({ bounds: frame ?? bounds }), [frame, bounds]),
  );
  return (
    <article className={styles.country}>
      <title>{`${choose(country.name, locale).value} · ${t('brand')}`}</title>
      <header className={styles.head}>
        {above}
        <h1>
          <Localised text={country.name} />
        </h1>
        <LocalisedParagraph className={styles.summary} text={country.summary} />
        {frame && (
          <Button kind="secondary" size="small" icon={Maximize2} onClick={() => goTo({ bounds })}>
            {t('countries.whole')}
          </Button>
        )}
      </header>
      <CountryFacts country={country} />
      {Object.values(country.counts).every((count) => count === 0) && (
        <EmptyState
          action={
            <ButtonLink kind="secondary" to={pathTo('creators-join', {})}>
              {t('countries.first')}
            </ButtonLink>
          }
        >
          {t('countries.nothing', { name: choose(country.name, locale).value })}
        </EmptyState>
      )}
      {children}
    </article>
  );
}

function CountryFacts({ country: { capital, languages, currency } }: { country: Country }) {
  const t = useTranslations('countries');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <Facts>
      {capital && <Fact name={t('capital')} value={<Localised text={capital} />} />}
      {languages.length > 0 && (
        <Fact
          name={t('languages', { count: languages.length })}
          value={<IntlText>{format.list(namesOf('language', languages, locale))}</IntlText>}
        />
      )}
      {currency && (
        <Fact
          name={t('currency')}
          value={<IntlText>{format.list(namesOf('currency', [currency], locale))}</IntlText>}
        />
      )}
    </Facts>
  );
}
