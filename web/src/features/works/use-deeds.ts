import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathToItem } from '../../i18n/paths.ts';
import { addToast, type ToastContent } from '../../ui/toast-store.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { actOnWork, type Deed, purge, type WorkFault } from './act-on-work.ts';
import { doToAll } from './do-to-all.ts';
import { useFaultSentence } from './fault-sentence.ts';
import { type UnderWay, useTurns } from './use-turns.ts';
import { canBe } from './what-can-be-done.ts';

/** What was not done, and with which works. */
export interface DeedReport {
  id: number;
  deed: Deed;
  failed: readonly { work: WorkSummary; fault: WorkFault }[];
  /** Does with these what was asked for, once more. */
  retry: () => void;
}

export interface Deeds {
  underWay: UnderWay | undefined;
  /** The oldest first; they go when something else is asked for. */
  reports: readonly DeedReport[];
  forgetReport: (id: number) => void;
  /**
   * Does something with those of these works that it can be done with, when all is over that was asked for before. The same once
   * more meanwhile is one.
   * @returns whether it was done with all of them
   */
  act: (works: readonly WorkSummary[], deed: Deed) => Promise<boolean>;
  /** Deletes for good, in its turn as well. @returns whether it was done */
  purge: (works: readonly WorkSummary[]) => Promise<boolean>;
}

let lastReport = 0;

/** What somebody does with their works, one or several at once: it tells how far it has come, and what came of it. */
export function useDeeds(uid: string): Deeds {
  const t = useTranslations('works');
  const sentenceOf = useFaultSentence();
  const navigate = useNavigate();
  const pathToItem = usePathToItem();
  const { underWay, ask } = useTurns<WorkSummary>();
  const [reports, setReports] = useState<readonly DeedReport[]>([]);
  const forgetReport = (id: number) => setReports((all) => all.filter((report) => report.id !== id));

  /**
   * @param again what another try does with those that failed
   * @returns those with which it was done
   */
  async function each(
    works: readonly WorkSummary[],
    deed: Deed,
    actOn: (work: WorkSummary) => Promise<WorkFault | undefined>,
    { onOver, again }: { onOver: () => void; again: (works: readonly WorkSummary[]) => void },
  ): Promise<WorkSummary[]> {
    const outcome = await doToAll(works, actOn, onOver);
    const failed = outcome.failed.map(({ item, fault }) => ({ work: item, fault }));
    if (failed.length > 0) {
      lastReport += 1;
      const id = lastReport;
      const retry = () => {
        forgetReport(id);
        again(failed.map(({ work }) => work));
      };
      setReports((all) => [...all, { id, deed, failed, retry }]);
    }
    return outcome.done;
  }

  function act(works: readonly WorkSummary[], deed: Deed): Promise<boolean> {
    const able = works.filter((work) => canBe(deed.action, work));
    return ask(able, JSON.stringify(deed), async (fresh, onOver) => {
      const publicIds = new Map<string, string>();
      const done = await each(
        fresh,
        deed,
        ({ id }) => actOnWork(uid, id, deed, (publicId) => publicIds.set(id, publicId)),
        { onOver, again: (failed) => void latest.current.act(failed, deed) },
      );
      if (done.length > 0) {
        addToast({
          kind: 'success',
          message: t(`done.${deed.action}`, { count: done.length }),
          action: actionAfter(deed, done, publicIds),
        });
      }
      return done;
    });
  }

  /** What can be done next about all of them: what was deleted comes back, the page of what alone was published is looked at. */
  function actionAfter(
    deed: Deed,
    done: readonly WorkSummary[],
    publicIds: ReadonlyMap<string, string>,
  ): ToastContent['action'] {
    if (deed.action === 'trash') {
      return { label: t('undo'), onAction: () => void latest.current.bringBack(done) };
    }
    const [work] = done;
    const publicId = work && done.length === 1 ? publicIds.get(work.id) : undefined;
    if (work === undefined || publicId === undefined) return undefined;
    const path = pathToItem({ kind: work.kind, id: publicId });
    return { label: t('seePage'), onAction: () => void navigate(path) };
  }

  /** As they were: what was public as it stood goes out again, because the trash took it away. */
  function bringBack(works: readonly WorkSummary[]): Promise<boolean> {
    return ask(works, 'bring back', async (fresh, onOver) => {
      const done = await each(
        fresh,
        { action: 'restore' },
        async ({ id, state }) =>
          (await actOnWork(uid, id, { action: 'restore' })) ??
          (state === 'published' ? actOnWork(uid, id, { action: 'publish' }) : undefined),
        { onOver, again: (failed) => void latest.current.bringBack(failed) },
      );
      const drafts = done.filter(({ state }) => state === 'changed').length;
      if (done.length > 0) addToast({ kind: 'success', message: t('undone', { count: done.length }) });
      if (drafts > 0) addToast({ kind: 'info', message: t('undoneAsDrafts', { count: drafts }) });
      return done;
    });
  }

  function purgeAll(works: readonly WorkSummary[]): Promise<boolean> {
    const able = works.filter((work) => canBe('purge', work));
    return ask(able, 'purge', async (fresh) => {
      const ids = fresh.map(({ id }) => id);
      const fault = await purge(uid, ids);
      if (fault === undefined) {
        addToast({ kind: 'success', message: t('done.purge', { count: ids.length }) });
        return fresh;
      }
      addToast({
        kind: 'error',
        message: sentenceOf(fault),
        action: { label: t('tryAgain'), onAction: () => void latest.current.purge(fresh) },
      });
      return [];
    });
  }

  // A toast and a report outlive the render that made them.
  const latest = useLatest({ act, bringBack, purge: purgeAll });

  /** The reports of before go when somebody asks for something else; not when its turn comes, when nobody may have read them yet. */
  const anew = <Value>(ask: () => Value): Value => {
    setReports([]);
    return ask();
  };
  return {
    underWay,
    reports,
    forgetReport,
    act: (works, deed) => anew(() => act(works, deed)),
    purge: (works) => anew(() => purgeAll(works)),
  };
}
