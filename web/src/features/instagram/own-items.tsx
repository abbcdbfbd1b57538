import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLive } from '../../live/core/use-live.ts';
import { useLiveAll } from '../../live/core/use-live-all.ts';
import { importItems } from '../../live/queries/import-queries.ts';
import { worksOfOwner } from '../../live/queries/work-queries.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { RowSkeletons } from '../../ui/display/skeleton.tsx';
import { ImportItems } from './items/import-items.tsx';
import type { OwnItem } from './items/item-filter.ts';
import type { PositionSlot } from './items/place-dialog.tsx';

/** The most items of one import, and works, that the page reads. */
const MOST = 5_000;

interface ItemsOfImportsProps {
  /** What the map shows belongs to this. */
  of: string;
  runs: readonly InstagramImport[];
  position: PositionSlot;
}

/** The items of imports, live, the newest first. Their owner can place and convert them. */
export function ItemsOfImports({ of, runs, position }: ItemsOfImportsProps) {
  const t = useTranslations();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.id : undefined;
  const isOwner = uid !== undefined && runs.every(({ ownerId }) => ownerId === uid);
  const ids = runs.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the imports
  const states = useLiveAll(useMemo(() => runs.map(({ id }) => importItems(id, MOST)), [ids]));
  const works = useWorks(isOwner ? uid : undefined);
  const items = useMemo(() => {
    const all = states.flatMap((state, index): OwnItem[] => {
      const run = runs[index];
      if (state.status !== 'ready' || run === undefined) return [];
      const isDone = run.status === 'done';
      return state.value.items.map((item) => ({ importId: run.id, item, isDone }));
    });
    return all.toSorted((one, other) => (other.item.takenAt ?? 0) - (one.item.takenAt ?? 0));
  }, [states, runs]);
  const failed = states.find((state) => state.status === 'failed');
  if (failed) return <Notice kind="warning">{t(`states.${failed.reason}`)}</Notice>;
  if (states.some(({ status }) => status === 'loading')) {
    return <RowSkeletons count={4} label={t('states.loading')} />;
  }
  if (items.length === 0) {
    const isRunning = runs.some(({ status }) => status === 'pending' || status === 'running');
    return <EmptyState>{t(isRunning ? 'imports.nothingYet' : 'imports.nothing')}</EmptyState>;
  }
  return <ImportItems of={of} items={items} works={works} owner={isOwner ? { uid, position } : null} />;
}

/** The works of a user by their ids, as far as they are known. */
function useWorks(uid: string | undefined): ReadonlyMap<string, WorkSummary> {
  const state = useLive(useMemo(() => (uid === undefined ? undefined : worksOfOwner(uid, MOST)), [uid]));
  return useMemo(
    () => new Map(state.status === 'ready' ? state.value.works.map((work) => [work.id, work]) : []),
    [state],
  );
}
