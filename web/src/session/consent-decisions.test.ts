// @vitest-environment happy-dom
import { SERVICES } from '@waymark/model/entities/services';
import type { Consent } from '@waymark/model/entities/user';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { answerConsent, currentAnswer } from './consent.ts';
import { adopt, areSame, decide, laterOf, ownDecisions, withdrawnIn } from './consent-decisions.ts';

const decision = fc.record({ allowed: fc.boolean(), decidedAt: fc.integer({ min: 0, max: 20 }) });
const decisions: fc.Arbitrary<Consent> = fc.dictionary(fc.constantFrom(...SERVICES), decision);

beforeEach(() => localStorage.clear());

test('the later answer about each service applies, in whatever order they meet', () => {
  fc.assert(
    fc.property(decisions, decisions, decisions, (one, two, three) => {
      expect(laterOf(one, two)).toEqual(laterOf(two, one));
      expect(laterOf(laterOf(one, two), three)).toEqual(laterOf(one, laterOf(two, three)));
      expect(areSame(laterOf(one, one), one)).toBe(true);
      for (const service of SERVICES) {
        const later = laterOf(one, two)[service]?.decidedAt ?? -1;
        expect(later).toBe(Math.max(one[service]?.decidedAt ?? -1, two[service]?.decidedAt ?? -1));
      }
    }),
  );
});

test('answers that were adopted are those of this browser', () => {
  fc.assert(
    fc.property(decisions, (all) => {
      adopt(all);
      expect(ownDecisions()).toEqual(all);
    }),
  );
});

test('an answer about one service leaves the others and their times as they are', () => {
  adopt({ maps: { allowed: true, decidedAt: 1_000 }, support: { allowed: false, decidedAt: 2_000 } });
  decide('support', true, 3_000);
  expect(ownDecisions()).toEqual({
    maps: { allowed: true, decidedAt: 1_000 },
    support: { allowed: true, decidedAt: 3_000 },
  });
  expect(currentAnswer()?.allowed).toEqual(['maps', 'support']);
});

test('without an answer there are no decisions', () => {
  expect(ownDecisions()).toEqual({});
  answerConsent([]);
  expect(ownDecisions()).toEqual({});
});

test('a service is withdrawn where it was allowed before', () => {
  const before: Consent = {
    maps: { allowed: true, decidedAt: 1 },
    style: { allowed: false, decidedAt: 1 },
  };
  expect(withdrawnIn(before, {})).toEqual(['maps']);
  expect(withdrawnIn(before, { maps: { allowed: false, decidedAt: 2 } })).toEqual(['maps']);
  expect(withdrawnIn(before, before)).toEqual([]);
});
