/**
 * Fetches something for all who ask for it within a span of time at once, or one soon after another; what failed is asked for
 * again by the next.
 * @param span in milliseconds
 */
export function sharedFetch<Answer>(
  fetchIt: () => Promise<Answer>,
  { span, now = () => Date.now() }: { span: number; now?: () => number },
): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; at: number } | undefined;
  return () => {
    if (last !== undefined && now() - last.at < span) return last.answer;
    const asked = { answer: fetchIt(), at: now() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
