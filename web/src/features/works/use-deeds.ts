import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathToItem } from '../../i18n/paths.ts';
import { addToast, type ToastContent } from '../../ui/toast-store.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { actOnWork, type Deed, purge, type WorkFault } from './act-on-work.ts';
import { doToAll } from './do-to-all.ts';
import { useFaultSentence } from './fault-sentence.ts';
import { canBe } from './what-can-be-done.ts';

/** So long something is done with one work without a word, in milliseconds: without a connection it takes many seconds. */
const PATIENCE = 600;

/** What is under way, with several works or long with one. */
interface UnderWay {
  /** How many are over. */
  over: number;
  all: number;
}

/** What was not done, and with which works. */
export interface DeedReport {
  deed: Deed;
  failed: readonly { work: WorkSummary; fault: WorkFault }[];
  /** Does with these what was asked for, once more. */
  retry: () => void;
}

export interface Deeds {
  underWay: UnderWay | undefined;
  report: DeedReport | undefined;
  forgetReport: () => void;
  /**
   * Does something with those of these works that it can be done with. While something is under way, nothing else begins.
   * @returns whether it was done with all of them
   */
  act: (works: readonly WorkSummary[], deed: Deed) => Promise<boolean>;
  /** Deletes for good. @returns whether it was done */
  purge: (works: readonly WorkSummary[]) => Promise<boolean>;
}

/** What somebody does with their works, one or several at once: it tells how far it has come, and what came of it. */
export function useDeeds(uid: string): Deeds {
  const t = useTranslations('works');
  const sentenceOf = useFaultSentence();
  const navigate = useNavigate();
  const pathToItem = usePathToItem();
  const [underWay, setUnderWay] = useState<UnderWay>();
  const [report, setReport] = useState<DeedReport>();
  /** Until what is under way is over. */
  const running = useRef<Promise<void>>(undefined);

  async function alone<Value>(all: number, run: () => Promise<Value>): Promise<Value | undefined> {
    if (running.current !== undefined || all === 0) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    running.current = promise;
    setReport(undefined);
    const telling = setTimeout(() => setUnderWay({ over: 0, all }), all === 1 ? PATIENCE : 0);
    try {
      return await run();
    } finally {
      clearTimeout(telling);
      running.current = undefined;
      setUnderWay(undefined);
      resolve();
    }
  }

  /**
   * @param again what another try does with those that failed
   * @returns those with which it was done
   */
  async function each(
    works: readonly WorkSummary[],
    deed: Deed,
    actOn: (work: WorkSummary) => Promise<WorkFault | undefined>,
    again: (works: readonly WorkSummary[]) => void,
  ): Promise<WorkSummary[]> {
    const all = works.length;
    const outcome = await alone(all, () =>
      doToAll(works, actOn, (over) => over < all && setUnderWay({ over, all })),
    );
    if (outcome === undefined) return [];
    const failed = outcome.failed.map(({ item, fault }) => ({ work: item, fault }));
    const retry = () => again(failed.map(({ work }) => work));
    if (failed.length > 0) setReport({ deed, failed, retry });
    return outcome.done;
  }

  async function act(works: readonly WorkSummary[], deed: Deed): Promise<boolean> {
    const able = works.filter((work) => canBe(deed.action, work));
    const publicIds = new Map<string, string>();
    const done = await each(
      able,
      deed,
      ({ id }) => actOnWork(uid, id, deed, (publicId) => publicIds.set(id, publicId)),
      (failed) => void latest.current.act(failed, deed),
    );
    if (done.length === 0) return able.length === 0;
    addToast({
      kind: 'success',
      message: t(`done.${deed.action}`, { count: done.length }),
      action: actionAfter(deed, done, publicIds),
    });
    return done.length === able.length;
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
  async function bringBack(works: readonly WorkSummary[]): Promise<void> {
    // It is offered for a moment only: it waits for its turn.
    await running.current;
    const done = await each(
      works,
      { action: 'restore' },
      async ({ id, state }) =>
        (await actOnWork(uid, id, { action: 'restore' })) ??
        (state === 'published' ? actOnWork(uid, id, { action: 'publish' }) : undefined),
      (failed) => void latest.current.bringBack(failed),
    );
    const drafts = done.filter(({ state }) => state === 'changed').length;
    if (done.length > 0) addToast({ kind: 'success', message: t('undone', { count: done.length }) });
    if (drafts > 0) addToast({ kind: 'info', message: t('undoneAsDrafts', { count: drafts }) });
  }

  async function purgeAll(works: readonly WorkSummary[]): Promise<boolean> {
    const ids = works.filter((work) => canBe('purge', work)).map(({ id }) => id);
    const answer = await alone(ids.length, async () => ({ fault: await purge(uid, ids) }));
    if (answer === undefined) return false;
    if (answer.fault === undefined) {
      addToast({ kind: 'success', message: t('done.purge', { count: ids.length }) });
      return true;
    }
    addToast({ kind: 'error', message: sentenceOf(answer.fault) });
    return false;
  }

  // A toast and a report outlive the render that made them.
  const latest = useLatest({ act, bringBack });
  return { underWay, report, forgetReport: () => setReport(undefined), act, purge: purgeAll };
}
