import type { CountryCard } from '@waymark/model/entities/country';
import { folded } from '@waymark/model/folded';
import { choose } from '@waymark/model/localised';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePageMap } from '../../elements/map/page-map-context.ts';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import styles from './country-list.module.css';

/** All countries in alphabetical order, each with its number of items. A link leads to the country's page, and the map moves there. */
export function CountryList({ countries }: { countries: readonly CountryCard[] }) {
  const t = useTranslations('countries');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(folded(typed).trim());
  const named = useMemo(() => byName(countries, locale), [countries, locale]);
  const shown = named.filter(({ name }) => folded(name).includes(search));
  return (
    <div className={styles.list}>
      <TextField label={t('find')} type="search" value={typed} onChange={setTyped} />
      {shown.length === 0 && <EmptyState>{t('none', { name: typed })}</EmptyState>}
      <ul className={styles.rows}>
        {shown.map(({ country, name }) => (
          <li key={country.slug}>
            <CountryRow country={country} name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CountryRow({ country, name }: { country: CountryCard; name: string }) {
  const t = useTranslations('countries');
  const format = useFormatter();
  const pathTo = usePathTo();
  const { goTo } = usePageMap();
  const count = Object.values(country.counts).reduce((sum, one) => sum + one, 0);
  return (
    <Link
      className={styles.row}
      to={pathTo('countries-slug', { slug: country.slug })}
      onClick={() => goTo({ bounds: country.bounds })}
    >
      <span>{name}</span>
      <span className={styles.count} data-none={count === 0 || undefined}>
        <span aria-hidden="true">{format.number(count)}</span>
        <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
      </span>
    </Link>
  );
}

function byName(countries: readonly CountryCard[], locale: 'en' | 'fr') {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ country, name: choose(country.name, locale).value }))
    .sort((a, b) => compare(a.name, b.name));
}
