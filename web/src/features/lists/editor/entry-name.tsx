import type { Card } from '@waymark/model/entities/card';
import type { ListItem } from '@waymark/model/entities/list';
import { choose } from '@waymark/model/localised';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { Told } from '../../../elements/page/told.tsx';
import { useSeen } from '../../../elements/page/use-seen.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import styles from './entry-order.module.css';

interface EntryNameProps {
  entry: ListItem;
  /** Told the name once it is known. The same function every time. */
  onName: (itemId: string, name: string) => void;
}

/** What an entry is, live once it is seen; what is no longer public says so. */
export function EntryName({ entry, onName }: EntryNameProps) {
  const t = useTranslations('card');
  const place = useRef<HTMLSpanElement>(null);
  const asleep = !useSeen(place);
  const query = useMemo(() => oneCard(entry.kind, entry.id), [entry.kind, entry.id]);
  const gone = <span className={styles.gone}>{t('gone')}</span>;
  return (
    <span ref={place} className={styles.name}>
      <Live
        query={query}
        asleep={asleep}
        loading={<span className={styles.coming} />}
        missing={gone}
        failed={() => gone}
      >
        {(card) => <Named card={card} itemId={entry.itemId} onName={onName} />}
      </Live>
    </span>
  );
}

function Named({ card, itemId, onName }: { card: Card; itemId: string } & Pick<EntryNameProps, 'onName'>) {
  const { value } = choose(card.title, useLocale());
  const hear = useCallback((name: string) => onName(itemId, name), [onName, itemId]);
  return (
    <>
      <Told value={value} onTold={hear} />
      <span className={styles.title}>
        <Localised text={card.title} note />
      </span>
      <KindLine kind={card.kind} category={card.category} />
    </>
  );
}
