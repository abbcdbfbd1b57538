import { type Actor, EVERYBODY, uidOfActor } from './actors.ts';
import { testCases } from './cases.ts';

/** Something to try on a database or a bucket: who may do it, and how it is done by an actor with that uid. */
interface Operation<Service> {
  allowed: readonly Actor[];
  run: (service: Service, uid: string) => Promise<unknown>;
}

export const NOBODY: readonly Actor[] = [];

/** One test for every operation, of every actor; an operation's name goes on from "a signed-out visitor can". */
export function testMatrix<Service>(
  as: (actor: Actor) => Service,
  operations: Readonly<Record<string, Operation<Service>>>,
): void {
  for (const [name, { allowed, run }] of Object.entries(operations)) {
    testCases(
      `who can ${name}`,
      EVERYBODY.map((actor) => {
        const can = allowed.includes(actor);
        return {
          name: `${actor} ${can ? 'can' : 'cannot'} ${name}`,
          allowed: can,
          attempt: () => run(as(actor), uidOfActor(actor)),
        };
      }),
    );
  }
}
