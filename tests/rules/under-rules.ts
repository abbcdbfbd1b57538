import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  type Firestore,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Actor, sessionOf } from './actors.ts';
import { projectIdOf } from './project-id.ts';

const RULES = new URL('../../firestore.rules', import.meta.url);

// The SDK warns of every denial, and most of these tests are about one.
setLogLevel('silent');

/** The database as an actor has it. */
export type DatabaseOf = (actor: Actor) => Firestore;

/**
 * Puts the tests of a file under the real rules. Each test starts with these documents, by path; null stands for a
 * document that is not there.
 */
export function underRules(documents: Readonly<Record<string, DocumentData | null>>): DatabaseOf {
  const databases = new Map<Actor, Firestore>();
  let environment: RulesTestEnvironment;
  let unruled: Firestore;

  beforeAll(async () => {
    const projectId = projectIdOf(expect.getState().testPath ?? 'unknown');
    const rules = readFileSync(RULES, 'utf8');
    environment = await initializeTestEnvironment({ projectId, firestore: { rules } });
    await environment.clearFirestore();
    unruled = openUnruled(environment);
  });

  beforeEach(async () => {
    const batch = writeBatch(unruled);
    for (const [path, data] of Object.entries(documents)) {
      if (data === null) batch.delete(doc(unruled, path));
      else batch.set(doc(unruled, path), data);
    }
    await batch.commit();
  });

  afterAll(async () => {
    await deleteApp(unruled.app);
    await environment.cleanup();
  });

  return (actor) => {
    const database = databases.get(actor) ?? open(environment, actor);
    databases.set(actor, database);
    return database;
  };
}

/** The testing library's own way around the rules opens a connection each time, which takes longer than all else in a test. */
function openUnruled({ projectId, emulators }: RulesTestEnvironment): Firestore {
  if (emulators.firestore === undefined) throw new Error('There is no Firestore emulator.');
  const firestore = getFirestore(initializeApp({ projectId }, 'unruled'));
  const { host, port } = emulators.firestore;
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: 'owner' });
  return firestore;
}

function open(environment: RulesTestEnvironment, actor: Actor): Firestore {
  const session = sessionOf(actor);
  const context =
    session === null
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(session.uid, session.token);
  return modular(context.firestore());
}

type CompatFirestore = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>;

function modular(firestore: CompatFirestore): Firestore {
  // The modular functions take either, as the testing library documents; the two types do not know of each other.
  return firestore as unknown as Firestore;
}
