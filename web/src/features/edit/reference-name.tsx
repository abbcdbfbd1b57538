import type { Reference } from '@waymark/model/entities/fields';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../elements/kind-mark.tsx';
import { Localised } from '../../elements/localised.tsx';
import { oneOutlined } from '../../live/card-queries.ts';
import { Live } from '../../live/live.tsx';
import styles from './references.module.css';

/** What an item that something refers to is called, live; also one that is reachable by its address only. */
export function ReferenceName({ reference: { kind, id } }: { reference: Reference }) {
  const t = useTranslations();
  const query = useMemo(() => oneOutlined(kind, id), [kind, id]);
  return (
    <span className={styles.name}>
      <KindMark kind={kind} />
      <span>
        <Live
          query={query}
          loading={t('edit.places.loading')}
          missing={t('edit.places.gone')}
          failed={(reason) => t(`states.${reason}`)}
        >
          {({ card }) => <Localised text={card.title} />}
        </Live>
      </span>
    </span>
  );
}
