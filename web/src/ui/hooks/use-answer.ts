import { useEffect, useState } from 'react';

/** An answer, with the question that it answers. */
interface Answered<Question, Answer> {
  question: Question;
  answer: Answer;
}

/**
 * The last answer to the questions of a component; undefined before the first. An answer that comes after the question has changed is
 * dropped, and the answer before stays until the next one: its `question` says whether it still fits.
 *
 * @param question the same object while it asks the same; undefined to ask nothing
 * @param ask a function that stays the same. It handles its own failures; what it throws once the signal is aborted is dropped.
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): Answered<Question, Answer> | undefined {
  const [answered, setAnswered] = useState<Answered<Question, Answer>>();
  useEffect(() => {
    if (question === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    void ask(question, signal).then(
      (answer) => {
        if (!signal.aborted) setAnswered({ question, answer });
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [question, ask]);
  return answered;
}
