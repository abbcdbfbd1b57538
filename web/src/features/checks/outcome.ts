import type { AllMessages } from '../../i18n/messages.ts';
import type { Answer } from '../../services/checks/ask.ts';

/** What is asked live, in the order in which it is shown. */
export const SERVICES = [
  'hosting',
  'payloads',
  'api',
  'database',
  'storage',
  'authentication',
  'identity',
  'search',
  'map',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/** What can be said of a service. */
type Saying = keyof AllMessages['checks']['says'];

/** How a service is; `off` where the configuration has none. */
export interface Outcome {
  state: 'works' | 'failed' | 'off';
  says: Saying;
  values?: Record<string, string | number>;
  /** How long its answer took. */
  milliseconds?: number;
}

/** How long a check waits for an answer in all, in milliseconds. */
export const PATIENCE = 8_000;

export const SECONDS = PATIENCE / 1_000;

/** What an answer means for a service, given what is said where it is the right one. */
export function outcomeOf<Found>(
  { asked, milliseconds, ...came }: Answer<Found>,
  right: (found: Found) => Pick<Outcome, 'says' | 'values'>,
): Outcome {
  if ('found' in came) return { state: 'works', milliseconds, ...right(came.found) };
  const { reason, ...values } = came.failure;
  return { state: 'failed', says: reason, values: { asked, seconds: SECONDS, ...values } };
}
