import type { CountryCard } from '@waymark/model/entities/country';
import { totalItems } from '@waymark/model/entities/total-items';
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
import { fillOf } from './fill-of.ts';

/**
 * All countries in alphabetical order: those with items, each with their number in the colour that the map fills it with, before the
 * others. A link leads to the country's page, and the map moves there.
 */
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
  /** How opaque the map fills it, from 0 to 1. */
  fill: number;
}

declare module 'react' {
  interface CSSProperties {
    /** How opaque a country is filled, in percent, for country-list.module.css. */
    '--fill'?: string;
  }
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

function CountryRow({ country, name, count, fill }: NamedCountry) {
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
        <span className={styles.count} style={{ '--fill': `${Math.round(100 * fill)}%` }}>
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
  const most = Math.max(...countries.map(({ counts }) => totalItems(counts)));
  return countries
    .map((country) => {
      const count = totalItems(country.counts);
      return { country, name: choose(country.name, locale).value, count, fill: fillOf(count, most) };
    })
    .sort((a, b) => compare(a.name, b.name));
}
