import { expect, test } from 'vitest';
import { assertAllowed, assertDenied, restoreChanged } from './verdicts.ts';

/** One attempt, and the rules' expected answer. */
export interface Case {
  /** Its name in the message of a test that fails. */
  name: string;
  allowed: boolean;
  attempt: () => Promise<unknown>;
}

/**
 * One test of many cases. Denied cases change nothing, and so are tried at once; each allowed case starts from
 * the documents of a new test. The test names every case that went wrong.
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
