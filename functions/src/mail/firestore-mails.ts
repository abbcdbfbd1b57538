import { createHash } from 'node:crypto';
import { mailsDueBy } from '@waymark/model/function-queries';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isAlreadyExists } from '../platform/error-code.ts';
import { toQuery } from '../platform/to-query.ts';
import { mail } from './letter.ts';
import type { MailState } from './mail-state.ts';
import type { MailStore } from './mail-store.ts';

/** How long an address that the server refused is not written to, in milliseconds. It may exist by then. */
const SUPPRESSED_FOR = 90 * 86_400_000;

const instant = z.pipe(
  z.instanceof(Timestamp),
  z.transform((value) => value.toMillis()),
);
const common = { attempts: z.int(), createdAt: instant, purgeAt: instant };
const storedMail = z.discriminatedUnion('state', [
  z.object({ state: z.literal('queued'), mail, dueAt: instant, ...common }),
  z.object({
    state: z.enum(['sent', 'failed', 'bounced']),
    kind: z.custom<z.infer<typeof mail>['letter']['kind']>((value) => typeof value === 'string'),
    endedAt: instant,
    code: z.nullable(z.string()),
    ...common,
  }),
]);

/**
 * Mails as documents `mails/{id}`, which security rules close to everyone. A time-to-live policy deletes them
 * (firestore.indexes.json). `mailSuppressions/{hash of the address}` are the addresses that the server refused.
 */
export function firestoreMails(db: Firestore): MailStore {
  const refOf = (id: string) => db.doc(`mails/${id}`);
  return {
    async create(id, state) {
      try {
        await refOf(id).create(fieldsOf(state));
      } catch (error) {
        if (!isAlreadyExists(error)) throw error;
      }
    },
    change: (id, next) =>
      db.runTransaction(async (transaction) => {
        const state = next(stateIn(await transaction.get(refOf(id))));
        if (state !== undefined) transaction.set(refOf(id), fieldsOf(state));
        return state;
      }),
    async dueAt(instant, limit) {
      const { docs } = await toQuery(db, mailsDueBy(instant, limit)).get();
      return docs.map(({ id }) => id);
    },
    async isSuppressed(address) {
      const expires: unknown = (await suppressionRef(db, address).get()).get('expires');
      return expires instanceof Timestamp && expires.toMillis() > Date.now();
    },
    async suppress(address, code) {
      const expires = Timestamp.fromMillis(Date.now() + SUPPRESSED_FOR);
      await suppressionRef(db, address).set({ code, expires });
    },
  };
}

/** Undefined where there is no such mail. @throws Error where its document breaks the schema */
function stateIn(snapshot: DocumentSnapshot): MailState | undefined {
  return snapshot.exists ? storedMail.parse(snapshot.data()) : undefined;
}

const INSTANTS: readonly string[] = ['createdAt', 'dueAt', 'endedAt', 'purgeAt'];

function fieldsOf(state: MailState): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      INSTANTS.includes(name) && typeof value === 'number' ? Timestamp.fromMillis(value) : value,
    ]),
  );
}

/** Addresses differ by the case of their letters only in theory. */
function suppressionRef(db: Firestore, address: string) {
  const hash = createHash('sha256').update(address.toLowerCase()).digest('base64url');
  return db.doc(`mailSuppressions/${hash}`);
}
