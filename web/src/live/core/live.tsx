import type { ReactNode } from 'react';
import type { FailureReason, LiveQuery, ValueSource } from './live-query.ts';
import { useLive } from './use-live.ts';

interface LiveProps<Value> {
  query: LiveQuery<Value>;
  /** The value in the page's payload. Live data replaces it without a flicker. */
  initial?: Value | undefined;
  /** It is not seen yet: what is known is shown, and nothing is listened to. */
  asleep?: boolean;
  /** The source shows whether the value answers this query or still the one before. */
  children: (value: Value, from: ValueSource) => ReactNode;
  loading: ReactNode;
  missing: ReactNode;
  failed: (reason: FailureReason) => ReactNode;
}

/**
 * Shows what `useLive` knows. It never suspends and never remounts what it shows: a part that is there before the value as well stays
 * what it is.
 */
export function Live<Value>({ query, children, loading, missing, failed, ...options }: LiveProps<Value>) {
  const state = useLive(query, options);
  if (state.status === 'ready') return children(state.value, state.from);
  if (state.status === 'failed') return failed(state.reason);
  return state.status === 'missing' ? missing : loading;
}
