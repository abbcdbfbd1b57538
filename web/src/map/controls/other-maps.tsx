import type { Camera } from '@waymark/model/view-codec';
import { SquareArrowOutUpRight } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/display/icon.tsx';
import type { Source } from '../../ui/hooks/store.ts';
import styles from './map-credits.module.css';

/** Links that open the view in other maps, folded by default. */
export function OtherMaps({ here }: { here: Source<Camera> }) {
  const t = useTranslations('map');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.sources} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={t('openHereIn')}>
        <Icon of={SquareArrowOutUpRight} size="0.875rem" />
      </summary>
      {isOpen && (
        <Suspense>
          <Links here={here} />
        </Suspense>
      )}
    </details>
  );
}

/** Loaded with the first press. Without a connection there are no other maps either. */
const Links = lazy(() =>
  import('./links-elsewhere.tsx').then(
    (code): Code => ({ default: code.LinksElsewhere }),
    () => ({ default: () => null }),
  ),
);

interface Code {
  default: ComponentType<{ here: Source<Camera> }>;
}
