import { expect, test } from 'vitest';
import { assertAllowed, assertDenied, restoreChanged } from './verdicts.ts';

/** One attempt, and what the rules have to say to it. */
export interface Case {
  /** Stands in the message of a test that fails. */
  name: string;
  allowed: boolean;
  attempt: () => Promise<unknown>;
}

/**
 * One test of many cases: those that the rules deny change nothing, and so are tried at once; each that they allow finds the documents
 * as a test does at its beginning. The test names every case that went wrong.
 */
export function testCases(name: string, cases: readonly Case[]): void {
  if (cases.length === 0) return;
  test(name, async () => {
    const denied = cases.filter(({ allowed }) => !allowed);
    const wrong = (await Promise.all(denied.map(faultOf))).flat();
    for (const one of cases.filter(({ allowed }) => allowed)) {
      await restoreChanged();
      wrong.push(...(await faultOf(one)));
    }
    expect(wrong).toEqual([]);
  });
}

async function faultOf({ name, allowed, attempt }: Case): Promise<string[]> {
  try {
    await (allowed ? assertAllowed(attempt()) : assertDenied(attempt()));
    return [];
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : error}`];
  }
}
