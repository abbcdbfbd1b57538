import type { Kind } from '@waymark/model/entities/kinds';
import type { Section } from '@waymark/model/payloads';
import { useTranslations } from 'use-intl';
import { newestCards } from '../../live/card-queries.ts';
import { Live } from '../../live/live.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { CardGrid } from './card-grid.tsx';
import { KindMark } from './kind-mark.tsx';
import styles from './kind-section.module.css';

/** How many of a kind are shown: as many as the payload holds. */
const SHOWN = 12;

const QUERIES = new Map<Kind, ReturnType<typeof newestCards>>();

/** One query a kind for the life of the page: a new object each time would be a new query. */
function queryOf(kind: Kind) {
  const known = QUERIES.get(kind) ?? newestCards(kind, SHOWN);
  QUERIES.set(kind, known);
  return known;
}

/** The newest public items of one kind, live. */
export function KindSection({ kind, section }: { kind: Kind; section: Section | undefined }) {
  const t = useTranslations();
  return (
    <section className={styles.section} id={kind} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`} className={styles.title}>
        <KindMark kind={kind} />
        {t(`kinds.${kind}`)}
      </h2>
      <Live
        query={queryOf(kind)}
        initial={section?.cards}
        loading={<CardSkeletons count={4} label={t('states.loading')} />}
        missing={null}
        failed={(reason) => <Notice kind="warning">{t(`states.${reason}`)}</Notice>}
      >
        {(cards) => {
          const total = Math.max(section?.total ?? 0, cards.length);
          if (cards.length === 0) return <p className={styles.note}>{t('home.empty')}</p>;
          return (
            <>
              {total > cards.length && (
                <p className={styles.note}>{t('home.showing', { shown: cards.length, total })}</p>
              )}
              <CardGrid cards={cards} />
            </>
          );
        }}
      </Live>
    </section>
  );
}
