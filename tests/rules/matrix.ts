import { assertSucceeds } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { test } from 'vitest';
import { type Actor, EVERYBODY, uidOfActor } from './actors.ts';
import { assertDenied } from './denied.ts';
import type { DatabaseOf } from './under-rules.ts';

/** Something to try on the database: who may do it, and how it is done by an actor with that uid. */
export interface Operation {
  allowed: readonly Actor[];
  run: (db: Firestore, uid: string) => Promise<unknown>;
}

export const NOBODY: readonly Actor[] = [];

/** One test for every actor and operation; an operation's name goes on from "a signed-out visitor can". */
export function testMatrix(as: DatabaseOf, operations: Readonly<Record<string, Operation>>): void {
  for (const [name, { allowed, run }] of Object.entries(operations)) {
    for (const actor of EVERYBODY) {
      const can = allowed.includes(actor);
      test(`${actor} ${can ? 'can' : 'cannot'} ${name}`, async () => {
        const attempt = run(as(actor), uidOfActor(actor));
        await (can ? assertSucceeds(attempt) : assertDenied(attempt));
      });
    }
  }
}
