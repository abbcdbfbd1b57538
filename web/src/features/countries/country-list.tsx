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

/** All countries in alphabetical order: those with items, each with their number, before the others. A link leads to the country's page, and the map moves there. */
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
      <Rows countries={shown.filter(({ count }) => count > 0)} />
      {shown.some(({ count }) => count === 0) && (
        <section className={styles.empty} aria-labelledby="empty-countries">
          <h2 id="empty-countries">{t('empty')}</h2>
          <Rows countries={shown.filter(({ count }) => count === 0)} />
        </section>
      )}
    </div>
  );
}

interface NamedCountry {
  country: CountryCard;
  name: string;
  /** The number of its items. */
  count: number;
}

function Rows({ countries }: { countries: readonly NamedCountry[] }) {
  if (countries.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {countries.map((named) => (
        <li key={named.country.slug}>
          <CountryRow {...named} />
        </li>
      ))}
    </ul>
  );
}

function CountryRow({ country, name, count }: NamedCountry) {
  const t = useTranslations('countries');
  const format = useFormatter();
  const pathTo = usePathTo();
  const { goTo } = usePageMap();
  return (
    <Link
      className={styles.row}
      to={pathTo('countries-slug', { slug: country.slug })}
      onClick={() => goTo({ bounds: country.bounds })}
    >
      <span className={styles.flag} aria-hidden="true">
        {flagOf(country.code)}
      </span>
      <span className={styles.name}>{name}</span>
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{format.number(count)}</span>
          <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

/** The letter that stands for A in the names of flags. */
const FLAG_LETTER_A = 0x1f1e6;

/** The flag of a country: its two letters, which most systems draw as one. */
function flagOf(code: string): string {
  const letters = Array.from(code, (letter) => FLAG_LETTER_A + letter.charCodeAt(0) - 'A'.charCodeAt(0));
  return String.fromCodePoint(...letters);
}

function byName(countries: readonly CountryCard[], locale: 'en' | 'fr'): NamedCountry[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({
      country,
      name: choose(country.name, locale).value,
      count: Object.values(country.counts).reduce((sum, one) => sum + one, 0),
    }))
    .sort((a, b) => compare(a.name, b.name));
}
