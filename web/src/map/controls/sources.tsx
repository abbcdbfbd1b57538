import { Info } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import styles from './sources.module.css';

/** What the embedded map is made from: Natural Earth asks for nothing, the other two licences ask for their names. */
const SOURCES = [
  ['Natural Earth', 'https://www.naturalearthdata.com/'],
  ['world-countries (ODbL)', 'https://github.com/mledoze/countries'],
  ['GeoNames (CC BY 4.0)', 'https://www.geonames.org/'],
] as const;

/** Whose data the map shows, folded away. */
export function Sources() {
  const t = useTranslations('map');
  return (
    <details className={styles.sources}>
      <summary aria-label={t('sources')}>
        <Icon of={Info} size="1rem" />
      </summary>
      <p>
        {SOURCES.map(([name, address]) => (
          <a key={name} href={address} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
    </details>
  );
}
