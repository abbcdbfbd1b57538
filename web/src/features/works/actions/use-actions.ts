import type { Work } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import {
  type ActionAnswer,
  type ActionResult,
  actOnWork,
  purge,
  type WorkFailure,
} from '../../../elements/work-actions/act-on-work.ts';
import { bringBack } from '../../../elements/work-actions/bring-back.ts';
import { useDoneSentence } from '../../../elements/work-actions/use-done-sentence.ts';
import { useResultLink } from '../../../elements/work-actions/use-result-link.ts';
import { isApplicable, type WorkAction } from '../../../elements/work-actions/work-actions.ts';
import { useMomentFormat } from '../../../i18n/use-moment-format.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { addToast, type ToastOffer } from '../../../ui/overlays/toast-store.ts';
import { doToAll } from './do-to-all.ts';
import { actionOn, type ListedAction } from './listed-actions.ts';
import { useOptimisticValues } from './use-optimistic-values.ts';
import { type UnderWay, useSerialQueue } from './use-serial-queue.ts';

/** A failed action, and its works. */
export interface ActionReport {
  id: number;
  action: ListedAction;
  failed: readonly { work: WorkSummary; failure: WorkFailure }[];
  /** Repeats the action with these works. */
  retry: () => void;
}

export interface Actions {
  underWay: UnderWay | undefined;
  /** The oldest first. They are cleared when the user requests another action. */
  reports: readonly ActionReport[];
  forgetReport: (id: number) => void;
  /**
   * Does an action with those of the works that allow it, after all earlier actions. While it is pending, the same action is not
   * added again.
   * @returns whether it succeeded for all of them
   */
  act: (works: readonly WorkSummary[], action: ListedAction) => Promise<boolean>;
  /** Moves every work out of a project, in the trash or not, after earlier actions. @returns whether the project is empty */
  empty: (projectId: string) => Promise<boolean>;
  /** Permanently deletes the works that are in the trash after earlier actions. @returns whether it succeeded for all of them */
  purge: (works: readonly WorkSummary[]) => Promise<boolean>;
}

/** By the ids of works. */
type States = ReadonlyMap<string, Work['state'] | undefined>;

interface Hooks {
  /** Called as each work is finished. */
  onOver: () => void;
  /** Repeats the action with the works that failed. */
  again: (works: readonly WorkSummary[]) => void;
}

let lastReport = 0;

const projectOf = ({ projectId }: WorkSummary) => projectId;
const isInTrash = ({ deletedAt }: WorkSummary) => deletedAt !== undefined;

/**
 * The actions on one or several works, with their progress and their results.
 * @param works all works of the creator
 */
export function useActions(uid: string, works: readonly WorkSummary[]): Actions {
  const t = useTranslations('works');
  const sentenceOf = useFailureSentence();
  const doneSentence = useDoneSentence();
  const time = useMomentFormat();
  const resultLink = useResultLink();
  const { underWay, ask, askThen } = useSerialQueue<WorkSummary>();
  const projects = useOptimisticValues(works, projectOf);
  const trash = useOptimisticValues(works, isInTrash);
  const [reports, setReports] = useState<readonly ActionReport[]>([]);
  const forgetReport = (id: number) => setReports((all) => all.filter((report) => report.id !== id));

  /** @returns the works for which it succeeded */
  async function each(
    works: readonly WorkSummary[],
    action: ListedAction,
    actOn: (work: WorkSummary) => Promise<WorkFailure | undefined>,
    { onOver, again }: Hooks,
  ): Promise<WorkSummary[]> {
    const outcome = await doToAll(works, actOn, onOver);
    const failed = outcome.failed.map(({ item, failure }) => ({ work: item, failure }));
    if (failed.length > 0) {
      lastReport += 1;
      const id = lastReport;
      const retry = () => {
        forgetReport(id);
        again(failed.map(({ work }) => work));
      };
      setReports((all) => [...all, { id, action, failed, retry }]);
    }
    return outcome.done;
  }

  async function doTo(id: string, action: WorkAction): Promise<ActionAnswer> {
    const answer = await actOnWork(uid, id, action);
    if ('done' in answer) {
      if (action.action === 'move') projects.set(id, action.projectId);
      if (action.action === 'trash' || action.action === 'restore') trash.set(id, action.action === 'trash');
    }
    return answer;
  }

  function act(works: readonly WorkSummary[], action: ListedAction): Promise<boolean> {
    const able = works.filter((work) => isApplicable(action.action, work));
    const again = (failed: readonly WorkSummary[]) => void latest.current.act(failed, action);
    return ask(able, JSON.stringify(action), (fresh, onOver) => actNow(fresh, action, { onOver, again }));
  }

  function empty(projectId: string): Promise<boolean> {
    const action = { action: 'move', projectId: undefined } as const;
    const again = () => void latest.current.empty(projectId);
    return askThen(
      () => projects.having(projectId),
      (inside, onOver) => actNow(inside, action, { onOver, again }),
    );
  }

  async function actNow(
    works: readonly WorkSummary[],
    action: ListedAction,
    hooks: Hooks,
  ): Promise<WorkSummary[]> {
    const learnt = new Map<string, ActionResult>();
    const actOn = async ({ id }: WorkSummary) => {
      const answer = await doTo(id, actionOn(id, action));
      if ('failure' in answer) return answer.failure;
      learnt.set(id, answer.done);
      return undefined;
    };
    const done = await each(works, action, actOn, hooks);
    if (done.length > 0) {
      addToast({
        kind: 'success',
        message: doneSentence(action.action, { count: done.length, date: firstDate(action, done) }),
        ...offerAfter(action, done, learnt),
      });
    }
    return done;
  }

  /** When the first of scheduled works will be published. */
  function firstDate(action: ListedAction, done: readonly WorkSummary[]): string | undefined {
    if (action.action !== 'schedule') return undefined;
    const first = Math.min(...done.map(({ id }) => action.times[id] ?? Number.POSITIVE_INFINITY));
    return time(first);
  }

  /**
   * What a success toast offers: restoring deleted works, or a link to the page of a single published work or to a single copy.
   */
  function offerAfter(
    action: ListedAction,
    done: readonly WorkSummary[],
    learnt: ReadonlyMap<string, ActionResult>,
  ): ToastOffer {
    if (action.action === 'trash') {
      // Not the state at the time of the request: earlier actions may have published or unpublished works since.
      const states = new Map(done.map(({ id }) => [id, learnt.get(id)?.before?.state]));
      return { action: { label: t('undo'), onAction: () => void latest.current.bringAllBack(done, states) } };
    }
    const [work] = done;
    if (work === undefined || done.length > 1) return {};
    return { view: resultLink(work.kind, learnt.get(work.id) ?? {}) };
  }

  /**
   * Restores works to their earlier states.
   * @param states the states in which they went to the trash, by id
   */
  function bringAllBack(works: readonly WorkSummary[], states: States): Promise<boolean> {
    return ask(works, 'bring back', async (fresh, onOver) => {
      const done = await each(
        fresh,
        { action: 'restore' },
        async ({ id }) => {
          const answer = await bringBack(states.get(id), (action) => doTo(id, action));
          return 'failure' in answer ? answer.failure : undefined;
        },
        { onOver, again: (failed) => void latest.current.bringAllBack(failed, states) },
      );
      const drafts = done.filter(({ id }) => states.get(id) === 'changed').length;
      if (done.length > 0) addToast({ kind: 'success', message: t('undone', { count: done.length }) });
      if (drafts > 0) addToast({ kind: 'info', message: t('undoneAsDrafts', { count: drafts }) });
      return done;
    });
  }

  function purgeAll(works: readonly WorkSummary[]): Promise<boolean> {
    const able = works.filter((work) => isApplicable('purge', work));
    return ask(able, 'purge', async (fresh) => {
      // A work that an earlier action restored is not deleted, and not reported.
      const left = new Set(trash.having(true).map(({ id }) => id));
      const trashed = fresh.filter(({ id }) => left.has(id));
      if (trashed.length === 0) return [];
      const failure = await purge(
        uid,
        trashed.map(({ id }) => id),
      );
      if (failure === undefined) {
        addToast({ kind: 'success', message: doneSentence('purge', { count: trashed.length }) });
        return trashed;
      }
      addToast({
        kind: 'error',
        message: sentenceOf(failure),
        action: { label: t('tryAgain'), onAction: () => void latest.current.purge(trashed) },
      });
      return [];
    });
  }

  // A toast and a report outlive the render that created them.
  const latest = useLatest({ act, empty, bringAllBack, purge: purgeAll });

  /**
   * Clears earlier reports when the user requests an action, not when the action starts, because the user may not have read them by
   * then.
   */
  const clearingReports = <Value>(ask: () => Value): Value => {
    setReports([]);
    return ask();
  };
  return {
    underWay,
    reports,
    forgetReport,
    act: (works, action) => clearingReports(() => act(works, action)),
    empty: (projectId) => clearingReports(() => empty(projectId)),
    purge: (works) => clearingReports(() => purgeAll(works)),
  };
}
