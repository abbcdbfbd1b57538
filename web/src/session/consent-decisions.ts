import { SERVICES, type Service } from '@waymark/model/entities/services';
import type { Consent, Decision } from '@waymark/model/entities/user';
import { useMemo, useSyncExternalStore } from 'react';
import { type ConsentAnswer, currentAnswer, onConsent, storeAnswer } from './consent.ts';

/*
 * The answers about each service, with their times. They are in this browser and in the settings of a signed-in user, and the
 * later answer about a service applies in both.
 */

/** The answers in this browser, live. */
export function useOwnDecisions(): Consent {
  const answer = useSyncExternalStore(onConsent, currentAnswer, () => undefined);
  return useMemo(() => decisionsIn(answer), [answer]);
}

/** The answers in this browser. */
export function ownDecisions(): Consent {
  return decisionsIn(currentAnswer());
}

function decisionsIn(answer: ConsentAnswer | undefined): Consent {
  if (answer === undefined) return {};
  const { at, asked, allowed, times = {} } = answer;
  return fromEntries(
    SERVICES.filter((service) => asked.includes(service)).map((service) => {
      const decidedAt = Date.parse(times[service] ?? at);
      return [service, { allowed: allowed.includes(service), decidedAt: Math.max(0, decidedAt || 0) }];
    }),
  );
}

/** Answers about one service in this browser. */
export function decide(service: Service, allowed: boolean, now = Date.now()): void {
  adopt({ ...ownDecisions(), [service]: { allowed, decidedAt: now } });
}

/** Makes these the answers of this browser. */
export function adopt(decisions: Consent): void {
  const entries = entriesOf(decisions);
  storeAnswer({
    at: new Date(Math.max(0, ...entries.map(([, { decidedAt }]) => decidedAt))).toISOString(),
    asked: entries.map(([service]) => service),
    allowed: entries.filter(([, { allowed }]) => allowed).map(([service]) => service),
    times: Object.fromEntries(
      entries.map(([service, { decidedAt }]) => [service, new Date(decidedAt).toISOString()]),
    ),
  });
}

/** The later answer about each service. At the same time a refusal counts. */
export function laterOf(one: Consent, other: Consent): Consent {
  return fromEntries(
    SERVICES.flatMap((service): [Service, Decision][] => {
      const [first, second] = [one[service], other[service]];
      const later = first && second ? laterDecision(first, second) : (first ?? second);
      return later === undefined ? [] : [[service, later]];
    }),
  );
}

export function areSame(one: Consent, other: Consent): boolean {
  return SERVICES.every(
    (service) =>
      one[service]?.allowed === other[service]?.allowed &&
      one[service]?.decidedAt === other[service]?.decidedAt,
  );
}

/** The services that the first allows and the second does not. */
export function withdrawnIn(before: Consent, after: Consent): Service[] {
  return SERVICES.filter((service) => before[service]?.allowed && !after[service]?.allowed);
}

function laterDecision(one: Decision, other: Decision): Decision {
  if (one.decidedAt !== other.decidedAt) return one.decidedAt > other.decidedAt ? one : other;
  return one.allowed ? other : one;
}

function entriesOf(decisions: Consent): [Service, Decision][] {
  return SERVICES.flatMap((service): [Service, Decision][] => {
    const decision = decisions[service];
    return decision === undefined ? [] : [[service, decision]];
  });
}

function fromEntries(entries: readonly [Service, Decision][]): Consent {
  return Object.fromEntries(entries);
}
