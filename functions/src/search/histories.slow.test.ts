import { pseudoRandom } from '@waymark/model/pseudo-random';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullRun } from '../testing/full-run.ts';
import {
  MemoryEngine,
  MemoryLeases,
  MemoryQueue,
  MemorySources,
  type Step,
} from '../testing/memory-search.ts';
import { drain } from './queue/drain.ts';
import { repairSearch, searchDifferences } from './rebuild/differences.ts';
import { rebuildIndex } from './rebuild/rebuild.ts';
import { RebuildLostError, RebuildRunningError } from './rebuild/rebuild-lease.ts';
import type { SearchIndex } from './search-index.ts';

/** A write of a document and the fate of its event, or a rebuild. */
const action = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      what: fc.constant('write' as const),
      // Few documents, so that they change, hide, go and come back.
      path: fc.nat({ max: 12 }).map((n) => `posts/${String(n).padStart(20, 'p')}`),
      to: fc.option(fc.record({ words: fc.constantFrom(0, 3, 3_000, 9_000), isPublic: fc.boolean() }), {
        freq: 5,
        nil: undefined,
      }),
      event: fc.constantFrom('once' as const, 'once' as const, 'twice' as const, 'late' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('rebuild' as const), isKilled: fc.boolean() }) },
);

const history = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 60, size: 'max' }),
  seed: fc.nat(),
  /** Whether events are dropped and processes die at any step, which only comparing everything repairs. */
  isHarmed: fc.boolean(),
});

class Fault extends Error {}

/** How work may fail. It is tried again, or the schedule does it later. */
const EXPECTED = [Fault, RebuildRunningError, RebuildLostError];

interface Parts {
  sources: MemorySources;
  engine: MemoryEngine;
  pending: MemoryQueue;
  changed: MemoryQueue;
  works: MemoryQueue;
  leases: MemoryLeases;
}

function newParts(): Parts {
  return {
    sources: new MemorySources(),
    engine: new MemoryEngine(),
    pending: new MemoryQueue(),
    changed: new MemoryQueue(),
    works: new MemoryQueue(),
    leases: new MemoryLeases(),
  };
}

/** @param steps before each use of the database, and before each of the engine */
function searchOf(parts: Parts, steps: { database?: Step; engine?: Step } = {}): SearchIndex {
  return {
    sources: parts.sources.withSteps(steps.database),
    engine: parts.engine.withSteps(steps.engine),
    pending: parts.pending.withSteps(steps.database),
    changed: { waymark: parts.changed.withSteps(steps.database), works: parts.works.withSteps() },
    leases: parts.leases,
  };
}

/** Runs a history with events, drains and rebuilds in any order, each of which pauses at every step. */
async function live({
  actions,
  seed,
  isHarmed,
}: typeof history extends fc.Arbitrary<infer History> ? History : never): Promise<Parts> {
  const parts = newParts();
  const random = pseudoRandom(seed);
  const waiting: (() => void)[] = [];
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.splice(Math.floor(random() * (waiting.length + 1)), 0, resolve);
    });
  let isFaulty = true;
  const steps = {
    database: async () => {
      await turn();
      if (isFaulty && isHarmed && random() < 0.01) throw new Fault('A process died');
    },
    // Refused for now, or down: nothing, half or all of what was written is in the index.
    engine: async () => {
      await turn();
      if (isFaulty && random() < 0.03) throw new Fault('429');
    },
  };
  /** A rebuild that is killed stops at a step forever. */
  const killed: Step = async () => {
    if (random() < 0.3) await new Promise(() => {});
    await turn();
  };
  const running = new Set<Promise<unknown>>();
  const run = (work: () => Promise<unknown>) => {
    const ended: Promise<unknown> = work()
      .catch((error) => {
        if (!EXPECTED.some((Expected) => error instanceof Expected)) throw error;
      })
      .finally(() => running.delete(ended));
    running.add(ended);
  };
  const react = (path: string) =>
    run(async () => {
      await parts.pending.withSteps(turn).add([path]);
      await drain(searchOf(parts, steps));
    });
  const pass = async (times: number) => {
    for (let n = 0; n < times; n++) {
      waiting.shift()?.();
      await new Promise(setImmediate);
    }
  };

  for (const next of actions) {
    if (next.what === 'rebuild') {
      if (next.isKilled) {
        void rebuildIndex(searchOf(parts, { database: killed, engine: killed }), 'waymark').catch(() => {});
        parts.leases.expire();
      } else run(() => rebuildIndex(searchOf(parts, steps), 'waymark'));
    } else {
      const { path, to, event } = next;
      if (to === undefined) parts.sources.documents.delete(path);
      else parts.sources.documents.set(path, { ...to, title: `version${Math.floor(random() * 1e6)}` });
      if (!(isHarmed && random() < 0.1)) {
        if (event === 'late') void turn().then(() => react(path));
        else react(path);
        if (event === 'twice') react(path);
      }
    }
    await pass(Math.floor(random() * 12));
  }
  isFaulty = false;
  while (waiting.length > 0 || running.size > 0) await pass(1);
  // The schedule goes on after an outage.
  await drain(searchOf(parts));
  if (isHarmed) await repairSearch(searchOf(parts), 'waymark');
  return parts;
}

async function contentOf(parts: Parts): Promise<Map<string, unknown>> {
  return new Map([...parts.engine.records('waymark')].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The index that a rebuild makes of the same documents. */
async function rebuilt({ sources }: Parts): Promise<Map<string, unknown>> {
  const parts = { ...newParts(), sources };
  await rebuildIndex(searchOf(parts), 'waymark');
  return await contentOf(parts);
}

test('after any history the index is what a rebuild makes, and nothing waits', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const parts = await live(one);
      expect(await contentOf(parts)).toEqual(await rebuilt(parts));
      expect(parts.pending.size).toBe(0);
      const left: unknown[] = [];
      for await (const difference of searchDifferences(searchOf(parts), 'waymark')) left.push(difference);
      expect(left).toEqual([]);
    }),
    { numRuns: isFullRun ? 400 : 20 },
  );
}, 1_800_000);
