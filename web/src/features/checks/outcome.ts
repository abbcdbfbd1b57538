import type { AllMessages } from '../../i18n/messages.ts';
import type { CheckAnswer } from '../../services/checks/ask.ts';

/** The services that are checked, in the order of the page. */
export const SERVICES = [
  'hosting',
  'payloads',
  'api',
  'database',
  'storage',
  'authentication',
  'identity',
  'appCheck',
  'search',
  'map',
  'streets',
  'geocoder',
  'translator',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The keys of the messages about a service. */
type OutcomeMessage = keyof AllMessages['checks']['says'];

/**
 * The state of a service; `off` if it is not configured, `notAsked` if the visitor has to agree before it is contacted, `warns` if it
 * works with a setting that lets attackers in.
 */
export interface Outcome {
  state: 'works' | 'warns' | 'failed' | 'off' | 'notAsked';
  says: OutcomeMessage;
  values?: Record<string, string | number>;
  /** The response time. */
  milliseconds?: number;
}

/** The longest duration of a check, in milliseconds. */
export const TIMEOUT = 8_000;

export const TIMEOUT_SECONDS = TIMEOUT / 1_000;

/** The outcome of an answer. `describe` names the message for a correct answer. */
export function outcomeOf<Found>(
  { request, milliseconds, ...answer }: CheckAnswer<Found>,
  describe: (found: Found) => Pick<Outcome, 'says' | 'values'>,
): Outcome {
  if ('found' in answer) return { state: 'works', milliseconds, ...describe(answer.found) };
  const { reason, ...values } = answer.failure;
  return { state: 'failed', says: reason, values: { request, seconds: TIMEOUT_SECONDS, ...values } };
}
