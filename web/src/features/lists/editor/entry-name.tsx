import type { ListItem } from '@waymark/model/entities/list';
import { choose } from '@waymark/model/localised';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { useLive } from '../../../live/core/use-live.ts';
import { oneCard } from '../../../live/queries/card-queries.ts';
import styles from './entry-order.module.css';

interface EntryNameProps {
  entry: ListItem;
  /** Called with the name once it is known. The function must be stable. */
  onName: (itemId: string, name: string) => void;
}

/** The name of an entry's item, live once it is in view. Where the item is no longer public, the row says so. */
export function EntryName({ entry, onName }: EntryNameProps) {
  const { kind, id, itemId } = entry;
  const t = useTranslations('card');
  const locale = useLocale();
  const place = useRef<HTMLSpanElement>(null);
  const asleep = !useHasBeenNear(place);
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  const state = useLive(query, { asleep });
  const card = state.status === 'ready' ? state.value : undefined;
  const name = card && choose(card.title, locale).value;
  useEffect(() => {
    if (name !== undefined) onName(itemId, name);
  }, [name, itemId, onName]);
  return (
    <span ref={place} className={styles.name}>
      {card && (
        <>
          <span className={styles.title}>
            <Localised text={card.title} note />
          </span>
          <KindLine kind={card.kind} category={card.category} type={card.type} />
        </>
      )}
      {state.status === 'loading' && <span className={styles.coming} />}
      {(state.status === 'missing' || state.status === 'failed') && (
        <span className={styles.gone}>{t('gone')}</span>
      )}
    </span>
  );
}
