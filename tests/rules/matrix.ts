import { test } from 'vitest';
import { type Actor, EVERYBODY, uidOfActor } from './actors.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

/** Something to try on a database or a bucket: who may do it, and how it is done by an actor with that uid. */
interface Operation<Service> {
  allowed: readonly Actor[];
  run: (service: Service, uid: string) => Promise<unknown>;
}

export const NOBODY: readonly Actor[] = [];

/** One test for every actor and operation; an operation's name goes on from "a signed-out visitor can". */
export function testMatrix<Service>(
  as: (actor: Actor) => Service,
  operations: Readonly<Record<string, Operation<Service>>>,
): void {
  for (const [name, { allowed, run }] of Object.entries(operations)) {
    for (const actor of EVERYBODY) {
      const can = allowed.includes(actor);
      test(`${actor} ${can ? 'can' : 'cannot'} ${name}`, async () => {
        const attempt = run(as(actor), uidOfActor(actor));
        await (can ? assertAllowed(attempt) : assertDenied(attempt));
      });
    }
  }
}
