import type { ReactNode } from 'react';
import type { FailureReason, LiveQuery, ValueSource } from './live-query.ts';
import { useLive } from './use-live.ts';

interface LiveProps<Value> {
  query: LiveQuery<Value>;
  /** The value in the page's payload. Live data replaces it without a flicker. */
  initial?: Value | undefined;
  /** Set while the part is not in view: it shows the known state and has no listener. */
  asleep?: boolean;
  /** Set for a part that the page can wait for: it does not load the live layer, and starts with the other parts. */
  patient?: boolean;
  /** The source shows whether the value answers this query or still the one before. */
  children: (value: Value, from: ValueSource) => ReactNode;
  loading: ReactNode;
  missing: ReactNode;
  failed: (reason: FailureReason) => ReactNode;
}

/**
 * Shows the state of `useLive`. It never suspends and never remounts its content: a part that also shows before the value stays
 * mounted.
 */
export function Live<Value>({ query, children, loading, missing, failed, ...options }: LiveProps<Value>) {
  const state = useLive(query, options);
  if (state.status === 'ready') return children(state.value, state.from);
  if (state.status === 'failed') return failed(state.reason);
  return state.status === 'missing' ? missing : loading;
}
