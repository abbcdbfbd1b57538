import { type Actor, ALL_ACTORS, uidOfActor } from './actors.ts';
import { testCases } from './cases.ts';

/** An operation on a database or a bucket: who may do it, and how an actor with that uid does it. */
interface Operation<Service> {
  allowed: readonly Actor[];
  run: (service: Service, uid: string) => Promise<unknown>;
}

export const NO_ACTOR: readonly Actor[] = [];

/** One test for every operation, of every actor; an operation's name continues "a signed-out visitor can". */
export function testMatrix<Service>(
  as: (actor: Actor) => Service,
  operations: Readonly<Record<string, Operation<Service>>>,
): void {
  for (const [name, { allowed, run }] of Object.entries(operations)) {
    testCases(
      `who can ${name}`,
      ALL_ACTORS.map((actor) => {
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
