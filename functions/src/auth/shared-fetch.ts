interface SharedFetchOptions<Answer> {
  /** How long an answer serves all who ask, from when it was asked for, in milliseconds. */
  lasts: (answer: Answer) => number;
  /** How long a failure does, from when it was known: what is down is not asked by everybody. */
  failureLasts: number;
  /** In milliseconds. */
  now?: () => number;
}

/**
 * Fetches something once for all who ask for it at once, or one soon after another.
 * @returns what asks; given an answer that was refused where it was used, it asks anew unless that has been done since
 */
export function sharedFetch<Answer extends object>(
  fetchIt: () => Promise<Answer>,
  { lasts, failureLasts, now = () => Date.now() }: SharedFetchOptions<Answer>,
): (refused?: Answer) => Promise<Answer> {
  let last: Attempt<Answer> | undefined;

  function attempt(): Attempt<Answer> {
    const at = now();
    const under: Attempt<Answer> = { promise: fetchIt(), until: Number.POSITIVE_INFINITY };
    under.promise.then(
      (answer) => {
        under.answer = answer;
        under.until = at + lasts(answer);
      },
      () => {
        under.until = now() + failureLasts;
      },
    );
    return under;
  }

  return (refused) => {
    const isOver =
      last === undefined || now() >= last.until || (refused !== undefined && last.answer === refused);
    if (last === undefined || isOver) last = attempt();
    return last.promise;
  };
}

interface Attempt<Answer> {
  promise: Promise<Answer>;
  /** Once there is one. */
  answer?: Answer;
  /** When the next one may begin: not before this one has ended. */
  until: number;
}
