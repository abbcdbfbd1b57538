import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLastLoaded } from '../../live/core/use-last-loaded.ts';
import { useLive } from '../../live/core/use-live.ts';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { importItems } from '../../live/queries/import-queries.ts';
import { worksOfOwner } from '../../live/queries/work-queries.ts';
import { useSession } from '../../session/session.ts';
import { LoadMore } from '../../ui/controls/load-more.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { RowSkeletons } from '../../ui/display/skeleton.tsx';
import { useFoundHere } from './engine/use-found-here.ts';
import { ImportItems } from './items/import-items.tsx';
import { ownItemsOf } from './items/own-items-of.ts';
import type { PositionSlot } from './items/place-dialog.tsx';

/** How many items of one import are read at first, and more with each step. */
const STEP = 5_000;

/** The most works that the page reads. */
const MOST_WORKS = 5_000;

interface ItemsOfImportsProps {
  /** What the map shows belongs to this. */
  of: string;
  runs: readonly InstagramImport[];
  position: PositionSlot;
}

/**
 * The items of imports, live, the newest first: also those of the archive that this tab imports, as soon as it is read. Their owner can
 * place and convert them.
 */
export function ItemsOfImports({ of, runs, position }: ItemsOfImportsProps) {
  const t = useTranslations();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.id : undefined;
  const isOwner = uid !== undefined && runs.every(({ ownerId }) => ownerId === uid);
  const ids = runs.map(({ id }) => id).join(' ');
  const [most, setMost] = useState(STEP);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the imports
  const live = useLiveAll(useMemo(() => runs.map(({ id }) => importItems(id, most)), [ids, most]));
  // What is selected and filtered stays while more items are loaded.
  const { states, isLoading, isFirst } = useLastLoaded(live);
  const works = useWorks(isOwner ? uid : undefined);
  const here = useFoundHere();
  const items = useMemo(() => {
    const known = states.flatMap((state, index) => {
      const run = runs[index];
      return state.status === 'ready' && run !== undefined ? [{ run, items: state.value.items }] : [];
    });
    return ownItemsOf(known, here, most);
  }, [states, runs, here, most]);
  const hasMore = states.some((state) => state.status === 'ready' && state.value.found > most);
  const failed = states.find((state) => state.status === 'failed');
  if (failed) return <Notice kind="warning">{t(`states.${failed.reason}`)}</Notice>;
  if (isFirst) {
    return <RowSkeletons count={4} label={t('states.loading')} />;
  }
  if (items.length === 0) {
    const isRunning = runs.some(({ status }) => status === 'pending' || status === 'running');
    return <EmptyState>{t(isRunning ? 'imports.nothingYet' : 'imports.nothing')}</EmptyState>;
  }
  return (
    <>
      <ImportItems of={of} items={items} works={works} owner={isOwner ? { uid, position } : null} />
      {hasMore && (
        <LoadMore
          status={t('imports.newestShown', { count: items.length })}
          busy={isLoading}
          onMore={() => setMost(most + STEP)}
        >
          {t('card.more')}
        </LoadMore>
      )}
    </>
  );
}

/** The works of a user by their ids, as far as they are known. */
function useWorks(uid: string | undefined): ReadonlyMap<string, WorkSummary> {
  const state = useLive(
    useMemo(() => (uid === undefined ? undefined : worksOfOwner(uid, MOST_WORKS)), [uid]),
  );
  return useMemo(
    () => new Map(state.status === 'ready' ? state.value.works.map((work) => [work.id, work]) : []),
    [state],
  );
}
