import { Info } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../ui/hooks/store.ts';
import { foundStreets, showsStreets } from '../streets/found-streets.ts';
import { FoldedLinks } from './folded-links.tsx';
import styles from './map-credits.module.css';
import type { LinksProps } from './unfolded-links.tsx';

const OPEN_STREET_MAP = 'https://www.openstreetmap.org/copyright';

/** The credits of the data that the view shows. OpenStreetMap asks for its own to be on the map itself. */
export function MapCredits(props: LinksProps) {
  const t = useTranslations('map');
  // Streets may be found while the map rests.
  useStore(foundStreets);
  const hasStreets = useStore(props.here, (camera) => showsStreets(camera, props.size));
  return (
    <>
      <FoldedLinks {...props} label={t('sources')} icon={Info} of={(code) => code.SourceLinks} />
      {hasStreets && (
        <a className={styles.credit} href={OPEN_STREET_MAP} target="_blank" rel="noreferrer">
          © OpenStreetMap
        </a>
      )}
    </>
  );
}
