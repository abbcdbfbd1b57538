import type { List } from '@waymark/model/entities/list';
import { daysOf, type NumberedItem } from '@waymark/model/entities/list-days';
import { picturesOf } from '@waymark/model/entities/pictures-of';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../../elements/card/localised.tsx';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { DayHeading } from '../../../elements/legs/day-heading.tsx';
import { LegLine } from '../../../elements/legs/leg-line.tsx';
import { type Leg, legsOf } from '../../../elements/legs/legs.ts';
import { LegsNote } from '../../../elements/legs/legs-note.tsx';
import { usePathToItem } from '../../../i18n/paths.ts';
import type { EntryWithCard } from '../../../live/queries/read-list.ts';
import { type Failure, failureOf } from '../../../session/failure.ts';
import { useAnswer } from '../../../ui/hooks/use-answer.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import styles from './booklet.module.css';
import { PrintedMap } from './printed-map.tsx';
import { QrCode } from './qr-code.tsx';

/** How long printing waits for pictures and the map, in milliseconds. Then it prints without the missing ones. */
const PATIENCE = 8_000;

interface BookletProps {
  list: List;
  /** The list was printed, or printing failed. */
  onDone: () => void;
}

/** The whole list on paper. It is read again, because the page shows only the first entries, and printed when its pictures have loaded and its map is painted. */
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
    const { readList } = await import('../../../live/queries/read-list.ts');
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
  const [map] = useState(() => Promise.withResolvers<void>());
  const hasMap = list.bounds !== undefined;
  useEffect(() => {
    let isGone = false;
    const pictures = [...(pages.current?.querySelectorAll('img') ?? [])].map((picture) => picture.decode());
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([Promise.allSettled([...pictures, hasMap && map.promise]), late]).then(() => {
      if (isGone) return;
      print();
      latest.current();
    });
    return () => {
      isGone = true;
    };
  }, [latest, map, hasMap]);
  const address = new URL(pathToItem({ kind: 'list', id: list.id }), location.origin).href;
  const legs = useMemo(() => legsOf(list), [list]);
  const found = new Map(entries.map((one) => [one.entry.itemId, one]));
  return (
    <section ref={pages} className={styles.booklet} aria-label={t('listEdit.booklet')}>
      <header className={styles.head}>
        <div className={styles.text}>
          <KindLine kind="list" />
          <h1>
            <Localised text={list.title} note />
          </h1>
          <LocalisedParagraph text={list.summary} />
          <p className={styles.address}>{address}</p>
        </div>
        <QrCode address={address} className={styles.code} />
      </header>
      <PrintedMap list={list} onPainted={map.resolve} />
      {daysOf(entries.map(({ entry }) => entry)).map(({ day, heading, items }) => (
        <div key={heading?.itemId ?? ''}>
          {heading && <DayHeading heading={heading} legs={legs.filter((leg) => leg.day === day)} />}
          <ol className={styles.entries} start={items[0]?.number}>
            {items.map(({ item, number }) => (
              <PrintedEntry
                key={item.itemId}
                item={item}
                number={number}
                card={found.get(item.itemId)?.card ?? null}
                address={found.get(item.itemId)?.address}
                leg={legs.find(({ to }) => to === number)}
              />
            ))}
          </ol>
        </div>
      ))}
      <LegsNote legs={legs} />
    </section>
  );
}

interface PrintedEntryProps extends NumberedItem, Pick<EntryWithCard, 'card'> {
  /** The postal address. */
  address: string | undefined;
  /** The way to this entry; undefined for the first place of a day. */
  leg: Leg | undefined;
}

function PrintedEntry({ item, number, card, address, leg }: PrintedEntryProps) {
  const t = useTranslations('card');
  const pathToItem = usePathToItem();
  const picture = card && picturesOf(card)[0];
  return (
    <li className={styles.entry}>
      <span className={styles.number}>{number}</span>
      {card === null ? (
        <p>{t('gone')}</p>
      ) : (
        <div className={styles.text}>
          {leg && <LegLine leg={leg} />}
          <h3>
            <Localised text={card.title} note />
          </h3>
          <KindLine kind={card.kind} category={card.category} type={card.type} />
          {address !== undefined && <p>{address}</p>}
          <LocalisedParagraph text={card.summary} />
          {item.note && <LocalisedParagraph className={styles.note} text={item.note} />}
          <p className={styles.address}>{new URL(pathToItem(card), location.origin).href}</p>
        </div>
      )}
      {picture && (
        <div className={styles.photo}>
          <ItemPhoto photo={picture} sizes="320px" eager decorative />
        </div>
      )}
    </li>
  );
}
