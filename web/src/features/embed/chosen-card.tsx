import type { Kind } from '@waymark/model/entities/kinds';
import { picturesOf } from '@waymark/model/entities/pictures-of';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { KindLine } from '../../elements/card/kind-line.tsx';
import { Localised } from '../../elements/card/localised.tsx';
import { Thumbnail } from '../../elements/card/thumbnail.tsx';
import { usePathToItem } from '../../i18n/paths.ts';
import { Live } from '../../live/core/live.tsx';
import { oneCard } from '../../live/queries/card-queries.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styles from './chosen-card.module.css';
import { NewTabLink } from './new-tab-link.tsx';

interface ChosenCardProps {
  name: { kind: Kind; id: string };
  /** The item as the map has it, if it does. */
  known: MapItem | undefined;
  onClose: () => void;
}

/** The item that was chosen on the map, live. The card takes the focus, and returns it on closing. */
export function ChosenCard({ name: { kind, id }, known, onClose }: ChosenCardProps) {
  const t = useTranslations();
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus({ preventScroll: true });
    return () => {
      // A mark disappears when it becomes part of a cluster.
      const mark = before instanceof HTMLElement && before.isConnected ? before : undefined;
      (mark ?? document.getElementById('content'))?.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  const loading = known ? <ItemLink item={known} /> : <p>{t('states.loading')}</p>;
  return (
    <section
      ref={place}
      className={styles.card}
      tabIndex={-1}
      aria-label={t(`kind.${kind}`)}
      onKeyDown={onKeyDown}
    >
      <Live
        query={query}
        loading={loading}
        missing={<p>{t('card.gone')}</p>}
        failed={(reason) => (reason === 'unavailable' ? loading : <p>{t('card.gone')}</p>)}
      >
        {(card) => <ItemLink item={{ ...card, cover: picturesOf(card)[0]?.path ?? null }} />}
      </Live>
      <IconButton icon={X} label={t('embed.close')} size="small" onClick={onClose} />
    </section>
  );
}

type SummarisedItem = Pick<MapItem, 'kind' | 'id' | 'title' | 'cover' | 'category' | 'type' | 'colour'>;

function ItemLink({ item }: { item: SummarisedItem }) {
  const { kind, title, cover, category, type, colour } = item;
  const pathToItem = usePathToItem();
  return (
    <NewTabLink to={pathToItem(item)} className={styles.link}>
      <Thumbnail className={styles.photo} path={cover} size={64} />
      <span className={styles.text}>
        <span className={styles.title}>
          <Localised text={title} note />
        </span>
        <KindLine kind={kind} category={category} type={type} colour={colour} />
      </span>
    </NewTabLink>
  );
}
