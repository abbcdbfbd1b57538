import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AccessProblems, outcomeOf, type Refusal } from './outcome-of.ts';

type Stage = { name: 'writing' } | { name: 'busy' } | ({ name: 'refused' } & Refusal);

const WRITING: Stage = { name: 'writing' };

/** One form of the page for signing in: whether it is being sent, and why it was refused. */
export function useAccessRequest() {
  const [stage, setStage] = useState(WRITING);
  const isBusy = useRef(false);

  /**
   * Sends what was entered, unless that is under way.
   * @param problems those that are known before
   * @param onRefused called once the problems are marked
   * @returns whether it succeeded
   */
  const send = async (
    problems: AccessProblems,
    ask: () => Promise<unknown>,
    onRefused: () => void,
  ): Promise<boolean> => {
    // A ref, because a second click may arrive before the stage is rendered.
    if (isBusy.current) return false;
    const refuse = (refusal: Refusal) => {
      flushSync(() => setStage({ name: 'refused', ...refusal }));
      onRefused();
      return false;
    };
    if (Object.keys(problems).length > 0) return refuse({ problems });
    isBusy.current = true;
    setStage({ name: 'busy' });
    try {
      await ask();
      setStage(WRITING);
      return true;
    } catch (error) {
      return refuse(outcomeOf(error));
    } finally {
      isBusy.current = false;
    }
  };

  /** Hides the problem of a field that is being changed, and what was said about the last attempt. */
  const change = (field: keyof AccessProblems) =>
    setStage((now) => {
      if (now.name !== 'refused') return now;
      const { [field]: _changed, ...problems } = now.problems;
      return Object.keys(problems).length > 0 ? { name: 'refused', problems } : WRITING;
    });

  return {
    isBusy: stage.name === 'busy',
    problems: stage.name === 'refused' ? stage.problems : {},
    reason: stage.name === 'refused' ? stage.reason : undefined,
    send,
    change,
  };
}
