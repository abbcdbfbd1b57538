import type { List } from '@waymark/model/entities/list';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { KindLine } from '../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../elements/card/localised.tsx';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { usePathToItem } from '../../i18n/paths.ts';
import type { EntryWithCard } from '../../live/queries/read-list.ts';
import { type Failure, failureOf } from '../../session/failure.ts';
import { useAnswer } from '../../ui/hooks/use-answer.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';
import styles from './booklet.module.css';

/** How long printing waits for pictures, in milliseconds. Then it prints without the missing ones. */
const PATIENCE = 8_000;

interface BookletProps {
  list: List;
  /** The list was printed, or printing failed. */
  onDone: () => void;
}

/** The whole list on paper. It is read again, because the page shows only the first entries, and printed when its pictures have loaded. */
export function Booklet({ list, onDone }: BookletProps) {
  const answer = useAnswer(list.id, read)?.answer;
  const latest = useLatest({ onDone, sentenceOf: useFailureSentence() });
  useEffect(() => {
    if (answer === undefined || 'entries' in answer) return;
    addToast({ kind: 'error', message: latest.current.sentenceOf(answer.failure) });
    latest.current.onDone();
  }, [answer, latest]);
  return answer && 'entries' in answer && <Pages list={list} entries={answer.entries} onDone={onDone} />;
}

async function read(listId: string): Promise<{ entries: readonly EntryWithCard[] } | { failure: Failure }> {
  try {
    const { readList } = await import('../../live/queries/read-list.ts');
    return { entries: await readList(listId) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function Pages({ list, entries, onDone }: BookletProps & { entries: readonly EntryWithCard[] }) {
  const t = useTranslations();
  const pathToItem = usePathToItem();
  const pages = useRef<HTMLElement>(null);
  const latest = useLatest(onDone);
  useEffect(() => {
    let isGone = false;
    const pictures = [...(pages.current?.querySelectorAll('img') ?? [])].map((picture) => picture.decode());
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([Promise.allSettled(pictures), late]).then(() => {
      if (isGone) return;
      print();
      latest.current();
    });
    return () => {
      isGone = true;
    };
  }, [latest]);
  const addressOf = (path: string) => new URL(path, location.origin).href;
  return (
    <section ref={pages} className={styles.booklet} aria-label={t('listEdit.booklet')}>
      <header className={styles.head}>
        <KindLine kind="list" />
        <h1>
          <Localised text={list.title} note />
        </h1>
        <LocalisedParagraph text={list.summary} />
        <p className={styles.address}>{addressOf(pathToItem({ kind: 'list', id: list.id }))}</p>
      </header>
      <ol className={styles.entries}>
        {entries.map(({ entry, card }, index) => (
          <li key={entry.itemId} className={styles.entry}>
            <span className={styles.number}>{index + 1}</span>
            {card === null ? (
              <p>{t('card.gone')}</p>
            ) : (
              <div className={styles.text}>
                <h2>
                  <Localised text={card.title} note />
                </h2>
                <KindLine kind={card.kind} category={card.category} />
                <LocalisedParagraph text={card.summary} />
                {entry.note && <LocalisedParagraph className={styles.note} text={entry.note} />}
                <p className={styles.address}>{addressOf(pathToItem(card))}</p>
              </div>
            )}
            {card?.cover && (
              <div className={styles.photo}>
                <ItemPhoto photo={card.cover} sizes="320px" eager decorative />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
