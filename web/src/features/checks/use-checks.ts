import { useEffect, useState } from 'react';
import { useAllows } from '../../session/consent.ts';
import { check } from './checks.ts';
import { type Outcome, SERVICES, type ServiceName } from './outcome.ts';

/** What is known of each service so far: nothing while its check runs. */
type Outcomes = Partial<Record<ServiceName, Outcome>>;

/** Checks every service when the page opens, each by itself, and all of them again when asked to. */
export function useChecks(): { outcomes: Outcomes; running: boolean; checkAgain: () => void } {
  const [round, setRound] = useState(1);
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const allowsMaps = useAllows('maps');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, or another answer of the visitor, is another check
  useEffect(() => {
    const left = new AbortController();
    for (const service of SERVICES) {
      void check(service, left.signal).then((outcome) => {
        if (!left.signal.aborted) setOutcomes((before) => ({ ...before, [service]: outcome }));
      });
    }
    return () => left.abort();
  }, [round, allowsMaps]);
  const running = SERVICES.some((service) => outcomes[service] === undefined);
  const checkAgain = () => {
    setOutcomes({});
    setRound(round + 1);
  };
  return { outcomes, running, checkAgain };
}
