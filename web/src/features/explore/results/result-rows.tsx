import { distance } from '@waymark/model/geography/distance';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link, useLinkClickHandler } from 'react-router';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { Thumbnail } from '../../../elements/card/thumbnail.tsx';
import { FoundKind, FoundMark } from '../../../elements/found/found-kind.tsx';
import { FoundSnippet, FoundTitle } from '../../../elements/found/found-title.tsx';
import { pathToHit } from '../../../elements/found/path-to-hit.ts';
import { ItemPicture } from '../../../elements/map/item-picture.tsx';
import { highlighting } from '../../../elements/map/page-map-context.ts';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { ownPosition } from '../../../map/own-position.ts';
import { reportChosen, reportShown } from '../../../services/search/report.ts';
import { useDistance } from '../../../session/use-distance.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useStore } from '../../../ui/hooks/store.ts';
import listStyles from '../list/in-view-list.module.css';
import rowStyles from '../list/item-row.module.css';
import { rowId } from '../list/item-row.tsx';
import { PORTION, usePortions } from '../list/use-portions.ts';
import { useExploreState } from '../state/explore-context.ts';
import { itemOfHit } from './items-found.ts';
import styles from './result-rows.module.css';

interface ResultRowsProps {
  /** The results that are known, and how many there are. */
  results: { hits: readonly SearchHit[]; total: number };
  /** Asks for further results; absent where no more can be asked for. */
  more?: (() => void) | undefined;
  /** Whether an answer with further results is on its way. */
  isBusy?: boolean;
}

/** Results as a list: what is on the map opens beside it, everything else on its own page. */
export function ResultRows({ results: { hits, total }, more, isBusy = false }: ResultRowsProps) {
  const t = useTranslations('explore');
  const locale = useLocale();
  const { highlighted, highlight, searchChoosing } = useExploreState();
  const rows = useMemo(
    () => hits.map((hit) => ({ hit, item: itemOfHit(hit), to: pathToHit(hit, locale) })),
    [hits, locale],
  );
  const format = useDistance();
  const { position: own } = useStore(ownPosition);
  // Further pages of a search leave its first result.
  const { shown, showMore, list } = usePortions(rows, hits[0]);
  const isAll = shown.length === hits.length;
  useReported(shown.map(({ hit }) => hit));
  return (
    <>
      <ol ref={list} className={listStyles.rows}>
        {shown.map(({ hit, item, to }) => (
          <li key={hit.key} className={listStyles.row}>
            <ResultRow
              hit={hit}
              item={item}
              to={to}
              choosing={item && searchChoosing(item)}
              isHighlighted={
                item !== undefined && highlighted !== null && itemKey(highlighted) === itemKey(item)
              }
              onHighlight={highlight}
              away={own && item && format(distance(own, item.position))}
            />
            {item && <LazySave item={item} title={hit.title} />}
          </li>
        ))}
      </ol>
      {(!isAll || more || isBusy) && (
        <Button
          kind="secondary"
          busy={isBusy}
          onClick={() => {
            if (hits.length - shown.length < PORTION) more?.();
            showMore();
          }}
        >
          {t('more', { count: Math.min(PORTION, total - shown.length) })}
        </Button>
      )}
    </>
  );
}

/** Reports each row of an answer once, when it is shown. */
function useReported(hits: readonly SearchHit[]) {
  const reported = useRef<{ answer: string | undefined; count: number }>({ answer: undefined, count: 0 });
  const { length: count } = hits;
  // Further pages are answers of their own, and leave the first row.
  const answer = hits[0]?.origin?.queryId;
  const report = useEffectEvent(() => {
    const from = reported.current.answer === answer ? reported.current.count : 0;
    reported.current = { answer, count };
    reportShown(hits.slice(from));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows are reported too
  useEffect(() => {
    if (answer !== undefined) report();
  }, [answer, count]);
}

interface ResultRowProps {
  hit: SearchHit;
  /** Undefined for what is not on the map. */
  item: MapItem | undefined;
  to: string;
  /** The query of the address at which it is chosen, where a plain click leads instead. */
  choosing: string | undefined;
  isHighlighted: boolean;
  onHighlight: (item: MapItem | null) => void;
  /** How far it is from the visitor, where that is known. */
  away: string | null | undefined;
}

const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { hit, item, to, choosing, isHighlighted, onHighlight, away } = props;
  const onFirstClick = useLinkClickHandler<HTMLAnchorElement>(
    choosing === undefined ? to : { search: choosing },
    { preventScrollReset: true },
  );
  return (
    <Link
      to={to}
      id={item && rowId(item)}
      // The second click of a double click would add a second step for the back button.
      onClick={(event) => {
        if (event.detail > 1) return event.preventDefault();
        reportChosen(hit, to);
        onFirstClick(event);
      }}
      data-opens-here={choosing !== undefined || undefined}
      className={rowStyles.row}
      data-highlighted={isHighlighted || undefined}
      {...(item && highlighting(onHighlight, item))}
    >
      <span className={rowStyles.picture} data-kind={hit.kind}>
        {item ? (
          <ItemPicture item={item} place="row" />
        ) : (
          <Thumbnail path={hit.cover} size={72} instead={<FoundMark hit={hit} />} />
        )}
      </span>
      <span className={rowStyles.text}>
        <span className={rowStyles.title}>
          <FoundTitle hit={hit} />
        </span>
        <FoundSnippet hit={hit} />
        <span className={styles.line}>
          <FoundKind hit={hit} />
          {away && <span>{away}</span>}
        </span>
      </span>
    </Link>
  );
});
